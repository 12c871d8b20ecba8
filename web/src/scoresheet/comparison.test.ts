import { describe, expect, it } from "vitest";
import type { Comparison, SheetRow } from "../protocol";
import { sameResults, scaleOf, totalOf } from "./comparison";

const row = (percent: number | null, imps: number | null) =>
  ({ compare: { percent, imps, results: [] } }) as Partial<SheetRow> as SheetRow;
const alone = { compare: null } as Partial<SheetRow> as SheetRow;

describe("a sheet that is compared", () => {
  it("is compared by IMPs where there are any, else by percentages, else not at all", () => {
    expect(scaleOf([alone, row(50, 3)])).toBe("imps");
    expect(scaleOf([row(0, null)])).toBe("percent");
    expect(scaleOf([alone])).toBeNull();
  });

  it("adds up IMPs and averages percentages, over the deals that have them", () => {
    expect(totalOf([row(null, 3), row(null, -5), alone], "imps")).toBe(-2);
    expect(totalOf([row(25, null), row(75, null), row(0, null), alone], "percent")).toBeCloseTo(100 / 3);
    expect(totalOf([], "percent")).toBe(0);
  });
});

describe("results of other tables", () => {
  const made = (contract: string, result: string, points: number, you = false): Comparison["results"][number] => ({
    contract,
    result,
    points,
    lead: null,
    percent: 50,
    imps: 0,
    you,
  });

  it("are counted together when contract, result and points are the same", () => {
    const results = [made("3NT", "=", 600), made("3NT", "−1", -100), made("3NT", "=", 600), made("3NT", "=", 600)];
    expect(sameResults(results).map(({ result, count }) => [result, count])).toEqual([
      ["=", 3],
      ["−1", 1],
    ]);
  });

  it("keep one's own apart", () => {
    expect(sameResults([made("3NT", "=", 600), made("3NT", "=", 600, true)]).length).toBe(2);
  });

  it("are not the same where vulnerability makes them worth something else", () => {
    expect(sameResults([made("3NT", "=", 600), made("3NT", "=", 400)]).length).toBe(2);
  });
});
