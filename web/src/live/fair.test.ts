import { describe, expect, it } from "vitest";
import type { Card, Seat } from "../protocol";
import { dealNumber, matchesCommitment } from "./fair";

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
