import { expect, test, vi } from "vitest";
import type { EventPlace } from "../../../lib/protocol.generated";
import { PlaceOnPage } from "./place.svelte";

const http = vi.hoisted(() => ({ get: vi.fn(), put: vi.fn(), remove: vi.fn() }));
vi.mock("../../../lib/http", () => ({ ...http, reason: String, Refused: Error }));
vi.mock("../../../lib/router.svelte", () => ({ go: vi.fn() }));

const place = (more: Partial<EventPlace>) => ({ tag: "1", tables: [], now: "2026-11-27T20:30:00Z", ...more });

test("an older request that answers late does not take back what was just entered", async () => {
  const answers: ((answer: unknown) => void)[] = [];
  http.get.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  http.put.mockResolvedValue(place({ substitute: true }));
  const page = PlaceOnPage.open("abc");
  await page.enter({ name: "Ève", partner: "substitute", invitation: "", pair: 1, consent: false });
  expect(page.place?.substitute).toBe(true);
  answers[0]!(place({ substitute: false }));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(page.place?.substitute).toBe(true);
  answers[1]!(place({ substitute: true, tag: "2" }));
  await vi.waitFor(() => expect(page.place?.tag).toBe("2"));
  page.close();
});

test("a page that is left waits for news no more", async () => {
  http.get.mockReset();
  http.get.mockImplementation(
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("ended")))),
  );
  const page = PlaceOnPage.open("abc");
  const other = PlaceOnPage.open("abc");
  const { signal } = http.get.mock.calls[0]![1] as { signal: AbortSignal };
  page.close();
  expect(signal.aborted).toBe(false);
  other.close();
  expect(signal.aborted).toBe(true);
  await Promise.resolve();
  expect(http.get).toHaveBeenCalledTimes(1);
});
