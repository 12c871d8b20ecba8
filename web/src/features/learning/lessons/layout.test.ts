import { beforeAll, expect, it } from "vitest";
import type { LessonLayout } from "../../../lib/protocol.generated";
import { loadLanguage, say } from "../../../lib/words";
import { learner, tableAt, withoutWinner } from "./layout";

const LAYOUT = {
  hands: { N: ["SA", "S2"], S: ["SK", "H3"] },
  plays: [
    { seat: "W", card: "S5", trick: 1, winner: null },
    { seat: "N", card: "SA", trick: 1, winner: null },
    { seat: "E", card: "S7", trick: 1, winner: null },
    { seat: "S", card: "SK", trick: 1, winner: "N" },
    { seat: "N", card: "S2", trick: 2, winner: null },
  ],
  strain: "NT",
  caption: "",
  turn: "E",
} as LessonLayout;

beforeAll(() => loadLanguage("en"));

it("takes the cards played out of their hands", () => {
  expect(tableAt(LAYOUT, 0).hands.N?.cards).toEqual(["SA", "S2"]);
  expect(tableAt(LAYOUT, 5).hands.N?.cards).toEqual([]);
});

it("keeps a finished trick, with its winner, until the next card", () => {
  expect(tableAt(LAYOUT, 3).trick?.winner).toBeNull();
  expect(tableAt(LAYOUT, 4).trick).toMatchObject({ winner: "N", plays: { length: 4 } });
  expect(tableAt(LAYOUT, 5).trick?.plays).toEqual([{ seat: "N", card: "S2" }]);
});

it("does not give away who has won a trick that a question is about", () => {
  const asked = withoutWinner({ ...LAYOUT, plays: LAYOUT.plays.slice(0, 4), turn: "N" });
  expect(tableAt(asked, 4)).toMatchObject({ turn: null, trick: { winner: null, plays: { length: 4 } } });
  expect(withoutWinner(LAYOUT)).toBe(LAYOUT);
});

it("seats the learner at the bottom: South, or the defender whose hand is seen", () => {
  expect(learner(LAYOUT)).toBe("S");
  expect(learner({ ...LAYOUT, hands: { N: ["SA"], E: ["S7"] } as LessonLayout["hands"] })).toBe("E");
  const defence = { ...LAYOUT, hands: { N: ["SA"], W: ["S5"] } as LessonLayout["hands"] };
  expect(tableAt(defence, 0)).toMatchObject({ bottom: "W", seats: { W: { name: say("lesson-you") } } });
});

it("shows whose turn it is after the last card only", () => {
  expect(tableAt(LAYOUT, 4).turn).toBeNull();
  expect(tableAt(LAYOUT, 5).turn).toBe("E");
});
