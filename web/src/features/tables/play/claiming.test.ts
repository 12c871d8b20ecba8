import { describe, expect, it } from "vitest";
import { picture, playing } from "../../../testing/picture";
import { mayClaim, mustWait } from "./claiming";

describe("a claim", () => {
  it("is for those who play cards, once a card has been led", () => {
    const { you } = playing();
    expect(mayClaim(picture())).toBe(false);
    expect(mayClaim(playing())).toBe(true);
    expect(mayClaim(playing({ play: { ...playing().play!, trick: [] } }))).toBe(false);
    expect(mayClaim(playing({ you: { ...you, seat: "N" } }))).toBe(false);
    expect(mayClaim(playing({ you: { ...you, seat: null } }))).toBe(false);
  });

  it("waits for the end of the trick after one of the same side was refused", () => {
    const play = playing().play!;
    expect(mustWait(playing())).toBe(false);
    const refused = { ...play, refused: { NS: 0, EW: null } };
    expect(mustWait(playing({ play: refused }))).toBe(true);
    expect(mustWait(playing({ play: { ...refused, turned: ["EW"] } }))).toBe(false);
    expect(mustWait(playing({ play: { ...play, refused: { NS: null, EW: 0 } } }))).toBe(false);
  });
});
