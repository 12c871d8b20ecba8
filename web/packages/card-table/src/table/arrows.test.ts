import { expect, it } from "vitest";
import { arrowTo } from "./arrows";

it("moves one step, and stops at both ends", () => {
  expect(arrowTo("ArrowRight", 3, 13)).toBe(4);
  expect(arrowTo("ArrowUp", 3, 13)).toBe(2);
  expect(arrowTo("ArrowLeft", 0, 13)).toBe(0);
  expect(arrowTo("ArrowDown", 12, 13)).toBe(12);
});

it("goes to the ends with Home and End", () => {
  expect(arrowTo("Home", 5, 13)).toBe(0);
  expect(arrowTo("End", 5, 13)).toBe(12);
});

it("leaves other keys to others", () => {
  expect(arrowTo("Enter", 5, 13)).toBeNull();
});
