import { describe, expect, it } from "vitest";
import { learnWords } from "./catalogues";
import type { ComparisonShape } from "./protocol.generated";
import { loadLanguage } from "./words";
import { imps, percent, sameResults, signedPoints } from "./comparison";

describe("a comparison", () => {
  it("has IMPs to a tenth and whole percentages, everywhere alike", async () => {
    await loadLanguage("fr");
    await learnWords();
    expect([2, -10.57, 0, -0.04].map(imps)).toEqual(["+2,0", "−10,6", "0,0", "0,0"]);
    expect([62.4, 100].map((each) => percent(each).replace(/\s/u, " "))).toEqual(["62 %", "100 %"]);
  });

  it("has points with a sign, as one's own side got them", () => {
    expect([110, -400, 0].map(signedPoints)).toEqual(["+110", "−400", "0"]);
  });
});

describe("results of other tables", () => {
  const made = (contract: string, result: string, points: number, you = false): ComparisonShape["results"][number] => ({
    contract,
    result,
    points,
    lead: null,
    percent: 50,
    imps: 0,
    you,
    pairs: null,
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
