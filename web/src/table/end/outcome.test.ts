import { describe, expect, it } from "vitest";
import type { Analysis, Review, You } from "../../protocol";
import { decisive, pointsFor, sideFor } from "./outcome";

const you = (seat: You["seat"]): You => ({ seat, player: "p", key: null, name: "" });

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

const TABLE = {} as NonNullable<Analysis["table"]>;

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
  } as Partial<Review> as Review;
  const found = (part: Partial<Analysis>) => decisive(deal, { turning: [], costs: [], table: null, ...part });

  it("is the costliest of the turning points", () => {
    const turning = [
      { step: 1, imps: 2, text: "a call" },
      { step: 7, imps: 10, text: "a card" },
    ];
    expect(found({ turning, table: TABLE })).toEqual({ step: 7, seat: "W", trick: 2, text: "a card", tricks: 0 });
    expect(found({ turning: turning.slice(0, 1), table: TABLE })).toMatchObject({ seat: "N", trick: 0 });
  });

  it("is the card that lost most tricks, in a game without par", () => {
    expect(found({ costs: [0, 2, 0, 1, 0] })).toMatchObject({
      step: 4,
      seat: "S",
      text: "South plays the 3",
      tricks: 2,
    });
  });

  it("is nothing where nothing was lost", () => {
    expect(found({ costs: [0, 0, 0, 0, 0] })).toBeNull();
    expect(found({ table: TABLE })).toBeNull();
  });
});
