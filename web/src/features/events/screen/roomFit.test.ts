import { expect, test } from "vitest";
import { fitLines, screenPages } from "./roomFit";

const BEAMER = { width: 1230, height: 540 };
/** The widths of a line with names of usual length. */
const NAMES = { row: 25, stack: 17 };

test("few lines are large, in one column", () => {
  const five = fitLines(BEAMER, 5, NAMES);
  expect(five.columns).toBe(1);
  expect(five.size).toBeGreaterThan(45);
});

test("more lines are smaller, or in two columns, and all on one page", () => {
  const sizes = [3, 5, 7, 9, 14, 18].map((lines) => fitLines(BEAMER, lines, NAMES));
  expect(sizes.map(({ size }) => size)).toEqual(sizes.map(({ size }) => size).toSorted((one, other) => other - one));
  for (const [at, lines] of [3, 5, 7, 9, 14].entries())
    expect(sizes[at]!.columns * sizes[at]!.rows).toBeGreaterThanOrEqual(lines);
});

test("the tables of a small field have the names of a pair below one another, and larger for it", () => {
  expect(fitLines(BEAMER, 3, { row: 42, stack: 28 })).toMatchObject({ setting: "stack", columns: 1 });
  expect(fitLines(BEAMER, 10, { row: 42, stack: 28 })).toMatchObject({ setting: "row", columns: 1 });
});

test("lines that would be too small go on another page, as many on each", () => {
  const forty = fitLines(BEAMER, 40, NAMES);
  const pages = screenPages([Array.from({ length: 40 }, (_, at) => at)], forty);
  expect(forty.size).toBeGreaterThanOrEqual(BEAMER.height * 0.05);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flat(2)).toHaveLength(40);
});

test("what fits is never higher or wider than the box", () => {
  for (let lines = 1; lines <= 60; lines++) {
    const { setting, columns, rows, size } = fitLines(BEAMER, lines, NAMES);
    expect(rows * size * (setting === "row" ? 1.45 : 2.15)).toBeLessThan(BEAMER.height);
    expect(columns * size * NAMES[setting]).toBeLessThanOrEqual(BEAMER.width / 0.75);
  }
});

test("a small window has letters of the usual size", () => {
  expect(fitLines({ width: 340, height: 500 }, 40, NAMES).size).toBeGreaterThanOrEqual(16);
  expect(fitLines({ width: 340, height: 500 }, 40, NAMES).columns).toBe(1);
});

test("a screen has one ranking in columns, or a column for each line", () => {
  const lines = [1, 2, 3, 4, 5];
  expect(screenPages([lines], { columns: 2, rows: 2 })).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
    [[5], []],
  ]);
  expect(screenPages([lines, [6, 7]], { columns: 2, rows: 3 })).toEqual([
    [
      [1, 2, 3],
      [6, 7],
    ],
    [[4, 5], []],
  ]);
  expect(screenPages([], { columns: 1, rows: 3 })).toEqual([]);
});
