import { expect, test } from "vitest";
import { replaceOldPage } from "./oldPage";

test("a page of an old protocol is loaded again once, not for ever", () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  let loads = 0;
  const reload = () => loads++;
  expect(replaceOldPage(4, () => storage, reload)).toBe(true);
  expect(replaceOldPage(4, () => storage, reload)).toBe(false);
  expect(loads).toBe(1);
  expect(replaceOldPage(5, () => storage, reload)).toBe(true);
});

test("a browser that remembers nothing is not loaded again and again", () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => undefined,
  };
  expect(
    replaceOldPage(
      4,
      () => storage,
      () => expect.unreachable(),
    ),
  ).toBe(false);
});
