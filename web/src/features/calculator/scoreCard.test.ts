import { expect, it } from "vitest";
import { downRows, KINDS, madeRows } from "./scoreCard";

it("has the 84 rows of contracts made and the 13 of undertricks", () => {
  expect(KINDS.flatMap((kind) => madeRows(kind[0]!))).toHaveLength(84);
  expect(downRows()).toHaveLength(13);
});

it("has the document's numbers: 3NT just made, 2♠ with an overtrick, five down", () => {
  const row = (kind: number, level: number, count: number) =>
    madeRows(KINDS[kind]![0]!).find((each) => each.level === level && each.count === count)!.points;
  expect(row(2, 3, 3)).toEqual([400, 550, 800, 600, 750, 1000]);
  expect(row(1, 2, 3)).toEqual([140, 570, 840, 140, 870, 1240]);
  expect(downRows()[4]!.points).toEqual([250, 1100, 2200, 500, 1400, 2800]);
});
