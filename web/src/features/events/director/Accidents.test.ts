/** What goes wrong at a table is put right in four taps, after its effect was shown; one tap undoes it. */
import { expect, it } from "vitest";
import { page, type Locator } from "vitest/browser";
import { say } from "../../../lib/words";
import type { EventTableKey } from "../../../lib/protocol.generated";
import {
  confirm,
  dialogButton,
  direct,
  directNew,
  effect,
  instead,
  key,
  lost,
  MOST_TAPS,
  noViolations,
  table,
  takeBack,
  undo,
} from "../../../testing/directing";
import { button, exact, fill, gone, press, tab, there } from "../../../testing/page";

it("does each accident in four taps", async () => {
  const directing = await directNew("accidents", 6);
  const tables = await directing.tables();
  await directing.report(new Map([...tables].map(([at, boards]) => [at, boards.slice(0, 1)])));
  const before = await directing.seen();
  const [first, second] = tables.get(1)! as [number, number];
  const sitting = before.sections[0]!.rounds[0]![0]!;
  const [ns, ew] = [sitting.ns[0]!, sitting.ew[0]!];
  const other = [1, 2, 3, 4, 5, 6].find((pair) => pair !== ns && pair !== ew)!;
  const elsewhere = Math.max(...[...tables.values()].flat()) + 1; // of the next round
  const board = page.getByRole("dialog").getByRole("button", { name: new RegExp(`^Donne ${second} `) });
  const average = dialogButton("director-average", { ns: "60", ew: "40" });
  const view = (name: string) => dialogButton(`director-view-${name}`);
  const line = (side: string, pair: number) => key(`${say(`director-${side}`)} ${pair}`);

  const accidents: Record<string, Locator[]> = {
    "not played": [view("skipped"), key(String(first))],
    "not played, not the first board": [board, average],
    ruling: [view("ruling"), average],
    exchanged: [view("exchanged"), dialogButton("director-exchange", { board: first, other: second })],
    "another board": [view("exchanged"), key(String(elsewhere))],
    "another board for the second": [board, key(String(elsewhere))],
    fouled: [view("fouled"), key(say("director-foul-side", { side: "ns" }))],
    "fouled for one side, not the first board": [board, key(say("director-foul-side", { side: "ew" }))],
    direction: [view("direction")],
    "other pair": [view("other"), instead("ns", ns, other)],
    "other pair, in the other line": [view("other"), instead("ew", ew, other)],
    late: [view("late"), lost("ew", ew, tables.get(1)!.length - 1)],
    leaves: [view("leaves"), line("ns", ns)],
    missing: [view("missing"), line("ns", ns)],
  };
  for (const [accident, choices] of Object.entries(accidents)) {
    directing.taps = 0;
    await directing.tap(table(1));
    for (const choice of choices) await directing.tap(choice);
    await effect();
    await noViolations(page.getByRole("dialog"));
    await directing.tap(dialogButton("director-confirm"));
    expect(directing.taps, accident).toBeLessThanOrEqual(MOST_TAPS);
    await gone(page.getByRole("dialog"));
    await there(undo());
    const done = await directing.seen();
    expect(done.version, accident).toBeGreaterThan(before.version);
    if (accident === "ruling") {
      await press(table(1));
      await there(page.getByRole("dialog").getByText("60–40 %"));
      await press(dialogButton("dialog-close"));
    }
    await takeBack();
    const { sections, entrants, rankings } = await directing.seen();
    expect({ sections, entrants, rankings }, accident).toEqual({
      sections: before.sections,
      entrants: before.entrants,
      rankings: before.rankings,
    });
  }

  await press(table(1));
  await press(view("phone"));
  await there(page.getByRole("img", exact(say("director-phone-code", { table: "A1" }))));
  const keys = await directing.read<EventTableKey[]>("table-keys");
  await there(page.getByRole("dialog").getByText(keys.find((each) => each.table === "A1")!.code, { exact: true }));
});

it("writes at one tap what is right of results typed from paper, and leaves a wrong line with what is wrong", async () => {
  const directing = await directNew("typed-results", 6);
  const board = (await directing.tables()).get(1)![0];
  const wrong = "99 4P S =";
  await press(table(1));
  await press(dialogButton("director-typed"));
  const typed = page.getByRole("textbox", exact(say("director-typed")));
  await fill(typed, `${board} 4P S +1\n${wrong}`);
  await press(dialogButton("director-typed-save", { lines: 2 }));
  await there(page.getByRole("alert").getByText(wrong));
  await expect.element(typed).toHaveValue(wrong);
  await noViolations();
  expect(JSON.stringify((await directing.seen()).sections)).toContain("4S+1 by S");
  await press(dialogButton("dialog-close"));
  await takeBack();
  expect(JSON.stringify((await directing.seen()).sections)).not.toContain("4S+1 by S");
});

