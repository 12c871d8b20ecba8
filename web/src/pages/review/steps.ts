/** A deal seen again, step by step: first the calls, then the cards. */
import type { Card, CardPlayed, Review, Seat } from "../../protocol";

export interface Moment {
  /** How many calls have been made. */
  calls: number;
  /** The trick on the table, with the winner once it is whole. */
  trick: CardPlayed[];
  winner: Seat | null;
  /** Tricks begun so far, the one on the table included. */
  tricks: number;
  hands: Record<Seat, Card[]>;
  chairs: Review["chairs"];
}

/** The number of steps; 0 is the deal before the first word. */
export const steps = (deal: Review) => deal.calls.length + plays(deal).length;

/** What lies on the table after that many steps. */
export function moment(deal: Review, step: number): Moment {
  const calls = Math.min(step, deal.calls.length);
  const played = plays(deal).slice(0, step - calls);
  const gone = new Set(played.map(({ card }) => card));
  const tricks = tricksBegun(deal, played.length);
  const last = deal.tricks[tricks - 1];
  const before = deal.tricks.slice(0, Math.max(tricks - 1, 0)).reduce((sum, trick) => sum + trick.plays.length, 0);
  const trick = played.slice(before);
  const swapped = played.length > 0 && deal.swapped;
  const hands = Object.fromEntries(
    Object.entries(seated(deal.hands, swapped)).map(([seat, cards]) => [seat, cards.filter((card) => !gone.has(card))]),
  ) as Record<Seat, Card[]>;
  const winner = trick.length === last?.plays.length ? last.winner : null;
  return { calls, trick, winner, tricks, hands, chairs: seated(deal.chairs, swapped) };
}

/** What belongs to the chairs once two of them were exchanged. */
function seated<T>(by: Record<Seat, T>, swapped: [Seat, Seat] | null | false): Record<Seat, T> {
  if (!swapped) return by;
  const [one, other] = swapped;
  return { ...by, [one]: by[other], [other]: by[one] };
}

/** The step at which a trick lies whole on the table; 0 tricks: the end of the auction. */
export function endOf(deal: Review, tricks: number): number {
  return deal.tricks.slice(0, tricks).reduce((sum, trick) => sum + trick.plays.length, deal.calls.length);
}

/** The end of the next trick, or of the one before; the auction counts as one. */
export function byTrick(deal: Review, step: number, way: 1 | -1): number {
  const ends = [0, ...Array.from({ length: deal.tricks.length + 1 }, (_, tricks) => endOf(deal, tricks))];
  return way > 0 ? (ends.find((end) => end > step) ?? step) : (ends.findLast((end) => end < step) ?? 0);
}

function plays(deal: Review): CardPlayed[] {
  return deal.tricks.flatMap((trick) => trick.plays);
}

function tricksBegun(deal: Review, cards: number): number {
  let seen = 0;
  return deal.tricks.filter(({ plays: those }) => {
    seen += those.length;
    return seen - those.length < cards;
  }).length;
}
