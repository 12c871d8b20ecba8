import { describe, expect, it } from "vitest";
import type { Card } from "@chelem/card-table/card";
import type { Seat } from "@chelem/card-table/seats";
import vectors from "../../../testing/promises.json";
import { dealNumber, keepsPromise, matchesCommitment, type Published, type Revealed } from "./fair";

/** A deal of the recorded table in tests/golden/contract/live-table.jsonl. */
const HANDS: Record<Seat, Card[]> = {
  N: "S6 S4 HQ HJ H7 H5 H4 DQ D9 D3 CA C7 C2".split(" "),
  E: "SK SQ S3 S2 HT H8 H2 DK DJ D7 D5 D4 C9".split(" "),
  S: "SA SJ S9 S8 S5 HK H9 H6 DA DT D2 CQ CJ".split(" "),
  W: "ST S7 HA H3 D8 D6 CK CT C8 C6 C5 C4 C3".split(" "),
};
const NUMBER = "3825644882734400181999183630";
const HASH = "f9ae1bf170d6a2568cf834d9b8ce4662f38c60ad82888fba3cfb9a9b96961739";

describe("a deal", () => {
  it("has one number, whatever the order of the cards in a hand", () => {
    expect(dealNumber(HANDS)).toBe(NUMBER);
    expect(dealNumber({ ...HANDS, N: HANDS.N.toReversed() })).toBe(NUMBER);
  });

  it("is numbered from zero: clubs to North, diamonds to East, hearts to South", () => {
    const suit = (code: string) => Array.from("23456789TJQKA", (rank) => code + rank);
    expect(dealNumber({ N: suit("C"), E: suit("D"), S: suit("H"), W: suit("S") })).toBe("0");
    // 52! / 13!⁴ deals; the last one gives North the spades, East the hearts, South the diamonds.
    expect(dealNumber({ N: suit("S"), E: suit("H"), S: suit("D"), W: suit("C") })).toBe(
      "53644737765488792839237439999",
    );
  });
});

describe("the commitment made before a deal", () => {
  const revealed = { number: NUMBER, salt: "sel 1", hands: HANDS };

  it("is kept by the cards and the salt that were committed to", () => {
    expect(matchesCommitment(HASH, revealed)).toBe(true);
  });

  it("is broken by another salt, another number or two cards exchanged", () => {
    expect(matchesCommitment(HASH, { ...revealed, salt: "sel 2" })).toBe(false);
    expect(matchesCommitment(HASH, { ...revealed, number: "1" })).toBe(false);
    const [mine, yours] = [HANDS.N.with(0, "SK"), HANDS.E.with(0, "S6")];
    expect(matchesCommitment(HASH, { ...revealed, hands: { ...HANDS, N: mine, E: yours } })).toBe(false);
  });
});

interface Vector {
  name: string;
  prepared: boolean;
  published: Published;
  revealed: Revealed & { nonces: Record<string, string> };
}

/** Deals drawn by the server's own code, which tests/matches/test_promised_deal.py draws again. */
const DRAWN = vectors as unknown as Vector[];

describe("the promise of a deal", () => {
  it.each(DRAWN)("is kept: $name", ({ prepared, published, revealed }) => {
    expect(keepsPromise(published, revealed, prepared)).toBe(prepared ? null : true);
  });

  const [{ published, revealed }] = DRAWN as [Vector];
  const [mine, yours, ...others] = published.pledges as [Published["pledges"][0], Published["pledges"][0]];

  it.each<[string, Partial<Published>, Partial<Vector["revealed"]>]>([
    ["another salt", {}, { salt: "0".repeat(32) }],
    ["a nonce dropped in silence", {}, { nonces: { ...revealed.nonces, [mine.player]: undefined! } }],
    [
      "nonces exchanged",
      {},
      {
        nonces: {
          ...revealed.nonces,
          [mine.player]: revealed.nonces[yours.player]!,
          [yours.player]: revealed.nonces[mine.player]!,
        },
      },
    ],
    ["a nonce too many", {}, { nonces: { ...revealed.nonces, stranger: "0".repeat(64) } }],
    ["pledges in another order", { pledges: [yours, mine, ...others] }, {}],
    ["somebody named who has revealed", { unrevealed: [mine.player] }, {}],
    ["another number", {}, { number: "1" }],
    ["two hands exchanged", {}, { hands: { ...revealed.hands, N: revealed.hands.S, S: revealed.hands.N } }],
  ])("is broken by %s", (_, before, after) => {
    expect(keepsPromise({ ...published, ...before }, { ...revealed, ...after }, false)).toBe(false);
  });
});
