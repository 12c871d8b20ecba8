import { expect, it } from "vitest";
import { dayAfter } from "./days";

it("counts days across months, years and changes of the clock", () => {
  expect(dayAfter("2026-11-30")).toBe("2026-12-01");
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  expect(dayAfter("2026-03-01", -1)).toBe("2026-02-28");
  expect(dayAfter("2026-10-25")).toBe("2026-10-26");
});
