/** Other kinds of events, Swiss draws, and movements that change under way, by the director's taps. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type {
  EventLogEntry,
  EventMatchResult,
  EventShape,
  EventSitting,
  EventTableKey,
} from "../../../../lib/protocol.generated";
import { say } from "../../../../lib/words";
import {
  confirm,
  dialogButton,
  direct,
  type Directing,
  effect,
  noViolations,
  opened,
  openRoom,
  proposed,
  table,
  takeBack,
  undo,
} from "../../../../testing/directing";
import { ask, button, exact, fill, gone, open, press, reading, tab, there } from "../../../../testing/page";
import { scene } from "../../../../testing/recorded";

/** Open an event of a kind with a section of each size. */
async function openKind(name: string, kind: string, ...sizes: number[]): Promise<Directing> {
  await scene("nobody", name);
  await open("/club");
  await press(button("director-new"));
  await press(reading(say("plan-kind", { kind })));
  for (let section = 1; section < sizes.length; section++) await press(button("plan-add-section"));
  for (const [place, size] of sizes.entries()) await fill(page.getByRole("spinbutton").nth(place), String(size));
  await press(button("director-open"));
  return opened();
}

async function start(): Promise<void> {
  await press(button("director-start", { round: 1 }));
  await there(page.getByRole("timer"));
}

const pairs = (sittings: EventSitting[]) => sittings.flatMap(({ ns, ew }) => [...ns, ...ew]);
const round = async (directing: Directing, number: number) => (await directing.seen()).sections[0]!.rounds[number - 1]!;

it("draws a Swiss of teams again, changed by two taps, and shows everybody both draws", async () => {
  const directing = await openKind("swiss-of-teams", "swiss-teams", 6);
  await start();
  await directing.report(await directing.tables());
  await there(page.getByText(say("director-all-in")));
  await press(button("plan-draw", { round: 2 }));
  const dialog = page.getByRole("dialog");
  const name = new RegExp(`^${say("plan-draw-number", { number: "" }).slice(0, 6)}`);
  const numbers = dialog.getByRole("button", { name });
  await expect.poll(() => numbers.elements().length).toBe(6);
  await noViolations();
  await press(numbers.nth(0));
  await press(numbers.nth(2));
  await there(dialog.getByText(say("plan-draw-changed")));
  await press(dialogButton("plan-draw-restore"));
  await confirm("plan-draw-confirm");
  await press(button("director-start", { round: 2 }));
  const { rounds } = (await directing.seen()).sections[0]!;
  await there(page.getByText(say("director-round", { round: 2, rounds: rounds.length })));
  await directing.report(await directing.tables(), 2);
  await there(page.getByText(/^Tous les résultats/));
  expect((await directing.seen()).rankings?.[0]?.unit).toBe("vp");

  await open(`/tournoi/${directing.code}`, { again: true });
  await there(page.getByRole("heading", exact(say("plan-draws"))));
  expect(page.getByText(say("plan-draw-file")).elements()).toHaveLength(2);
  await noViolations();
});

it("changes the next rounds of one section of two, with the effect shown, and changes them back", async () => {
  const directing = await openKind("two-sections", "pairs", 10, 8);
  const second = page.getByRole("region", exact(say("director-section", { section: "B" })));
  await press(second.getByRole("button", exact(say("director-start", { round: 1 }))));
  await there(second.getByRole("timer"));
  const before = await directing.seen();
  expect(before.sections.map((section) => section.round)).toEqual([0, 1]);
  expect(before.entrants).toHaveLength(18);
  await press(second.getByRole("button", exact(say("plan-change"))));
  await fill(page.getByRole("dialog").getByLabelText(say("plan-change-rounds")), "2");
  await there(dialogButton("plan-change-save", { round: 2 }));
  await noViolations();
  await confirm("plan-change-save", { round: 2 });
  expect((await directing.seen()).sections[1]!.rounds).toHaveLength(3);
  await takeBack();
  expect((await directing.seen()).sections[1]!.rounds).toEqual(before.sections[1]!.rounds);
});

it("offers another draw without a pair that has left before the round begins", async () => {
  const directing = await direct("drawn-swiss", "drawn-again");
  await there(button("plan-draw-show"));
  const again = button("plan-draw-again", { round: 1 });
  expect(again.query()).toBeNull();
  const left: EventLogEntry = { event: "withdrew", entrant: 5, round: 1 };
  await directing.write(left);
  await there(reading(say("plan-draw-gone", { count: 1, pairs: "5", round: 1 })));
  await noViolations();
  await press(again);
  await confirm("plan-draw-confirm");
  await gone(again);
  expect(pairs(await round(directing, 1))).not.toContain(5);
  await press(undo());
  await there(again);
  await press(button("director-start", { round: 1 }));
  await gone(again);
});

