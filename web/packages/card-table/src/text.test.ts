import { expect, it } from "vitest";
import { piecesOf } from "./text";

it("draws the suit signs of a sentence, with or without the sign that asks for text", () => {
  expect(piecesOf("West plays ♠K.")).toEqual(["West plays ", { suit: "S" }, "K."]);
  expect(piecesOf("♥\uFE0EA ♦2")).toEqual([{ suit: "H" }, "A ", { suit: "D" }, "2"]);
});

it("keeps French signs on the line of the word before them", () => {
  expect(piecesOf("Est : « passe » !")).toEqual(["Est\u00a0: «\u00a0passe\u00a0»\u00a0!"]);
});

it("has no piece where there is nothing", () => {
  expect(piecesOf("")).toEqual([]);
});
