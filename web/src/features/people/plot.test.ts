import { expect, test } from "vitest";
import { layOut, ticksFor } from "./plot";

const FRAME = { left: 50, right: 350, top: 10, bottom: 110 };

test("an axis has two to six round marks around all values", () => {
  expect(ticksFor([42.5, 61, 50])).toEqual([40, 45, 50, 55, 60, 65]);
  expect(ticksFor([0, 1.4])).toEqual([0, 0.5, 1, 1.5]);
  for (const values of [[0], [50], [-420, 12_000], [0.01, 0.02], [-3, -3], [99.9, 100.1]]) {
    const ticks = ticksFor(values);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
  }
});

test("points lie between the ends of the frame, higher values higher up", () => {
  const points = [
    { deals: 10, value: 40 },
    { deals: 15, value: 65 },
    { deals: 30, value: 50 },
  ];
  const plot = layOut(points, [40, 45, 50, 55, 60, 65], FRAME);
  expect(plot.points).toEqual([
    { x: 50, y: 110 },
    { x: 125, y: 10 },
    { x: 350, y: 70 },
  ]);
  expect(plot.ticks[0]).toEqual({ value: 40, y: 110 });
});

test("a single point is in the middle", () => {
  expect(layOut([{ deals: 1, value: 50 }], [0, 50, 100], FRAME).points).toEqual([{ x: 200, y: 60 }]);
});
