import { expect, test } from "vitest";
import type { EventPlace } from "../../../lib/protocol.generated";
import { pauseBefore } from "./pauseBefore";

const NEXT = "2026-11-27T20:30:00.000Z";
const inBreak = { next: NEXT, coming: 40 } as EventPlace;
const before = (seconds: number) => Date.parse(NEXT) - 1000 * seconds;

test("pages go to their next tables in the last seconds of a break, each at a moment of its own", () => {
  expect(pauseBefore(inBreak, before(55), 0)).toBe(55_000);
  expect(pauseBefore(inBreak, before(55), 0.5)).toBe(35_000);
  expect(pauseBefore(inBreak, before(55), 1)).toBe(15_000);
});

test("a page whose moment has passed goes at once, and so does one in a round", () => {
  expect(pauseBefore(inBreak, before(30), 1)).toBe(0);
  expect(pauseBefore({ ...inBreak, next: null }, before(30), 0)).toBe(0);
});
