/** The cards that each hand had when it was first seen, so that nothing moves as cards are played. */
import type { Card } from "../values/card";
import { SEATS, type Seat } from "../values/seats";
import type { HandState } from "../values/state";

export class FirstSeen {
  private readonly seen = new Map<Seat, Card[]>();

  /** Take the hands of now; return what those that are open had at first in this deal. */
  update(hands: Partial<Record<Seat, HandState>>): Partial<Record<Seat, Card[]>> {
    const open = SEATS.filter((seat) => hands[seat]?.cards?.length);
    // An undo brings cards back; cards never seen before belong to another deal.
    const same = open.every((seat) => this.knows(seat, hands[seat]!.cards!));
    if (!same) this.seen.clear();
    for (const seat of open) if (!this.seen.has(seat)) this.seen.set(seat, hands[seat]!.cards!);
    return Object.fromEntries(this.seen);
  }

  private knows(seat: Seat, cards: Card[]): boolean {
    const seen = this.seen.get(seat);
    return !seen || cards.every((card) => seen.includes(card));
  }
}
