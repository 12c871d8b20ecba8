import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused } from "./http";
import { Polled } from "./polled.svelte";

const page = Object.assign(new EventTarget(), { hidden: false });
/** What the server answers, in the order of the requests. */
const answers: (() => Promise<string>)[] = [];
const asked = vi.fn(() => answers.shift()?.() ?? Promise.resolve("more"));

const answer = (value: string) => () => Promise.resolve(value);
const refusal = (sentence: string) => () =>
  Promise.reject(new Refused({ code: "unknown", facts: {}, sentence, retry: "never" }, 404));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.hidden = false;
  answers.length = 0;
  asked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks at once, then at intervals while the page is seen", async () => {
  answers.push(answer("one"), answer("two"));
  const polled = new Polled<string>();
  const leave = polled.follow("x", asked, 1000);
  await vi.advanceTimersByTimeAsync(0);
  expect(polled.value).toBe("one");
  await vi.advanceTimersByTimeAsync(1000);
  expect(polled.value).toBe("two");
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveBeenCalledTimes(2);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(asked).toHaveBeenCalledTimes(3);
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveBeenCalledTimes(3);
});

it("shows the answer to the last request only, and none after the page was left", async () => {
  const late: ((value: string) => void)[] = [];
  const pending = () => new Promise<string>((resolve) => late.push(resolve));
  answers.push(pending, answer("new"), pending);
  const polled = new Polled<string>();
  const leave = polled.follow("x", asked, 1000);
  await polled.refresh();
  void polled.refresh();
  leave();
  for (const arrive of late) arrive("old");
  await vi.advanceTimersByTimeAsync(0);
  expect(late.length).toBe(2);
  expect(polled.value).toBe("new");
});

it("keeps what it shows when a later request fails, and says why the first one did", async () => {
  answers.push(refusal("No such challenge."), answer("found"), refusal("Gone."));
  const polled = new Polled<string>();
  const leave = polled.follow("x", asked, 1000);
  await vi.advanceTimersByTimeAsync(0);
  expect([polled.value, polled.refusal]).toEqual([undefined, "No such challenge."]);
  await polled.refresh();
  expect([polled.value, polled.refusal]).toEqual(["found", ""]);
  await polled.refresh();
  expect([polled.value, polled.refusal]).toEqual(["found", ""]);
  leave();
});
