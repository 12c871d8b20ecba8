import { beforeEach, expect, it } from "vitest";
import { hasNext, storeSeries, storedSeries } from "./series";

const SERIES = { collection: "ab", name: "club.pbn", boards: 3, next: 2, table: "t1" };

beforeEach(() => sessionStorage.clear());

it("keeps the file for the visit, and nothing that is no series", () => {
  expect(storedSeries()).toBeNull();
  storeSeries(SERIES);
  expect(storedSeries()).toEqual(SERIES);
  for (const text of ["{", "3", '{"name":"x"}']) {
    sessionStorage.setItem("chelem.series", text);
    expect(storedSeries()).toBeNull();
  }
});

it("knows the next deal of the file at its last table only", () => {
  expect(hasNext(SERIES, "t1")).toBe(true);
  expect(hasNext(SERIES, "t2")).toBe(false);
  expect(hasNext({ ...SERIES, next: 4 }, "t1")).toBe(false);
  expect(hasNext(null, "t1")).toBe(false);
});
