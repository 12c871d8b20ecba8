import { describe, expect, it } from "vitest";
import { alternating, bySuit, highFirst, isCard, rankText } from "./card";

describe("a card's code", () => {
  it("is a suit then a rank, ten being T", () => {
    for (const card of ["SA", "HT", "D9", "C2"]) expect(isCard(card)).toBe(true);
    for (const other of ["AS", "S10", "1S", "P", "XX", "ask", "SAA", ""]) expect(isCard(other)).toBe(false);
  });

  it("is printed with the letters of the reader's language", () => {
    expect([..."AKQJT9"].map((rank) => rankText(rank, "fr"))).toEqual(["A", "R", "D", "V", "10", "9"]);
    expect([..."AKQJT9"].map((rank) => rankText(rank, "en"))).toEqual(["A", "K", "Q", "J", "10", "9"]);
  });
});

describe("a hand", () => {
  it("keeps its suits together in the order in which they come", () => {
    expect(bySuit(["HA", "S9", "H2", "C3"])).toEqual([
      { suit: "H", cards: ["HA", "H2"] },
      { suit: "S", cards: ["S9"] },
      { suit: "C", cards: ["C3"] },
    ]);
  });

  it("is sorted with high cards first, and left as it was", () => {
    const cards = ["S2", "ST", "SA", "S9", "SK"];
    expect(highFirst(cards)).toEqual(["SA", "SK", "ST", "S9", "S2"]);
    expect(cards[0]).toBe("S2");
  });

  it("alternates black and red suits", () => {
    expect(alternating(["SA", "HA", "DA", "CA"])).toEqual(["SA", "HA", "CA", "DA"]);
  });

  it("starts with a red suit when two red suits stand beside one black", () => {
    expect(alternating(["SA", "HA", "DA"])).toEqual(["HA", "SA", "DA"]);
  });

  it("has two suits of one colour side by side when it has no other", () => {
    expect(alternating(["SA", "CA"])).toEqual(["SA", "CA"]);
  });
});
