/** The screen of the room on a projector, and the phones at its tables, from one round to the next. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { EventShape } from "../../../lib/protocol.generated";
import { say, type Facts } from "../../../lib/words";
import { claim } from "../../../testing/phones";
import { ask, button, exact, gone, open, press, there } from "../../../testing/page";
import { scene } from "../../../testing/recorded";

const BEAMER = [1280, 720] as const;
const titled = (code: string, facts: Facts) => there(page.getByRole("heading", exact(say(code, facts))));
const notes = (code: string, facts: Facts) => there(page.getByRole("status").getByText(say(code, facts)));
const row = (name: string) => there(page.getByRole("row", exact(name)));
const reads = (code: string, facts?: Facts) => there(page.getByText(say(code, facts)));

/** The pair without opponents in the first round, and its table. */
async function pairAlone(code: string): Promise<{ entrant: number; table: string }> {
  const { sections } = await ask<EventShape>(`/api/events/${code}`);
  const sitting = sections[0]!.rounds[0]!.find(({ ns, ew }) => !ns.length || !ew.length)!;
  return { entrant: [...sitting.ns, ...sitting.ew][0]!, table: `A${sitting.table}` };
}

it("says what the room should do: who plays whom, then who leads while the next round is drawn", async () => {
  const played = await scene("swiss-of-five", "screen");
  await open(`/tournoi/${played.facts.code}/ecran`, { size: BEAMER });
  await titled("screen-entrants", { kind: "pairs" });
  await notes("screen-draw", { round: 1 });
  await played.others("draw");
  await titled("ranked-seats", { round: 1 });
  await notes("screen-before", { round: 1 });
  await played.others("start");
  const { entrant } = await pairAlone(played.facts.code!);
  await row(`– ${entrant} ${say("ranked-out", { why: "sits-out", kind: "pairs" })}`);
  await there(page.getByRole("timer"));
  await played.others("play");
  await titled("screen-ranking-after", { round: 1 });
  await notes("screen-draw", { round: 2 });
  expect(page.getByRole("timer").query()).toBeNull();
  await played.others("leave-and-draw");
  await titled("ranked-seats", { round: 2 });
  await row(`– ${entrant} ${say("ranked-out", { why: "left", kind: "pairs" })}`);
  await userEvent.keyboard("{ArrowRight}");
  await titled("screen-ranking-after", { round: 1 });
});

it("shows on a table's phone what is left of the round, until all boards are entered", async () => {
  const played = await scene("swiss-round-of-four", "time-on-phones");
  const { facts } = played;
  await open(`/tournoi/${facts.code}/A1#key=${facts.A1}`);
  await there(page.getByRole("timer"));
  await played.others("play");
  await gone(page.getByRole("timer"));
});

it("sends nobody home who sits out in a Swiss, nor who has played: a round is to be drawn", async () => {
  const played = await scene("swiss-round-of-five", "drawn-later");
  const { facts } = played;
  await open(`/tournoi/${facts.code}`);
  const { entrant, table } = await pairAlone(facts.code!);
  const waits = async () => {
    await reads("desk-next-out-draw", { round: 2 });
    expect(page.getByText(say("desk-next-out-end")).query()).toBeNull();
  };
  await open(`/tournoi/${facts.code}/${table}#key=${facts[table]}`);
  await waits();
  await claim(facts.code!, entrant, facts[`card-${entrant}`]!);
  await waits();
  const opponent = [1, 2, 3, 4, 5].find((pair) => pair !== entrant)!;
  await claim(facts.code!, opponent, facts[`card-${opponent}`]!);
  await reads("played-table", { table: 1 });
  await played.others("play");
  await reads("desk-next-out-draw", { round: 2 });
});

it("tells a match of teams to those who played it, to the room and to everybody, once it is over", async () => {
  const played = await scene("first-round-of-teams", "match-of-teams");
  const { facts } = played;
  await open(`/tournoi/${facts.code}/A1#key=${facts.A1}`);
  await press(button("desk-seats-right"));
  await played.others("play");
  await there(page.getByRole("region", { name: say("match-own", { round: 1 }) }).getByText("IMP"));
  await open(`/tournoi/${facts.code}/ecran`, { size: BEAMER });
  await titled("ranked-seats", { round: 2 });
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await titled("match-title", { round: 1 });
  await open(`/tournoi/${facts.code}`);
  await there(page.getByRole("table", { name: say("match-title", { round: 1 }) }));
});
