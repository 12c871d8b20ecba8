import { describe, expect, it } from "vitest";
import type { DecisiveMove, ReviewShape, YouShape } from "../../../lib/protocol.generated";
import { decisive, pointsFor, sideFor } from "./outcome";

const you = (seat: YouShape["seat"]): YouShape => ({ seat, player: "p", key: null, name: "" });

describe("points of a deal", () => {
  it("are those of one's own side, less the other's: nobody has to turn them round", () => {
    expect(pointsFor({ points: { NS: 0, EW: 400 } }, you("S"), false)).toBe(-400);
    expect(pointsFor({ points: { NS: 0, EW: 400 } }, you("W"), false)).toBe(400);
    expect(pointsFor({ points: { NS: 60, EW: 100 } }, you("N"), false)).toBe(-40);
  });

  it("are North-South's for a spectator, and one's own where each plays alone", () => {
    expect(sideFor(you(null))).toBe("NS");
    expect(pointsFor({ points: { p: 25, q: -25 } }, you("S"), true)).toBe(25);
  });
});

describe("what decided a deal", () => {
  const call = { version: 1, player: null, alert: false, text: null };
  const deal = {
    calls: [
      { ...call, seat: "N", call: "1C" },
      { ...call, seat: "E", call: "P" },
    ],
    tricks: [
      {
        plays: [
          { seat: "E", card: "S2" },
          { seat: "S", card: "S3" },
          { seat: "W", card: "SA" },
          { seat: "N", card: "S4" },
        ],
        winner: "W",
      },
      { plays: [{ seat: "W", card: "H2" }], winner: null },
    ],
    told: ["", "", "", "South plays the 3", "", "", ""],
  } as Partial<ReviewShape> as ReviewShape;
  const move = (part: Partial<DecisiveMove>): DecisiveMove => ({
    step: 1,
    text: "what was better",
    tricks: 0,
    mistake: true,
    better: null,
    ...part,
  });

  it("is a call of its seat, or a card of its seat and trick", () => {
    expect(decisive(deal, move({ step: 1 }))).toMatchObject({ seat: "N", trick: 0, text: "what was better" });
    expect(decisive(deal, move({ step: 7, mistake: false }))).toMatchObject({ seat: "W", trick: 2, mistake: false });
    expect(decisive(deal, move({ step: 8 }))).toBeNull();
  });

  it("is told by its card where nothing is known of it but its tricks", () => {
    const found = decisive(deal, move({ step: 4, text: "", tricks: 2 }));
    expect(found).toMatchObject({ seat: "S", text: "South plays the 3", tricks: 2 });
  });
});
