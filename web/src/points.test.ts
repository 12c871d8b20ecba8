import { expect, it } from "vitest";
import { printed } from "./points";

it("has a true minus sign and no separators", () => {
  expect([620, 0, -50, -1100].map(printed)).toEqual(["620", "0", "−50", "−1100"]);
});
