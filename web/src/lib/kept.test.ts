import { expect, test } from "vitest";
import { forget, keepJson, keepText, keptJson, keptText } from "./kept";

function storage() {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
}

test("a text is kept until it is forgotten", () => {
  const open = storage();
  expect(keepText("name", "Anne", () => open)).toBe(true);
  expect(keptText("name", () => open)).toBe("Anne");
  forget("name", () => open);
  expect(keptText("name", () => open)).toBe(null);
});

test("a value comes back as it was kept, and what is no JSON is nothing", () => {
  const open = storage();
  expect(keepJson("list", [1, null], () => open)).toBe(true);
  expect(keptJson("list", () => open)).toEqual([1, null]);
  open.setItem("list", "[1,");
  expect(keptJson("list", () => open)).toBe(null);
  expect(keptJson("another", () => open)).toBe(null);
});

test("a storage that is closed to the page keeps nothing, and says so", () => {
  const closed = () => {
    throw new Error("denied");
  };
  expect(keepText("name", "Anne", closed)).toBe(false);
  expect(keptText("name", closed)).toBe(null);
  expect(keptJson("name", closed)).toBe(null);
  expect(() => forget("name", closed)).not.toThrow();
});
