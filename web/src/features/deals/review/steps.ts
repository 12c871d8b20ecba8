/** The steps of a deal under review: first the calls, then the cards. */
import type { Card } from "@chelem/card-table/card";
import { bySeat, type Seat } from "@chelem/card-table/seats";
import type { Steppable } from "../../../lib/protocol";
import type { CardShape } from "../../../lib/protocol.generated";

export interface Moment {
  /** How many calls have been made. */
  calls: number;
  /** How many cards have been played. */
  cards: number;
  /** The current trick, with its winner once complete. */
  trick: CardShape[];
  winner: Seat | null;
  /** Tricks begun so far, including the current one. */
  tricks: number;
  hands: Record<Seat, Card[] | null>;
}

/** The number of steps; step 0 is before the first call. */
export const steps = (deal: Steppable) => deal.calls.length + plays(deal).length;

/** The position after this number of steps. */
export function moment(deal: Steppable, step: number): Moment {
  const calls = Math.min(step, deal.calls.length);
  const played = plays(deal).slice(0, step - calls);
  const gone = new Set(played.map(({ card }) => card));
  const tricks = tricksBegun(deal, played.length);
  const last = deal.tricks[tricks - 1];
  const before = deal.tricks.slice(0, Math.max(tricks - 1, 0)).reduce((sum, trick) => sum + trick.plays.length, 0);
  const trick = played.slice(before);
  const dealt = seated(deal, deal.hands, played.length);
  const hands = bySeat((seat) => dealt[seat] && dealt[seat].filter((card) => !gone.has(card)));
  const winner = trick.length === last?.plays.length ? last.winner : null;
  return { calls, cards: played.length, trick, winner, tricks, hands };
}

/** The seats after this number of cards: two may be swapped before the first. */
export function seated<T>(deal: Steppable, by: Record<Seat, T>, cards: number): Record<Seat, T> {
  if (!deal.swapped || !cards) return by;
  const [one, other] = deal.swapped;
  return { ...by, [one]: by[other], [other]: by[one] };
}

/** The step that completes a trick; for 0 tricks, the end of the auction. */
export function endOf(deal: Steppable, tricks: number): number {
  return deal.tricks.slice(0, tricks).reduce((sum, trick) => sum + trick.plays.length, deal.calls.length);
}

/** The end of the next or previous trick; the auction counts as one. */
export function byTrick(deal: Steppable, step: number, direction: 1 | -1): number {
  const ends = [0, ...Array.from({ length: deal.tricks.length + 1 }, (_, tricks) => endOf(deal, tricks))];
  return direction > 0 ? (ends.find((end) => end > step) ?? step) : (ends.findLast((end) => end < step) ?? 0);
}

export function plays(deal: Steppable): CardShape[] {
  return deal.tricks.flatMap((trick) => trick.plays);
}

/** The tricks won by each side after this number of steps. */
export function won(deal: Steppable, step: number): Record<"NS" | "EW", number> {
  const taken = { NS: 0, EW: 0 };
  deal.tricks.forEach(({ winner }, place) => {
    if (winner && endOf(deal, place + 1) <= step) taken[winner === "N" || winner === "S" ? "NS" : "EW"] += 1;
  });
  return taken;
}

function tricksBegun(deal: Steppable, cards: number): number {
  let seen = 0;
  return deal.tricks.filter(({ plays: those }) => {
    seen += those.length;
    return seen - those.length < cards;
  }).length;
}
