import { describe, expect, it } from "vitest";
import { SUITS } from "./values/card";
import { COURT_URLS } from "./courtUrls";

describe("the drawings of the court cards", () => {
  it("are those of king, queen and jack of each suit, and of no other card", () => {
    const courts = SUITS.flatMap((suit) => [..."KQJ"].map((rank) => suit + rank));
    expect(Object.keys(COURT_URLS).toSorted()).toEqual(courts.toSorted());
    for (const [card, url] of Object.entries(COURT_URLS)) expect(url).toContain(`${card}.svg`);
  });
});
