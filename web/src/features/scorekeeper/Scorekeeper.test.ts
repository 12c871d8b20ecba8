/** A match that is typed in by taps has the numbers of a table, and every entry can be undone. */
import type { Seat } from "@chelem/card-table/seats";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { LanguageCode, SheetShape } from "../../lib/protocol.generated";
import { FORMS, type Strain } from "../../lib/scorekeeping/rules";
import { NO_HONOURS, type Entry, type Setup } from "../../lib/scorekeeping/sheet";
import type { Honours } from "../../lib/scorekeeping/line";
import { button, DESKTOP, exact, fill, open, press, reopen, select } from "../../testing/page";
import recorded from "../../testing/matches.json";
import { say, signed } from "../../lib/words";

interface Recorded {
  name: string;
  setup: Setup;
  stopped: boolean;
  entries: Entry[];
  expected: Partial<Record<LanguageCode, SheetShape>>;
}

/** The most deals of a match to be typed in. */
const SHORTEST = 8;
const NAMES: Record<Seat, string> = { N: "Nora", E: "Édith", S: "Sam", W: "Will" };

/** A match of each form in French, the one with most lines among those that are not long. */
function typedMatches(): Recorded[] {
  const chosen = new Map<string, [number, Recorded]>();
  for (const match of recorded as unknown as Recorded[]) {
    const { setup, entries, expected } = match;
    const { sizes } = FORMS[setup.form]!;
    if (!expected.fr?.verdict || entries.length > SHORTEST) continue;
    if (sizes.length && !sizes.includes(setup.size!)) continue;
    const lines = expected.fr.rows.reduce((sum, row) => sum + row.lines.length, 0);
    if (lines > (chosen.get(setup.form)?.[0] ?? -1)) chosen.set(setup.form, [lines, match]);
  }
  return [...chosen.values()].map(([, match]) => match);
}

const TYPED = typedMatches();

/** A sheet, filled in by taps. */
const menu = (label: string) => page.getByRole("combobox", exact(say(label)));
const tap = (legend: string, place: number) =>
  press(page.getByRole("group", exact(legend)).getByRole("radio").nth(place));

async function begin(setup: Setup): Promise<void> {
  const info = FORMS[setup.form]!;
  await press(page.getByRole("button", { name: say(`keep-form-${setup.form}`) }).first());
  for (const seat of info.seats) await fill(page.getByLabelText(say(`seat-${seat}`), { exact: true }), NAMES[seat]);
  if (menu("keep-dealer").query()) await select(menu("keep-dealer"), setup.dealer);
  if (info.size && info.sizes.length) await select(menu(`form-${setup.form}-size`), String(setup.size));
  for (const name of Object.keys(info.options)) await select(menu(`choice-${name}`), String(setup.options[name]));
  await press(button("keep-start"));
}

async function enter(entry: Entry, setup: Setup): Promise<void> {
  const { contract, tricks, honours } = entry;
  const { game, numbered, individual, seats } = FORMS[setup.form]!;
  await press(button("keep-enter"));
  if (!contract) return press(button("keep-passed"));
  const strains: Strain[] = numbered ? ["C", "D", "H", "S", "NT"] : ["H", "D", "C", "S", "NT"];
  if (numbered) await tap(say("calc-level", { game }), contract.tricks - 7);
  await tap(say("calc-strain", { game }), strains.indexOf(contract.strain));
  if (contract.stake > 1) await tap(say("calc-doubling"), Math.log2(contract.stake));
  if (numbered) await tap(say("keep-declarer"), seats.indexOf(contract.player));
  const over = tricks - contract.tricks;
  if (individual) await tap(say("calc-result"), Number(over < 0));
  else if (numbered) await tap(say("calc-result"), over >= 0 ? over : 13 - contract.tricks - over);
  else await tap(say("calc-tricks", { game }), 13 - tricks);
  if (numbered) await enterHonoursOfAHand(honours);
  else await enterHonours(honours, contract.strain);
  await press(button("keep-save"));
}

async function enterHonoursOfAHand({ held }: Honours): Promise<void> {
  const rich = Object.entries(held).find(([, count]) => count >= 4);
  const hand = menu("keep-honours-hand");
  if (rich && hand.query()) await select(hand, `${rich[1]}${rich[0]}`);
}

async function enterHonours({ held, void: without }: Honours, strain: Strain): Promise<void> {
  for (const [seat, count] of Object.entries(held))
    for (let honour = 0; honour < count; honour++) await press(button("calc-more", { name: NAMES[seat as Seat] }));
  for (const seat of strain === "NT" ? [] : without)
    await press(page.getByRole("checkbox", exact(say("calc-void-of", { name: NAMES[seat] }))));
}

const deals = () => page.getByRole("rowheader").getByRole("button");
const texts = (css: string) => [...document.querySelectorAll(css)].map((each) => each.textContent.replace(/\s/g, ""));

const printed = (points: number) => signed(points).replace(/\s/g, "");

/** The points of each line of each deal. */
async function lines(): Promise<string[][]> {
  const found = [];
  for (const deal of deals().all()) {
    if (deal.element().getAttribute("aria-expanded") === "false") await press(deal);
    found.push(texts("td.inside .points"));
    await press(deal);
  }
  return found;
}

describe("a match that is typed in", () => {
  it.each(TYPED.map((match) => [match.name, match] as const))("has the numbers of a table: %s", async (_, match) => {
    const { setup, entries, stopped } = match;
    const expected = match.expected.fr!;
    await open("/marque");
    await begin(setup);
    for (const entry of entries) await enter(entry, setup);
    if (stopped) await press(button("keep-stop"));
    const verdict = page.getByRole("region", exact(say("verdict-title")));
    const { winner } = expected.verdict!;
    for (const seat of winner.flatMap((key) => [...key]) as Seat[])
      await expect.element(verdict.getByRole("paragraph").first()).toHaveTextContent(NAMES[seat]);
    expect(texts(".verdict dd")).toEqual(expected.columns.map(({ key }) => printed(expected.totals[key]!)));
    expect(await lines()).toEqual(expected.rows.map((row) => row.lines.map(({ points }) => printed(points))));
  });

  it("may have any form of match", () => {
    expect(new Set(TYPED.map(({ setup }) => setup.form))).toEqual(new Set(Object.keys(FORMS)));
  });
});

it("corrects a deal, deletes it and brings it back, also after the page was closed", async () => {
  const setup: Setup = { form: "rubber", size: null, first: 1, dealer: "N", options: { unfinished_partscore: 100 } };
  const contract = { player: "S", strain: "NT", tricks: 9, stake: 1 } as const;
  await open("/marque", { language: "en", size: DESKTOP });
  await begin(setup);
  await enter({ contract, tricks: 10, honours: NO_HONOURS }, setup);
  await enter({ contract: { ...contract, tricks: 7 }, tricks: 6, honours: NO_HONOURS }, setup);
  expect(texts("tfoot td.number")[0]).toBe("130");
  await press(deals().first());
  await press(button("keep-correct"));
  await tap(say("calc-result"), 0);
  await press(button("keep-save"));
  expect(await lines()).toEqual([["100"], ["100"]]);
  await press(deals().nth(1));
  await press(button("keep-remove"));
  await expect.element(deals()).toHaveLength(1);
  await press(button("keep-undo"));
  await expect.element(deals()).toHaveLength(2);
  await reopen();
  await press(button("keep-undo"));
  await expect.element(deals()).toHaveLength(1);
});
