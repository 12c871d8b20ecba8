import { describe, expect, it } from "vitest";
import type { Seat } from "@chelem/card-table/seats";
import type { Steppable } from "../../../lib/protocol";
import { byTrick, endOf, moment, plays, seated, steps, won } from "./steps";

/** A trick from North, clockwise. */
const trick = (cards: string, winner: Seat | null) => ({
  plays: cards.split(" ").map((card, turn) => ({ seat: "NESW"[turn] as Seat, card })),
  winner,
});

/** Two calls, a whole trick that West wins, and half a trick that a claim cuts short. */
const DEAL: Steppable = {
  dealer: "S",
  vulnerable: [],
  hands: { N: ["S2", "H2"], E: ["S3", "H3"], S: ["S4", "H4"], W: ["SA", "HA"] },
  calls: [
    { seat: "S", call: "1NT", alert: false, text: null },
    { seat: "W", call: "P", alert: false, text: null },
  ],
  tricks: [trick("S2 S3 S4 SA", "W"), { plays: [{ seat: "W", card: "HA" }], winner: null }],
  contract: null,
  told: [],
};

describe("the steps of a deal", () => {
  it("are its calls, then its cards", () => {
    expect(steps(DEAL)).toBe(7);
    expect(plays(DEAL).map(({ card }) => card)).toEqual(["S2", "S3", "S4", "SA", "HA"]);
  });

  it("begin with all cards in hand", () => {
    expect(moment(DEAL, 0)).toEqual({ calls: 0, cards: 0, trick: [], winner: null, tricks: 0, hands: DEAL.hands });
  });

  it("take each card from its hand", () => {
    const { trick: lying, hands, winner, tricks } = moment(DEAL, 4);
    expect(lying.map(({ card }) => card)).toEqual(["S2", "S3"]);
    expect(hands).toMatchObject({ N: ["H2"], E: ["H3"], S: ["S4", "H4"] });
    expect([winner, tricks]).toEqual([null, 1]);
  });

  it("show a whole trick with its winner, until the next lead", () => {
    expect(moment(DEAL, 6)).toMatchObject({ winner: "W", tricks: 1 });
    expect(moment(DEAL, 7)).toMatchObject({ winner: null, tricks: 2, trick: [{ seat: "W", card: "HA" }] });
  });

  it("leave unknown hands unknown", () => {
    expect(moment({ ...DEAL, hands: { ...DEAL.hands, E: null } }, 4).hands.E).toBeNull();
  });

  it("count a trick for the side that won it once it is whole", () => {
    expect(won(DEAL, 5)).toEqual({ NS: 0, EW: 0 });
    expect(won(DEAL, 6)).toEqual({ NS: 0, EW: 1 });
    expect(won(DEAL, 7)).toEqual({ NS: 0, EW: 1 });
  });
});

describe("going by tricks", () => {
  it("stops at the end of the auction and of each trick", () => {
    expect([0, 1, 2].map((tricks) => endOf(DEAL, tricks))).toEqual([2, 6, 7]);
    expect(byTrick(DEAL, 0, 1)).toBe(2);
    expect(byTrick(DEAL, 3, 1)).toBe(6);
    expect(byTrick(DEAL, 3, -1)).toBe(2);
    expect(byTrick(DEAL, 2, -1)).toBe(0);
  });

  it("stays at both ends", () => {
    expect(byTrick(DEAL, 7, 1)).toBe(7);
    expect(byTrick(DEAL, 0, -1)).toBe(0);
  });
});

describe("two chairs exchanged before the lead, as in Whiz", () => {
  const swapped: Steppable = { ...DEAL, swapped: ["N", "E"] };

  it("keep their hands in the auction and exchange them with the first card", () => {
    expect(seated(swapped, swapped.hands, 0)).toEqual(DEAL.hands);
    expect(seated(swapped, swapped.hands, 1)).toMatchObject({ N: DEAL.hands.E, E: DEAL.hands.N, S: DEAL.hands.S });
  });
});
