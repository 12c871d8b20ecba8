import { describe, expect, it } from "vitest";
import type { EventShape } from "../../../../lib/protocol.generated";
import type { Ranked } from "../../entrantKinds";
import {
  copiesFor,
  exchange,
  kindOf,
  limitsOf,
  outOf,
  sectionEntries,
  swissBoards,
  swissRounds,
  tablesOf,
} from "./kinds";

describe("sections to open", () => {
  it("seats the entrants of a further section after those of the first", () => {
    const swiss = { rounds: 3, boards: 4, odd: "bye", first: "lot", seed: 1 } as const;
    const [planned, seated] = sectionEntries("B", "swiss-teams", { count: 2, movement: null, swiss }, 18);
    expect(planned).toMatchObject({ movement: { kind: "teams", entrants: 2, rounds: [[], [], []] }, swiss });
    expect(seated).toMatchObject({ section: "B", places: { 1: 19, 2: 20 } });
  });

  it("proposes no more Swiss rounds than can be drawn without a rematch", () => {
    expect(swissRounds(195, 4, 20)).toBe(6);
    expect(swissRounds(195, 4, 6)).toBe(3);
    expect(swissRounds(195, 6, 7)).toBe(3);
  });

  it("proposes longer Swiss matches where few can meet", () => {
    expect(swissBoards(195, 4, "teams")).toBe(6);
    expect(swissBoards(195, 3, "teams")).toBe(9);
    expect(swissBoards(600, 3, "teams")).toBe(12);
    expect(swissBoards(60, 2, "teams")).toBe(6);
  });

  it("counts a table for each team, and one for four people", () => {
    expect([tablesOf("pairs", 7), tablesOf("swiss-teams", 7), tablesOf("individual", 21)]).toEqual([3, 7, 5]);
    expect([outOf("pairs", 17), outOf("barometer", 18), outOf("swiss-teams", 7), outOf("individual", 22)]).toEqual([
      1, 0, 0, 2,
    ]);
  });
});

describe("copies of boards", () => {
  it("counts them by matches where there is one a match, and asks for one a table by itself", () => {
    expect([2, 3, 7, 8].map((teams) => copiesFor("teams", "match", teams))).toEqual([1, 1, 3, 4]);
    expect(copiesFor("teams", 2, 8)).toBe(2);
    expect(copiesFor("individual", "table", 16)).toBeNull();
    expect(copiesFor("pairs", 1, 16)).toBeNull();
  });

  it("lets two teams play a match, and three a Swiss", () => {
    expect([limitsOf("teams")[0], limitsOf("swiss-teams")[0]]).toEqual([2, 3]);
  });
});

describe("a further section of an event", () => {
  const beside = (kind: Ranked, barometer: boolean) =>
    kindOf({ kind, sections: [{ swiss: null, barometer }] as EventShape["sections"] });

  it("is a barometer beside a barometer, where such movements are proposed", () => {
    expect(beside("pairs", true)).toBe("barometer");
    expect(beside("teams", true)).toBe("teams");
  });

  it("is of pairs beside other movements", () => {
    expect(beside("pairs", false)).toBe("pairs");
  });
});

it("exchanges two numbers of a draw, also one that is left over", () => {
  const matches = [
    { first: 1, second: 2 },
    { first: 3, second: 4 },
  ];
  expect(exchange(matches, [5], 2, 3).matches).toEqual([
    { first: 1, second: 3 },
    { first: 2, second: 4 },
  ]);
  expect(exchange(matches, [5], 5, 1)).toEqual({ matches: [{ first: 5, second: 2 }, matches[1]], leftOver: [1] });
});
