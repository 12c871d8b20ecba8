import { describe, expect, it } from "vitest";
import { FORMS } from "../../lib/scorekeeping/rules";
import { NO_HONOURS, type Entry } from "../../lib/scorekeeping/sheet";
import recorded from "../../testing/matches.json";
import { draftOf, emptyDraft, entryOf, questionsOf, resultsOf } from "./draft";
import { pbnOf } from "./pbn";
import { isSheet, matchOf, mayStop, readSheet, type KeptSheet } from "./store";

const ENTRY: Entry = {
  contract: { player: "S", strain: "NT", tricks: 9, stake: 2 },
  tricks: 8,
  honours: NO_HONOURS,
};
const SHEET: KeptSheet = {
  id: "abc",
  setup: { form: "rubber", size: null, first: 1, options: { unfinished_partscore: 100 }, dealer: "N" },
  names: { N: 'Ann "the ace"' },
  since: "2026-11-23T09:00:00Z",
  entries: [ENTRY],
  stopped: false,
};

describe("what a device keeps", () => {
  it("is read from a file that this page wrote, as another sheet", () => {
    const read = readSheet(JSON.stringify(SHEET));
    expect({ ...read, id: "abc" }).toEqual(SHEET);
    expect(read!.id).not.toBe("abc");
  });

  it.each([
    "",
    "[]",
    "{}",
    JSON.stringify({ ...SHEET, setup: { ...SHEET.setup, form: "tarot" } }),
    JSON.stringify({ ...SHEET, setup: { ...SHEET.setup, size: 3 } }),
    JSON.stringify({ ...SHEET, entries: [{ ...ENTRY, tricks: 14 }] }),
    JSON.stringify({ ...SHEET, entries: [{ ...ENTRY, contract: { ...ENTRY.contract, stake: 3 } }] }),
    JSON.stringify({ ...SHEET, names: { N: 7 } }),
  ])("is refused if it cannot be scored: %s", (text) => {
    expect(readSheet(text)).toBeNull();
  });

  it("may be any match that the engine recorded", () => {
    for (const { setup, entries, stopped } of recorded) {
      expect(isSheet({ ...SHEET, setup, entries, stopped }), JSON.stringify(setup)).toBe(true);
    }
  });
});

it("is corrected from the draft of what was entered", () => {
  for (const { setup, entries } of recorded) {
    const info = FORMS[setup.form]!;
    for (const entry of entries as unknown as Entry[]) {
      if (!entry.contract) continue;
      const again = entryOf(info, draftOf(info, entry), entry.contract.player)!;
      expect(again.contract).toEqual(entry.contract);
      expect(again.tricks).toBe(entry.tricks);
      expect(again.honours.held).toEqual(entry.honours.held);
    }
  }
});

it("is no entry until everything has been chosen", () => {
  const info = FORMS.rubber!;
  const draft = { ...emptyDraft(), number: 3, strain: "NT" as const, player: "S" as const };
  expect(entryOf(info, draft, "N")).toBeNull();
  expect(entryOf(info, { ...draft, result: 5 }, "N")).toBeNull();
  expect(entryOf(info, { ...draft, result: -1, doublings: 1 }, "N")).toEqual(ENTRY);
  expect(resultsOf(info, draft)).toEqual([0, 1, 2, 3, 4, -1, -2, -3, -4, -5, -6, -7, -8, -9]);
});

it("asks for doublings as far as the game has them", () => {
  const { seven, thirty, deals, chicago, duplicate } = FORMS;
  expect(questionsOf(seven!, { mark: "simplified", redouble: false }).doublings).toBe(1);
  expect(questionsOf(seven!, { mark: "traditional", redouble: false }).doublings).toBe(2);
  expect(questionsOf(deals!, {}).doublings).toBe(0);
  expect(questionsOf(thirty!, { doubling: "unlimited" }, "H").doublings).toBe(10);
  // RULES 1.4: at most hearts 64, diamonds 96, notrump 96.
  expect(
    (["H", "D", "C", "S", "NT"] as const).map((s) => questionsOf(thirty!, { doubling: "hundred" }, s).doublings),
  ).toEqual([3, 4, 4, 5, 3]);
  expect(questionsOf(chicago!, { chicago_honours: false }).honours).toBeNull();
  expect(questionsOf(duplicate!, {}).honours).toBeNull();
  expect(questionsOf(thirty!, {}).honours).toBe("places");
});

it("stops early with its bonuses only where the rules have them", () => {
  expect(mayStop(SHEET)).toBe(true);
  expect(mayStop({ ...SHEET, entries: [] })).toBe(false);
  const setup = { ...SHEET.setup, form: "chicago" };
  expect(mayStop({ ...SHEET, setup })).toBe(false);
});

it("is written as PBN without cards", () => {
  const text = pbnOf(SHEET, matchOf(SHEET));
  expect(text).toContain("[North \"Ann 'the ace'\"]\n");
  expect(text).toContain('[Declarer "S"]\n[Contract "3NTX"]\n[Result "8"]\n[Score "NS -100"]\n');
});
