/** A deal seen again, step by step: first the calls, then the cards. */
import type { Card, CardPlayed, Seat, Steppable } from "../../protocol";

export interface Moment {
  /** How many calls have been made. */
  calls: number;
  /** How many cards have been played. */
  cards: number;
  /** The trick on the table, with the winner once it is whole. */
  trick: CardPlayed[];
  winner: Seat | null;
  /** Tricks begun so far, the one on the table included. */
  tricks: number;
  hands: Record<Seat, Card[] | null>;
}

/** The number of steps; 0 is the deal before the first word. */
export const steps = (deal: Steppable) => deal.calls.length + plays(deal).length;

/** What lies on the table after that many steps. */
export function moment(deal: Steppable, step: number): Moment {
  const calls = Math.min(step, deal.calls.length);
  const played = plays(deal).slice(0, step - calls);
  const gone = new Set(played.map(({ card }) => card));
  const tricks = tricksBegun(deal, played.length);
  const last = deal.tricks[tricks - 1];
  const before = deal.tricks.slice(0, Math.max(tricks - 1, 0)).reduce((sum, trick) => sum + trick.plays.length, 0);
  const trick = played.slice(before);
  const hands = Object.fromEntries(
    Object.entries(seated(deal, deal.hands, played.length)).map(([seat, cards]) => [
      seat,
      cards && cards.filter((card) => !gone.has(card)),
    ]),
  ) as Record<Seat, Card[] | null>;
  const winner = trick.length === last?.plays.length ? last.winner : null;
  return { calls, cards: played.length, trick, winner, tricks, hands };
}

/** The chairs after this number of cards: two may be exchanged before the first. */
export function seated<T>(deal: Steppable, by: Record<Seat, T>, cards: number): Record<Seat, T> {
  if (!deal.swapped || !cards) return by;
  const [one, other] = deal.swapped;
  return { ...by, [one]: by[other], [other]: by[one] };
}

/** The step at which a trick lies whole on the table; 0 tricks: the end of the auction. */
export function endOf(deal: Steppable, tricks: number): number {
  return deal.tricks.slice(0, tricks).reduce((sum, trick) => sum + trick.plays.length, deal.calls.length);
}

/** The end of the next trick, or of the one before; the auction counts as one. */
export function byTrick(deal: Steppable, step: number, way: 1 | -1): number {
  const ends = [0, ...Array.from({ length: deal.tricks.length + 1 }, (_, tricks) => endOf(deal, tricks))];
  return way > 0 ? (ends.find((end) => end > step) ?? step) : (ends.findLast((end) => end < step) ?? 0);
}

export function plays(deal: Steppable): CardPlayed[] {
  return deal.tricks.flatMap((trick) => trick.plays);
}

/** The tricks that each side has won after this number of steps. */
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
