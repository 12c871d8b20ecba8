import { describe, expect, it } from "vitest";
import type { ShownShape } from "../../../lib/protocol.generated";
import { rangesShown } from "./meanings";

const OPEN: ShownShape = { points: [0, null], spades: [0, 13], hearts: [0, 13], diamonds: [0, 13], clubs: [0, 13] };

describe("the hands that a call shows", () => {
  it("leaves out what is open, and points that the sentence tells", () => {
    const shows: ShownShape = { ...OPEN, points: [15, 17], spades: [2, 5], diamonds: [4, 13], clubs: [3, 3] };
    expect(rangesShown(shows, "15–17 HCP, balanced.")).toBe("♠ 2–5 · ♦ 4+ · ♣ 3");
  });

  it("says nothing of a call that shows nothing", () => {
    expect(rangesShown(OPEN, "")).toBe("");
  });
});
