import { expect, test } from "vitest";
import type { EventMatchResult, EventScoredBoard, EventTeamTable } from "../../../lib/protocol.generated";
import { boardsOfPlayer, boardWon, matchesOnCard } from "./teamCard";

const table = (side: "NS" | "EW", points: number | null, ...players: number[]): EventTeamTable => ({
  side,
  contract: null,
  points,
  players,
});
const board = (number: number, round: number, opponents: string, ...tables: EventTeamTable[]): EventScoredBoard => ({
  board: number,
  round,
  side: "NS",
  seat: null,
  partner: null,
  opponents: [opponents],
  points: null,
  contract: null,
  tables,
  percent: null,
  imps: null,
  reasons: [],
  comparisons: [],
});
const match = (round: number, first: number, second: number): EventMatchResult => ({
  round,
  first: { entrant: first, won: 14, points: 12 },
  second: { entrant: second, won: 10, points: 8 },
  boards: 2,
  unit: "imps",
});

test("the boards of a team stand match by match, its own side of the result first", () => {
  const boards = [board(3, 2, "2"), board(1, 1, "3"), board(2, 1, "3")];
  const found = matchesOnCard(boards, [match(1, 3, 1), match(1, 2, 4)], 1, String);
  expect(found.map(({ round, opponents, boards }) => [round, opponents, boards.length])).toEqual([
    [1, "3", 2],
    [2, "2", 1],
  ]);
  expect(found[0]?.result).toMatchObject({ first: { entrant: 1, won: 10 }, second: { entrant: 3, won: 14 } });
  expect(found[1]?.result).toBeNull();
});

test("a match whose tables play a board in different rounds has the result of the earlier one", () => {
  expect(matchesOnCard([board(1, 2, "3")], [match(1, 1, 3)], 1, String)[0]?.result?.round).toBe(1);
});

test("of two matches against the same team each has its own result", () => {
  const found = matchesOnCard([board(1, 1, "3"), board(9, 4, "3")], [match(1, 1, 3), match(4, 1, 3)], 1, String);
  expect(found.map(({ result }) => result?.round)).toEqual([1, 4]);
});

test("a player's boards are those of the tables where that player sat", () => {
  const boards = [board(1, 1, "3", table("NS", 0, 1, 2)), board(2, 1, "3", table("EW", 0, 3)), board(3, 1, "3")];
  expect(boardsOfPlayer(boards, 3).map((each) => each.board)).toEqual([2]);
  expect(boardsOfPlayer(boards, 0)).toHaveLength(3);
});

test("at board-a-match a board is won by the better score, lost by the worse, and known with both", () => {
  expect(boardWon(board(1, 1, "3", table("NS", 420), table("EW", 400)))).toBe("won");
  expect(boardWon(board(1, 1, "3", table("NS", -50), table("EW", 0)))).toBe("lost");
  expect(boardWon(board(1, 1, "3", table("NS", 90), table("EW", 90)))).toBe("even");
  expect(boardWon(board(1, 1, "3", table("NS", 90), table("EW", null)))).toBeNull();
  expect(boardWon(board(1, 1, "3", table("NS", 90)))).toBeNull();
});
