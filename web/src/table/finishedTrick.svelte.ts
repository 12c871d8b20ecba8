/** A trick just finished stays for a moment, however quick the next card. */
import type { Shown } from "../live/optimistic";

/** Milliseconds for which it is shown. */
const SHOWN = 1_000;

export class FinishedTrick {
  held = $state(false);
  private finished: number;

  constructor(picture: () => Shown) {
    this.finished = tricksOf(picture());
    $effect(() => {
      const tricks = tricksOf(picture());
      if (tricks === this.finished) return;
      this.finished = tricks;
      this.held = tricks > 0;
      const later = setTimeout(() => (this.held = false), SHOWN);
      return () => clearTimeout(later);
    });
    $effect(() => {
      // A player who plays on has seen it.
      if (picture().unconfirmed) this.held = false;
    });
  }
}

const tricksOf = (picture: Shown): number => picture.play?.turned.length ?? 0;
