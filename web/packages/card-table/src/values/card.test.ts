import { describe, expect, it } from "vitest";
import {
  alternating,
  diagramLines,
  bySuit,
  heldSuits,
  highFirst,
  isCard,
  exposedGroups,
  rankOf,
  SUITS,
  suitOf,
  type Suit,
} from "./card";

describe("a card's code", () => {
  it("is a suit then a rank, ten being T", () => {
    for (const card of ["SA", "HT", "D9", "C2"]) expect(isCard(card)).toBe(true);
    expect(suitOf("HT")).toBe("H");
    expect(rankOf("HT")).toBe("T");
    for (const other of ["AS", "S10", "1S", "P", "XX", "ask", "SAA", ""]) expect(isCard(other)).toBe(false);
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

  it("keeps the order of a game that has its own, as the bridge of 1900", () => {
    const suits = (order: string) => heldSuits(["SA", "DA", "CA", "HA"], [...order] as Suit[]).map(({ suit }) => suit);
    expect(suits("HDCS")).toEqual(["H", "D", "C", "S"]);
    expect(heldSuits(["S2", "C5", "SA"], ["H", "D", "C", "S"]).map(({ cards }) => cards)).toEqual([
      ["C5"],
      ["SA", "S2"],
    ]);
    expect(heldSuits(["SA", "HA", "DA", "CA"], SUITS).map(({ suit }) => suit)).toEqual(["S", "H", "C", "D"]);
  });

  it("starts with a red suit when two red suits stand beside one black", () => {
    expect(alternating(["SA", "HA", "DA"])).toEqual(["HA", "SA", "DA"]);
  });

  it("has two suits of one colour side by side when it has no other", () => {
    expect(alternating(["SA", "CA"])).toEqual(["SA", "CA"]);
  });

  it("is printed with a line a suit, high cards first, an empty one for a void", () => {
    expect(diagramLines(["D2", "SA", "DK", "SQ"])).toEqual([
      { suit: "S", cards: ["SA", "SQ"] },
      { suit: "H", cards: [] },
      { suit: "D", cards: ["DK", "D2"] },
      { suit: "C", cards: [] },
    ]);
  });
});

describe("a hand that lies open", () => {
  const hand = ["S2", "SA", "HK", "D3", "DJ"];
  const suits = (place: "top" | "left" | "right", trumps: string | null) =>
    exposedGroups(hand, place, SUITS, trumps).map((group) => group.suit);

  it("has its suits in the order of a hand that is held, black and red alternating, but for trumps", () => {
    const all = ["SA", "HA", "DA", "CA"];
    const order = (trumps: string | null) => exposedGroups(all, "top", SUITS, trumps).map(({ suit }) => suit);
    const held = heldSuits(all, SUITS).map(({ suit }) => suit);
    expect(order(null)).toEqual(held);
    expect(order("NT")).toEqual(held);
    expect([order("S"), order("H"), order("C"), order("D")].map((suits) => suits.join(""))).toEqual([
      "SHCD",
      "HSDC",
      "CHSD",
      "DSHC",
    ]);
    const old = exposedGroups(all, "top", ["H", "D", "C", "S"], "C").map(({ suit }) => suit);
    expect(old).toEqual(["C", "H", "D", "S"]);
  });

  it("has trumps at its right: first on the screen opposite, last at the left", () => {
    expect(suits("top", "D")).toEqual(["D", "S", "H"]);
    expect(suits("right", "D")).toEqual(["D", "S", "H"]);
    expect(suits("left", "D")).toEqual(["H", "S", "D"]);
  });

  it("keeps the order of suits without trumps, and shows no void", () => {
    expect(suits("top", "NT")).toEqual(["H", "S", "D"]);
    expect(suits("top", null)).toEqual(["H", "S", "D"]);
    expect(suits("top", "C")).toEqual(["H", "S", "D"]);
  });

  it("has high cards nearest its owner: last on the screen for the one at the right", () => {
    const spades = (place: "left" | "right") =>
      exposedGroups(hand, place, SUITS, null).find(({ suit }) => suit === "S")!.cards;
    expect([spades("left"), spades("right")]).toEqual([
      ["SA", "S2"],
      ["S2", "SA"],
    ]);
  });
});
