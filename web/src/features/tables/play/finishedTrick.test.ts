import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Shown } from "../live/optimistic";
import { playing } from "../../../testing/picture";
import { FinishedTrick } from "./finishedTrick.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (tricks: number, led = false): Shown =>
  playing({
    play: {
      ...playing().play!,
      turned: Array.from({ length: tricks }, () => "NS" as const),
      trick: led ? [{ seat: "E", card: "CK" }] : [],
    },
  });

it("is shown for a moment, also if another player leads at once", () => {
  const trick = new FinishedTrick(() => after(0));
  trick.see(after(1));
  expect(trick.held).toBe(true);
  vi.advanceTimersByTime(100);
  trick.see(after(1, true));
  expect(trick.held).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(trick.held).toBe(false);
});

it("is not shown once one plays on, nor after an undo", () => {
  const trick = new FinishedTrick(() => after(0));
  trick.see(after(2));
  trick.see({ ...after(2), unconfirmed: "S3" });
  expect(trick.held).toBe(false);
  trick.see(after(3));
  trick.see(after(2, true));
  expect(trick.held).toBe(false);
});
