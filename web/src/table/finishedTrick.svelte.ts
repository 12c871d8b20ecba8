/** Keep a finished trick on the table for a moment. */
import type { Shown } from "../live/optimistic";

/** How long it is shown, in milliseconds. */
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
      // The player has seen it if they play on.
      if (picture().unconfirmed) this.held = false;
    });
  }
}

const tricksOf = (picture: Shown): number => picture.play?.turned.length ?? 0;
