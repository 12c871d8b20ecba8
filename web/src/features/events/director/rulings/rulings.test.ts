import { describe, expect, it } from "vitest";
import type { PlayedResult } from "../result";
import { assignedOutcome, exact, splitOutcome, weightedOutcome, withTricks } from "./rulings";

const GAME: PlayedResult = { level: 4, strain: "S", stake: 1, declarer: "N", tricks: 10, lead: "H7" };

describe("An assigned score", () => {
  it("has the points of its board, and no lead", () => {
    const contract = { strain: "S", tricks: 10, stake: 1, declarer: "N" };
    expect(assignedOutcome(GAME, 1)).toEqual({ points: 420, contract, tricks: 10 });
    expect(assignedOutcome(GAME, 2)).toEqual({ points: 620, contract, tricks: 10 });
    expect(assignedOutcome({ ...GAME, declarer: "E" }, 1)).toMatchObject({ points: -420 });
    expect(assignedOutcome("passed", 1)).toEqual({ passed: true });
    expect(assignedOutcome("unplayed", 1)).toBeNull();
  });
  it("is near the one reached", () => {
    expect(withTricks(GAME, -1)).toEqual({ ...GAME, tricks: 9 });
    expect(withTricks({ ...GAME, tricks: 13 }, 1)).toBeNull();
    expect(withTricks("passed", 1)).toBeNull();
  });
});

describe("A split score", () => {
  it("gives each side its own", () => {
    expect(splitOutcome({ percent: "60" }, { points: 50 })).toEqual({ split: [{ percent: "60" }, { points: 50 }] });
    expect(splitOutcome({ percent: "60" }, null)).toBeNull();
  });
  it("of two equal ones is an ordinary ruling", () => {
    expect(splitOutcome({ percent: "50" }, { percent: "50" })).toEqual({ ns: "50", ew: "50" });
    expect(splitOutcome({ points: 50 }, { points: 50 })).toEqual({ points: 50 });
  });
  it("may weigh outcomes, whose weights make 100 %", () => {
    const parts = [
      { points: 620, percent: 70 },
      { points: -100, percent: 30 },
    ];
    expect(weightedOutcome(parts)).toEqual({
      weighted: [
        { points: 620, weight: "7000/10000" },
        { points: -100, weight: "3000/10000" },
      ],
    });
    expect(weightedOutcome(parts.slice(1))).toBeNull();
  });
});

describe("An amount", () => {
  it.each([
    [10, "10"],
    [-3, "-3"],
    [0.5, "50/100"],
    [-1.25, "-125/100"],
  ])("%d is exact", (amount, text) => {
    expect(exact(amount)).toBe(text);
  });
});
