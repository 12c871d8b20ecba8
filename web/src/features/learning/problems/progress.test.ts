import { expect, it } from "vitest";
import { firstUnsolved, parseSolved, withSolved } from "./progress";

it("counts each problem once", () => {
  const once = withSolved([], 3);
  expect(withSolved(once, 3)).toBe(once);
  expect(withSolved(once, 1)).toEqual([3, 1]);
});

it("continues with the first problem that is not solved", () => {
  const problems = [{ number: 1 }, { number: 2 }];
  expect(firstUnsolved([1], problems)).toEqual({ number: 2 });
  expect(firstUnsolved([2, 1], problems)).toBeUndefined();
});

it("reads what it stored, and nothing from anything else", () => {
  expect(parseSolved(JSON.stringify([4, 2]))).toEqual([4, 2]);
  for (const text of [null, "", "7", "null", "[", '{"1": true}', '["x"]']) expect(parseSolved(text)).toEqual([]);
});
