import { expect, it } from "vitest";
import { canNotify, mayNotify } from "./notifications";

it("asks for no permission where there are no notifications", async () => {
  expect(canNotify()).toBe(false);
  expect(await mayNotify()).toBe(false);
});
