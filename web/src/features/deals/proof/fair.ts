/** Verify a deal: the hashes published before it, and that the cards follow from what was revealed after it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Card } from "@chelem/card-table/card";
import type { Seat } from "@chelem/card-table/seats";
import type { PromiseShape } from "../../../lib/protocol.generated";

export interface Revealed {
  number: string;
  salt: string;
  hands: Record<Seat, Card[]>;
  nonces?: Record<string, string> | null;
}
/** What was published before the cards were dealt. */
export type Published = Pick<PromiseShape, "hash" | "pledges" | "unrevealed">;
/** SHA-256 of a text, in hexadecimal. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Whether these are the cards to which `hash` commits, in a log of format 1. */
export function matchesCommitment(hash: string, { number, salt, hands }: Revealed): boolean {
  return hashOf(`${number}:${salt}`) === hash && dealNumber(hands) === number;
}

/**
 * Whether salt, nonces and cards are as promised. Null for the cards of a prepared deal, drawn by rules that are not
 * known here, if all the rest is.
 */
export function keepsPromise(published: Published, revealed: Revealed, prepared: boolean): boolean | null {
  if (hashOf(revealed.salt) !== published.hash) return false;
  const nonces = revealed.nonces ?? {};
  const pledged = published.pledges.filter(({ player }) => !published.unrevealed.includes(player));
  const given = pledged.map(({ player }) => nonces[player]);
  if (Object.keys(nonces).length !== given.length) return false;
  if (!pledged.every(({ hash }, place) => given[place] !== undefined && hashOf(given[place]) === hash)) return false;
  if (dealNumber(revealed.hands) !== revealed.number) return false;
  const digest = hashOf(`${revealed.salt}:${given.join(":")}`);
  if (String(BigInt(`0x${digest}`) % DEAL_COUNT) === revealed.number) return true;
  return prepared ? null : false;
}

/** The number of the deal that follows from the salt of a board that several tables play. */
export const drawnNumber = (salt: string): string => String(BigInt(`0x${hashOf(`${salt}:`)}`) % DEAL_COUNT);

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
const DEAL_COUNT = choose(52, 13) * choose(39, 13) * choose(26, 13);
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
