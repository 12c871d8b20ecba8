/** Keep a finished trick on the table for a moment. */
import { untrack } from "svelte";
import type { Shown } from "../live/optimistic";
import type { Policy } from "../protocol";

/** How long it is shown, in milliseconds: no longer than bots pause after it, or their lead would be hidden. */
const SHOWN: Record<Policy["pace"], number> = { calm: 1_000, medium: 900, brisk: 500, instant: 800 };

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
      const later = setTimeout(
        () => (this.held = false),
        untrack(() => SHOWN[picture().table.policy.pace]),
      );
      return () => clearTimeout(later);
    });
    $effect(() => {
      // The player has seen it if they play on.
      if (picture().unconfirmed) this.held = false;
    });
  }
}

const tricksOf = (picture: Shown): number => picture.play?.turned.length ?? 0;
