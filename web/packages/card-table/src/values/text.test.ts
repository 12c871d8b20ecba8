import { expect, it } from "vitest";
import { piecesOf, wordsOf } from "./text";

it("draws the suit signs of a sentence, with or without the sign that asks for text", () => {
  expect(piecesOf("West plays ♠K.")).toEqual(["West plays ", { suit: "S" }, "K."]);
  expect(piecesOf("♥\uFE0EA ♦2")).toEqual([{ suit: "H" }, "A ", { suit: "D" }, "2"]);
});

it("keeps French signs on the line of the word before them", () => {
  expect(piecesOf("Est : « passe » !")).toEqual(["Est\u00a0: «\u00a0passe\u00a0»\u00a0!"]);
});

it("keeps a suit and its card together, but not a whole hand", () => {
  const tied = (text: string) => wordsOf(text).flatMap((word) => (word.tied ? [word.text] : []));
  expect(tied("Il fallait par exemple ♦3. Nord : 4♥X")).toEqual(["♦3.", "4♥X"]);
  expect(tied("♠ARDV1098765")).toEqual([]);
  const sentence = "Sud passe : 2♠ par Sud\nétait mieux";
  expect(
    wordsOf(sentence)
      .map(({ text }) => text)
      .join(""),
  ).toBe(sentence.replace(" :", "\u00a0:"));
});

it("has no piece where there is nothing", () => {
  expect(piecesOf("")).toEqual([]);
});
