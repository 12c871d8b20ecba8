import { expect, it } from "vitest";
import { gone, printed, readCalls, written } from "./sequence";

const text = (calls: string) =>
  printed(calls.split(" ").filter(Boolean))
    .map(({ call, theirs }) => (theirs ? `(${call})` : call))
    .join(" ");

it("leaves out the passes of opponents who are silent, as books do", () => {
  expect(text("1H P 2C P")).toBe("1H 2C");
  expect(text("1NT P")).toBe("1NT");
});

it("puts the calls of opponents who bid in brackets, with their passes", () => {
  expect(text("1H 1S")).toBe("1H (1S)");
  expect(text("1H")).toBe("(1H)");
  expect(text("1H X P")).toBe("(1H) X (P)");
});

it("prints every pass before the opening bid", () => {
  expect(text("P P P")).toBe("P P P");
  expect(text("P P 1S P")).toBe("P P 1S");
});

it("goes on by a call, and by a pass of silent opponents", () => {
  expect(gone(["1H", "P"], "2C", true)).toEqual(["1H", "P", "2C", "P"]);
  expect(gone(["1H"], "1S", false)).toEqual(["1H", "1S"]);
  expect(gone([], "P", true)).toEqual(["P"]);
});

it("reads from an address what it writes there", () => {
  expect(readCalls(written(["1H", "P", "2C"]))).toEqual(["1H", "P", "2C"]);
  expect(readCalls(null)).toEqual([]);
});