it("gives a pair that nobody expected the place where pairs would have sat out, and sends it home at one tap", async () => {
  const directing = await directNew("unexpected-pair", 5);
  await tab("director-tab-pairs");
  const add = button("director-add", { pair: 6 });
  await press(add);
  await gone(add);
  expect((await directing.seen()).entrants).toHaveLength(6);
  await press(undo());
  await there(add);
  expect((await directing.seen()).entrants).toHaveLength(5);
});

it("names a board of an earlier round until it is in, also once the event is over", async () => {
  const directing = await direct("earlier-board", "earlier-board");
  const missed = button("director-missing-board", { board: 6, round: 2, table: 2 });
  for (const name of ["room", "more", "ranking", "room"]) {
    await tab(`director-tab-${name}`);
    await there(missed);
  }
  await directing.tap(missed);
  await directing.tap(dialogButton("director-passed"));
  await effect();
  await noViolations();
  await directing.tap(dialogButton("director-confirm"));
  expect(directing.taps).toBeLessThanOrEqual(MOST_TAPS);
  await gone(missed);
  await there(page.getByText(say("director-all-in-last")));
  await press(button("director-done-hide"));
  await gone(undo());
});

it("waits with a round for those who are not here, once the director has begun to note who is", async () => {
  const directing = await direct("arrivals", "arrivals");
  await press(button("director-start", { round: 1 }));
  await there(page.getByText(say("arrivals-unseen", { count: 1, pairs: "6" })));
  expect((await directing.seen()).sections[0]!.round).toBe(0);
  await press(button("arrivals-start-anyway"));
  await there(page.getByRole("timer"));
  expect((await directing.seen()).sections[0]!.round).toBe(1);
});

/** Whether the field that is typed in can be seen. */
function isUncovered(): boolean {
  const { left, top, bottom } = document.activeElement!.getBoundingClientRect();
  return document.elementFromPoint(left + 5, (top + bottom) / 2) === document.activeElement;
}

it("remarks on an unusual penalty with its effect, and refuses an absurd one", async () => {
  await direct("played-round", "penalty");
  await press(table(1));
  await press(dialogButton("director-view-penalty"));
  const dialog = page.getByRole("dialog");
  await press(dialog.getByText(say("ruling-other-amount")));
  const amount = dialog.getByLabelText(say("ruling-how-much"));
  const sure = dialogButton("director-confirm");
  const remark = dialog.getByText(say("event-unusual-penalty", { unit: "top", usual: 50 }));
  (amount.element() as HTMLElement).focus();
  await fill(amount, "60");
  await there(remark);
  await expect.poll(isUncovered).toBe(true);
  await expect.element(sure).toBeEnabled();
  await noViolations();
  await fill(amount, "1000");
  await there(dialog.getByText(say("event-log-penalty", { unit: "top", most: 100 })));
  await expect.element(sure).toBeDisabled();
  await fill(amount, "50");
  await gone(remark);
  await effect();
  await expect.element(sure).toBeEnabled();
});

it("does each ruling in four taps", async () => {
  const directing = await directNew("rulings", 4); // two tables, which share their boards
  await directing.report(await directing.tables());
  await there(page.getByText(say("director-all-in")));
  const dialog = page.getByRole("dialog");
  const rulings: Record<string, Locator> = {
    assigned: dialogButton("seat-E"),
    split: dialogButton("ruling-award", { percent: 40 }).first(),
    penalty: dialog.getByRole("button", { name: /^−10/ }).first(),
    substitute: dialog.getByRole("radio").first(),
  };
  const before = await directing.seen();
  for (const [ruling, choice] of Object.entries(rulings)) {
    directing.taps = 0;
    await directing.tap(table(1));
    await directing.tap(dialogButton(`director-view-${ruling}`));
    await directing.tap(choice);
    if (ruling === "substitute") await fill(page.getByLabelText(say("ruling-substitute-name")), "Zzyzx");
    await effect();
    await noViolations(page.getByRole("dialog"));
    directing.taps += 1;
    await confirm();
    expect(directing.taps, ruling).toBe(MOST_TAPS);
    await there(undo());
    const done = await directing.seen();
    expect(done.version, ruling).toBeGreaterThan(before.version);
    const same = JSON.stringify(done.rankings) === JSON.stringify(before.rankings);
    expect(same, ruling).toBe(ruling === "substitute");
    await takeBack();
    const { sections, entrants, rankings } = await directing.seen();
    expect({ sections, entrants, rankings }, ruling).toEqual({
      sections: before.sections,
      entrants: before.entrants,
      rankings: before.rankings,
    });
  }
});
