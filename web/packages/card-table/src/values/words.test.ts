import { describe, expect, it } from "vitest";
import { english, french } from "./words";

describe("the table's own words", () => {
  it("print ranks as each language does", () => {
    expect([..."AKQJT9"].map(english.rank)).toEqual(["A", "K", "Q", "J", "10", "9"]);
    expect([..."AKQJT9"].map(french.rank)).toEqual(["A", "R", "D", "V", "10", "9"]);
  });

  it("name a card", () => {
    expect(english.card("HK")).toBe("king of hearts");
    expect(french.card("HK")).toBe("roi de cœur");
    expect(english.card("D7")).toBe("7 of diamonds");
  });

  it("name strains, notrump among them", () => {
    expect(["S", "NT"].map(english.strain)).toEqual(["spades", "notrump"]);
    expect(["S", "NT"].map(french.strain)).toEqual(["pique", "sans-atout"]);
  });

  it("print a call they do not know as it is written", () => {
    expect(english.call("P")).toBe("pass");
    expect(english.call("pick")).toBe("pick");
  });

  it("say who holds and who played what", () => {
    expect(english.hand("W")).toBe("West’s hand");
    expect(french.hand("W")).toBe("Main d’Ouest");
    expect(french.played("E", "CQ")).toBe("Est : dame de trèfle");
  });
});
