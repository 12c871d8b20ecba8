import { beforeAll, expect, test } from "vitest";
import type { EventMatchResult } from "../../../lib/protocol.generated";
import { lastRound, matchNumbers } from "./matchResults.svelte";
import { loadLanguage } from "../../../lib/words";

beforeAll(() => loadLanguage("fr"));

const match = (round: number): EventMatchResult => ({
  round,
  first: { entrant: 1, won: 14, points: 11.5 },
  second: { entrant: 3, won: 10, points: 8.5 },
  boards: 8,
  unit: "imps",
});

test("a match has what each team won, and victory points with two decimals", () => {
  expect(matchNumbers(match(1))).toEqual({
    won: { first: "14", second: "10" },
    points: { first: "11,50", second: "8,50" },
  });
});

test("the matches to be shown are those of the last round that has any", () => {
  expect(lastRound([match(1), match(2), match(2)]).map(({ round }) => round)).toEqual([2, 2]);
  expect(lastRound([])).toEqual([]);
});
