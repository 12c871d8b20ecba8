import { expect, it } from "vitest";
import type { ChatShape } from "../../../lib/protocol.generated";
import { Unread } from "./unread.svelte";

const chat = (...versions: number[]): ChatShape[] =>
  versions.map((version) => ({ version, name: "Ann", text: "hello", private: false }));

it("counts what was said since the page was opened", () => {
  const unread = new Unread();
  unread.update(chat(1, 2), false);
  expect(unread.count).toBe(0);
  unread.update(chat(1, 2, 5, 6), false);
  expect(unread.count).toBe(2);
});

it("begins anew once the chat was read", () => {
  const unread = new Unread();
  unread.update([], false);
  unread.update(chat(3), true);
  expect(unread.count).toBe(0);
  unread.update(chat(3, 4), false);
  expect(unread.count).toBe(1);
});
