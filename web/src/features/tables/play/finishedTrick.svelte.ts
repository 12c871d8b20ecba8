/** Keep a finished trick on the table for a moment. */
import type { Shown } from "../live/optimistic";
import type { Policy } from "../../../lib/protocol.generated";

/** How long it is shown, in milliseconds: no longer than bots pause after it, or their lead would be hidden. */
const SHOWN: Record<Policy["pace"], number> = { calm: 1_000, medium: 900, brisk: 500, instant: 800 };

export class FinishedTrick {
  held = $state(false);
  private finished: number;
  private later: ReturnType<typeof setTimeout> | undefined;

  /** Follow the pictures of a table; while a component is set up. */
  constructor(picture: () => Shown) {
    this.finished = tricksOf(picture());
    $effect(() => this.see(picture()));
    $effect(() => () => clearTimeout(this.later));
  }

  /** See the next picture: a card that others lead meanwhile leaves the trick its time. */
  see(picture: Shown): void {
    const before = this.finished;
    this.finished = tricksOf(picture);
    if (this.finished > before) {
      this.held = true;
      clearTimeout(this.later);
      this.later = setTimeout(() => (this.held = false), SHOWN[picture.table.policy.pace]);
    }
    // The player has seen it if they play on; after an undo, or in a new deal, there is no such trick.
    if (picture.unconfirmed || this.finished < before) this.held = false;
  }
}

const tricksOf = (picture: Shown): number => picture.play?.turned.length ?? 0;
