import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ActionCode } from "../../../lib/protocol.generated";
import { Coach, PATIENCE } from "./coach.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A coach, the questions it has asked, and the moves it has made. */
function coached(): { coach: Coach; asked: [number, ActionCode][]; made: ActionCode[] } {
  const asked: [number, ActionCode][] = [];
  const made: ActionCode[] = [];
  const coach = new Coach(
    (position, action) => asked.push([position, action]),
    (action) => made.push(action),
  );
  return { coach, asked, made };
}
const answer = { t: "coach", position: 5, action: "S4", cost: "", better: "SA", reason: "" } as const;

it("makes a move against which nothing speaks", () => {
  const { coach, asked, made } = coached();
  coach.hold("S4", 5);
  expect([asked, made]).toEqual([[[5, "S4"]], []]);
  coach.receive(answer);
  expect([made, coach.held, coach.objection]).toEqual([["S4"], null, null]);
});

it("stops a costly move until the player chooses", () => {
  const { coach, made } = coached();
  coach.hold("S4", 5);
  coach.receive({ ...answer, cost: "♠4 costs 2 tricks." });
  vi.advanceTimersByTime(2 * PATIENCE);
  expect([made, coach.objection?.better]).toEqual([[], "SA"]);
  coach.drop();
  expect([made, coach.held]).toEqual([[], null]);
  coach.hold("S4", 5);
  coach.receive({ ...answer, cost: "♠4 costs 2 tricks." });
  coach.release();
  expect([made, coach.objection]).toEqual([["S4"], null]);
});

it("lets the move pass if the server is slow, and ignores what comes later", () => {
  const { coach, made } = coached();
  coach.hold("S4", 5);
  coach.hold("S7", 5);
  vi.advanceTimersByTime(PATIENCE);
  coach.receive({ ...answer, cost: "♠4 costs 2 tricks." });
  expect([made, coach.objection]).toEqual([["S4"], null]);
});

it("ignores an answer about another move or position, and forgets the move when the table moves on", () => {
  const { coach, made } = coached();
  coach.hold("S4", 5);
  coach.receive({ ...answer, position: 4 });
  coach.receive({ ...answer, action: "S7" });
  expect(made).toEqual([]);
  coach.drop();
  vi.advanceTimersByTime(PATIENCE);
  expect(made).toEqual([]);
});
