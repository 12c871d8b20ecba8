import { expect, it } from "vitest";
import { piecesAloud, sentenceAloud } from "./aloud";
import { english, french } from "./words";

it("names the cards of a sentence, whatever the language of their letters", () => {
  expect(sentenceAloud("Encaissez ♠R : c’est une carte maîtresse.", french)).toBe(
    "Encaissez le roi de pique : c’est une carte maîtresse.",
  );
  expect(sentenceAloud("Ruff with ♥\uFE0E10.", english)).toBe("Ruff with the ten of hearts.");
  expect(sentenceAloud("♥\uFE0EA, ♦Q", french)).toBe("l’as de cœur, la dame de carreau");
});

it("merges the French article with what stands before it", () => {
  expect(sentenceAloud("Coupez de ♥2, au-dessus de ♣D, puis à ♠V", french)).toBe(
    "Coupez du 2 de cœur, au-dessus de la dame de trèfle, puis au valet de pique",
  );
});

it("says bids and contracts with their number", () => {
  expect(sentenceAloud("16 H : on ouvre de 1SA, pas de 1♥ ni de 2♥.", french)).toBe(
    "16 H : on ouvre de 1 sans-atout, pas de 1 cœur ni de 2 cœurs.",
  );
  expect(sentenceAloud("1♥ 2NT 4♠X−1 10♦XX", english)).toBe(
    "1 heart 2 notrump 4 spades doubled−1 10 diamonds redoubled",
  );
});

it("names the declarer of a contract", () => {
  expect(sentenceAloud("4♥X S −1", french)).toBe("4 cœurs contré Sud −1");
  expect(sentenceAloud("3SA O, 2♠ N/S", french)).toBe("3 sans-atout Ouest, 2 piques N/S");
});

it("says hands suit by suit, and lengths as they are", () => {
  expect(sentenceAloud("♠ARD10 ♥– ♦4♣3", french)).toBe(
    "pique as, roi, dame, dix pas de cœur le 4 de carreau le 3 de trèfle",
  );
  expect(sentenceAloud("15–17 H · ♠ 2–5 · ♥5+ · SA", french)).toBe("15–17 H · pique 2–5 · cœur 5+ · sans-atout");
});

it("leaves words alone, and keeps what is printed beside what is heard", () => {
  expect(sentenceAloud("SAUT NTH 3SAT", french)).toBe("SAUT NTH 3SAT");
  expect(piecesAloud("Mieux : 1♥.", french)).toEqual([
    { text: "Mieux : ", aloud: null },
    { text: "1♥", aloud: "1 cœur" },
    { text: ".", aloud: null },
  ]);
});
