/** Verify the commitment to a deal: its hash, and that the number is that of the hands. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Card, Seat } from "../protocol";

export interface Revealed {
  number: string;
  salt: string;
  hands: Record<Seat, Card[]>;
}

/** Whether these are the cards to which `hash` commits. */
export function matchesCommitment(hash: string, { number, salt, hands }: Revealed): boolean {
  const found = bytesToHex(sha256(utf8ToBytes(`${number}:${salt}`)));
  return found === hash && dealNumber(hands) === number;
}

/** The number of a deal: North's rank among all hands, then East's among the cards left, then South's. */
export function dealNumber(hands: Record<Seat, Card[]>): string {
  let left = DECK;
  let number = 0n;
  for (const seat of ["N", "E", "S"] as const) {
    const held = new Set(hands[seat]);
    number = number * choose(left.length, 13) + rank(held, left);
    left = left.filter((card) => !held.has(card));
  }
  return String(number);
}

const DECK: Card[] = ["C", "D", "H", "S"].flatMap((suit) => Array.from("23456789TJQKA", (rank) => suit + rank));

/** The rank of thirteen cards among the subsets of the cards left. */
function rank(held: Set<Card>, left: Card[]): bigint {
  let found = 0n;
  let count = 0;
  left.forEach((card, place) => {
    if (held.has(card)) {
      count += 1;
      found += choose(place, count);
    }
  });
  return found;
}

function choose(n: number, k: number): bigint {
  if (k > n) return 0n;
  let product = 1n;
  for (let i = 1n; i <= BigInt(k); i++) product = (product * (BigInt(n - k) + i)) / i;
  return product;
}