it("voids a match, rules wrong opponents, and keeps a pair at its table, which the next draw respects", async () => {
  const directing = await openKind("void-match", "swiss-pairs", 6);
  await start();
  await directing.report(await directing.tables());
  await there(page.getByText(say("director-all-in")));
  const sitting = (await round(directing, 1)).find((each) => each.table === 3)!;
  const [first, second] = [sitting.ns[0]!, sitting.ew[0]!];
  const before = (await directing.seen()).rankings;
  await press(table(3));
  await press(dialogButton("director-view-void"));
  await press(dialogButton("ruling-void-first", { first, second, round: 1 }));
  await effect();
  await noViolations();
  await confirm();
  await there(undo());
  expect((await directing.seen()).rankings).not.toEqual(before);
  await takeBack();
  expect((await directing.seen()).rankings).toEqual(before);

  await tab("director-tab-pairs");
  await press(button("ruling-edit-who", { pair: second }));
  await noViolations();
  await press(dialogButton("ruling-stationary"));
  await effect();
  await confirm("ruling-stationary-stays");
  await there(reading(say("ruling-now", { what: "stationary", amount: "", round: 0 })));
  await press(button("ruling-edit-who", { pair: first }));
  await press(dialogButton("ruling-added"));
  await fill(page.getByRole("spinbutton", exact(say("ruling-carried"))), "2.5");
  await effect();
  await confirm();

  await press(button("ruling-edit-who", { pair: first }));
  await press(dialogButton("ruling-mismatch"));
  await press(dialogButton("ruling-mismatch-lower"));
  await effect();
  await noViolations();
  await confirm();
  const ruled = (await directing.log()).at(-1);
  expect(ruled).toMatchObject({ event: "mismatched", round: 1, entrant: first, side: "lower" });

  await tab("director-tab-room");
  await press(button("plan-draw", { round: 2 }));
  await confirm("plan-draw-confirm");
  const kept = (await round(directing, 2)).find((each) => each.ns.includes(second));
  expect(kept?.table).toBe(3);
});

it("lets two teams play one match from one set of boards, half of them at each table", async () => {
  await scene("nobody", "one-set-of-boards");
  await open("/club");
  await press(button("director-new"));
  await press(reading(say("plan-kind", { kind: "teams" })));
  await fill(page.getByRole("spinbutton").first(), "2");
  const copies = page.getByRole("group", { name: say("plan-ask-copies") });
  await press(copies.getByText(say("plan-copies", { copies: 1 }), { exact: true }));
  await there(page.getByText(say("plan-copies-why", { kind: "teams", copies: 1 })));
  await press(button("director-open"));
  const directing = await opened();
  await start();
  const [boards, others] = (await round(directing, 1)).map((sitting) => sitting.boards) as [number[], number[]];
  const half = Math.floor(boards.length / 2);
  const [first, second] = [boards.slice(0, half), boards.slice(half)];
  expect(others).toEqual([...second, ...first]);

  const keys = await directing.read<EventTableKey[]>("table-keys");
  await open(`/tournoi/${directing.code}/A1#key=${keys.find(({ table }) => table === "A1")!.key}`);
  const exchange = (code: string, part: number[]) =>
    there(page.getByText(say(code, { count: half, boards: `${part[0]}–${part.at(-1)}`, table: 2 })));
  await exchange("desk-exchange-first", first);
  await noViolations();
  await directing.report(new Map([first, second].map((part, place) => [place + 1, part])));
  await exchange("desk-exchange-now", second);
  await directing.report(new Map([second, first].map((part, place) => [place + 1, part])));
  await openRoom(directing);
  await press(button("director-start", { round: 2 }));
  await there(page.getByText(say("director-round", { round: 2, rounds: 2 })));
  await directing.report(await directing.tables(), 2);
  await there(page.getByText(/^Tous les résultats/));
  const matches = await ask<EventMatchResult[]>(`${directing.path}/matches`);
  expect(matches).toMatchObject([{ round: 1, boards: 4 * half }]);
  expect((await directing.seen()).rankings?.map(({ unit }) => unit)).toEqual(["vp"]);
});

it("notes who is here, once by mistake, and names those who are missing to directors alone", async () => {
  const directing = await openKind("missing-pairs", "barometer", 7);
  await press(reading(say("arrivals-title")));
  const pair = (number: number) => page.getByRole("button", exact(`Paire ${number}`));
  for (let number = 1; number <= 5; number++) {
    await press(pair(number));
    await expect.element(pair(number)).toHaveAttribute("aria-pressed", "true");
  }
  await there(reading("5 sur 7 sont là. Il manque les paires 6, 7."));
  await press(undo());
  await there(reading("4 sur 7 sont là. Il manque les paires 5, 6, 7."));
  await noViolations();
  const here = ({ entrants }: EventShape) => entrants.filter((each) => each.here).map(({ entrant }) => entrant);
  expect(here(await directing.seen())).toEqual([1, 2, 3, 4]);
  expect(here(await directing.public())).toEqual([]);
  await press(button("arrivals-all"));
  await there(reading("Toutes les paires sont là."));
});

it("gives a barometer a minute more, a break, a pair that nobody expected, others from round 2, a section", async () => {
  const directing = await openKind("barometer", "barometer", 7);
  await start();
  await press(reading(say("clock-title")));
  await press(button("clock-minutes-more"));
  await there(page.getByText(say("director-done", { what: say("clock-did-minutes", { minutes: 8 }) })));
  await press(reading(say("clock-break-of", { minutes: 15 })));
  await there(page.getByText(say("clock-break-planned", { minutes: 15, round: 2 })));
  await noViolations();
  expect((await directing.seen()).sections[0]).toMatchObject({ minutes: 8, breaks: { 2: 15 } });

  await tab("director-tab-pairs");
  await press(button("director-add", { pair: 8 }));
  await gone(button("director-add", { pair: 8 }));
  await tab("director-tab-room");
  await directing.report(await directing.tables());
  await press(button("plan-change"));
  await fill(page.getByRole("dialog").getByLabelText(say("plan-change-arriving")), "2");
  await confirm("plan-change-save", { round: 2 });
  expect(new Set(pairs(await round(directing, 2)))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));

  await tab("director-tab-more");
  await press(button("plan-new-section"));
  await fill(page.getByRole("spinbutton").last(), "6");
  await proposed("Baromètre");
  await press(button("plan-new-section-do", { section: "B" }));
  await there(page.getByText(say("director-done", { what: say("plan-did-section", { section: "B" }) })));
  for (const sittings of (await directing.seen()).sections[1]!.rounds)
    expect(new Set(sittings.map(({ boards }) => boards.join())).size).toBe(1);
});
