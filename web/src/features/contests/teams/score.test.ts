import { expect, test } from "vitest";
import type { TeamMatchBoard } from "../../../lib/protocol.generated";
import { gainOf, scoreOf } from "./score";

const board = (imps: number | null) => ({ imps }) as TeamMatchBoard;

test("a team's score is what it has won; boards of one room do not count yet", () => {
  expect(scoreOf({ results: [board(5), board(-7), board(0), board(null), board(-1)] })).toEqual({
    A: 5,
    B: 8,
    boards: 4,
  });
  expect(scoreOf({ results: [] })).toEqual({ A: 0, B: 0, boards: 0 });
});

test("gives each board to the team that wins it, and shows a level one", () => {
  const columns = [5, -3, 0, null].map((imps) => [gainOf("A", { imps }), gainOf("B", { imps })]);
  expect(columns).toEqual([
    ["5", ""],
    ["", "3"],
    ["0", "0"],
    ["", ""],
  ]);
});
