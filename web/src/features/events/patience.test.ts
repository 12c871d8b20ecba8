import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadLanguage } from "../../lib/words";
import { within } from "./patience";

beforeEach(() => loadLanguage("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answer in time is the answer", async () => {
  await expect(within(1000, Promise.resolve(5))).resolves.toBe(5);
  expect(vi.getTimerCount()).toBe(0);
});

test("without an answer in time the server counts as away, and the same may be sent again", async () => {
  const late = expect(within(1000, new Promise(() => undefined))).rejects.toMatchObject({
    status: 0,
    refusal: { retry: "later" },
  });
  await vi.advanceTimersByTimeAsync(1000);
  await late;
});
