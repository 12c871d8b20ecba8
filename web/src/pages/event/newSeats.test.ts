import { expect, test } from "vitest";
import type { EventBoard, EventSectionShape, EventSwiss } from "../../protocol.generated";
import { newSeats } from "./newSeats";

const BEGUN = "2026-01-06T20:00:00Z";
const MINUTE = 60_000;
const sitting = { table: 1, ns: [1], ew: [2], boards: [1, 2] };
const swiss: EventSwiss = {
  rounds: 3,
  boards: 2,
  odd: "bye",
  drawn: 2,
  undrawn: 3,
  again: 2,
  director_draws: true,
};

/** A section in its second round, with two boards of these standings. */
function section(changes: Partial<EventSectionShape>, ...standings: EventBoard["standing"][]): EventSectionShape {
  const boards = standings.map((standing, at) => ({ board: at + 1, standing }) as EventBoard);
  return {
    section: "A",
    movement: "mitchell",
    winners: 1,
    entrants: 2,
    places: { "1": 1, "2": 2 },
    round: 2,
    begun: BEGUN,
    paused: null,
    minutes: 7,
    breaks: {},
    online: false,
    swiss: null,
    rounds: [[sitting], [sitting], [sitting]],
    tables: [{ table: 1, called: false, boards }],
    missing: [],
    ...changes,
  };
}

const after = (minutes: number, each: EventSectionShape) =>
  newSeats([each], Date.parse(BEGUN) + minutes * MINUTE).map(({ round }) => round);

test("the seats of a round that has begun are news for some minutes", () => {
  expect(after(0, section({}, "open", "open"))).toEqual([2]);
  expect(after(2, section({}, "open", "open"))).toEqual([2]);
  expect(after(3, section({}, "open", "open"))).toEqual([]);
});

test("its first result ends that", () => {
  expect(after(1, section({}, "reported", "open"))).toEqual([]);
});

test("before the first round there is no ranking in their way", () => {
  expect(after(1, section({ round: 0, begun: null, tables: [] }))).toEqual([]);
});

test("while the clock stands still they stay", () => {
  expect(after(9, section({ paused: "2026-01-06T20:01:00Z" }, "open", "open"))).toEqual([2]);
});

test("those of a Swiss are news from its draw to its start", () => {
  const drawn = { swiss, rounds: [[sitting], [sitting], [sitting]] };
  expect(after(9, section(drawn, "confirmed", "reported"))).toEqual([3]);
  expect(after(9, section(drawn, "confirmed", "open"))).toEqual([]);
  expect(after(9, section({ swiss, rounds: [[sitting], [sitting], []] }, "confirmed", "reported"))).toEqual([]);
});
