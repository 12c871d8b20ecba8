import { expect, it } from "vitest";
import { POLICY_VALUES } from "./policy";

it("offers each value once, and a table without a clock", () => {
  for (const values of Object.values<unknown[]>(POLICY_VALUES)) expect(new Set(values).size).toBe(values.length);
  expect(POLICY_VALUES.clock[0]).toBe(0);
});
