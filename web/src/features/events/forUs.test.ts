import { expect, test } from "vitest";
import { type BoardState, isForUs } from "./phone/said";

const state = (standing: BoardState["standing"], own: boolean): BoardState => ({
  board: 1,
  standing,
  result: null,
  of: 3,
  own,
  waits: false,
});

test("a player is asked about what the other side has stated, and about two results that differ", () => {
  expect(isForUs(state("reported", false))).toBe(true);
  expect(isForUs(state("reported", true))).toBe(false);
  expect(isForUs(state("disputed", true))).toBe(true);
  for (const standing of ["open", "confirmed", "ruled"] as const) expect(isForUs(state(standing, false))).toBe(false);
});
