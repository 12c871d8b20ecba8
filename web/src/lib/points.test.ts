import { expect, it } from "vitest";
import { formatPoints } from "./points";

it("has a true minus sign and no separators", () => {
  expect([620, 0, -50, -1100].map(formatPoints)).toEqual(["620", "0", "−50", "−1100"]);
});
