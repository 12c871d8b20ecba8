import { expect, test } from "vitest";
import { choices, type PlayedResult, pointsFor, readResult, resultEntry, resultText, vulnerableOn } from "./result";

const read = (text: string) => readResult(text) as PlayedResult;

test.each(["4SX-2 by N H7", "3NT= by S", "1CXX+3 by W", "passed", "unplayed"])(
  "%s is read and written back",
  (text) => {
    expect(resultText(readResult(text)!)).toBe(text);
  },
);

test.each(["8S= by N", "4S", "4S= by X", "4SXXX= by N", ""])("%s is no result", (text) => {
  expect(readResult(text)).toBeNull();
});

test("an entry has the tricks of the contract and those that were made", () => {
  expect(resultEntry(read("4SX-2 by N H7"))).toEqual({
    contract: { strain: "S", tricks: 10, stake: 2, declarer: "N" },
    tricks: 8,
    lead: "H7",
  });
  expect(resultEntry("passed")).toEqual({ passed: true });
});

// Law 77 and Law 2: board 1 nobody, 2 North-South, 3 East-West, 4 all, 5 North-South …
test.each([
  ["4S= by S", 1, 420],
  ["4S= by S", 2, 620],
  ["4SX-2 by N", 2, -500],
  ["4SX-2 by N", 3, -300],
  ["3NT+1 by W", 3, -630],
  ["7NTXX= by E", 4, -2980],
  ["1NT= by N", 17, 90],
  ["passed", 1, 0],
])("%s on board %i is %i for North-South", (text, board, points) => {
  expect(pointsFor(readResult(text)!, board)).toBe(points);
});

test("what was not played has no score", () => {
  expect(pointsFor("unplayed", 1)).toBeNull();
});

test("vulnerability goes round in sixteen boards", () => {
  expect([1, 2, 3, 4, 5, 8, 10, 13, 16, 17].map((board) => vulnerableOn(board).join(""))).toEqual([
    "",
    "NS",
    "EW",
    "NESW",
    "NS",
    "",
    "NESW",
    "NESW",
    "EW",
    "",
  ]);
});

test("every number of tricks can be chosen once", () => {
  for (const level of [1, 4, 7]) {
    const { made, down } = choices(level);
    expect(new Set([...made, ...down].map((over) => level + 6 + over)).size).toBe(14);
  }
});
