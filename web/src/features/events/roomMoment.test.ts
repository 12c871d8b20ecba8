import { expect, test } from "vitest";
import type { EventBoard, EventSectionShape } from "../../lib/protocol.generated";
import { momentsOf } from "./roomMoment";

const BEGUN = "2026-01-06T20:00:00Z";
const MINUTE = 60_000;
const sitting = { table: 1, ns: [1], ew: [2], boards: [1, 2] };

type Section = Pick<EventSectionShape, "section" | "round" | "begun" | "paused" | "rounds" | "tables">;

/** A section in its second round of three, with two boards of these standings. */
function section(changes: Partial<Section>, ...standings: EventBoard["standing"][]): Section {
  const boards = standings.map((standing, at) => ({ board: at + 1, standing }) as EventBoard);
  return {
    section: "A",
    round: 2,
    begun: BEGUN,
    paused: null,
    rounds: [[sitting], [sitting], [sitting]],
    tables: [{ table: 1, fielded: { NS: [], EW: [] }, called: false, boards }],
    ...changes,
  };
}

function after(minutes: number, each: Section, { closed = false } = {}): string {
  const [moment] = momentsOf({ sections: [each], closed }, Date.parse(BEGUN) + minutes * MINUTE);
  return `${moment?.is} ${moment?.round}`;
}

test("people look for their tables for some minutes, until the first result, and while the clock stands still", () => {
  expect(after(2, section({}, "open", "open"))).toBe("walk 2");
  expect(after(3, section({}, "open", "open"))).toBe("play 2");
  expect(after(1, section({}, "reported", "open"))).toBe("play 2");
  expect(after(9, section({ paused: "2026-01-06T20:01:00Z" }, "open", "open"))).toBe("walk 2");
});

test("the first round makes no ranking before it is over", () => {
  expect(after(1, section({ round: 0, begun: null, tables: [] }))).toBe("before 1");
  expect(after(9, section({ round: 1 }, "confirmed", "open"))).toBe("first 1");
  expect(after(9, section({ round: 1 }, "confirmed", "reported"))).toBe("before 2");
});

test("a round that is over leads to the seats of the next, or to its draw", () => {
  expect(after(9, section({}, "confirmed", "ruled"))).toBe("before 3");
  expect(after(9, section({ rounds: [[sitting], [sitting], []] }, "confirmed", "reported"))).toBe("draw 3");
  expect(after(9, section({ rounds: [[sitting], [sitting], []] }, "confirmed", "open"))).toBe("play 2");
  expect(after(9, section({ round: 0, begun: null, rounds: [[], []], tables: [] }))).toBe("draw 1");
});

test("a table without boards to play keeps no round open", () => {
  const idle = { table: 2, fielded: { NS: [], EW: [] }, called: false, boards: [] };
  const each = section({ rounds: [[sitting], [sitting], []] }, "confirmed", "confirmed");
  expect(after(9, { ...each, tables: [...each.tables, idle] })).toBe("draw 3");
});

test("the last round is over with its last board, and every round with the event", () => {
  expect(after(9, section({ round: 3 }, "confirmed", "confirmed"))).toBe("over 3");
  expect(after(9, section({}, "open", "open"), { closed: true })).toBe("over 2");
});
