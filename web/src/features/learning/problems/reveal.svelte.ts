/** Shows the cards that have been played one after another. */
import type { LessonPlay } from "../../../lib/protocol.generated";

/** The time in ms that a card is seen before the next one, and a finished trick before the next lead. */
const CARD = 550;
const TRICK = 1300;

export class Reveal {
  /** How many cards are shown. */
  shown = $state(0);
  #timer = 0;

  constructor(shown: number) {
    this.shown = shown;
  }

  /** Show the next card at once, or after the finished trick has been seen; then the others. */
  follow(plays: readonly LessonPlay[]): void {
    this.stop();
    if (this.shown >= plays.length) return;
    const pause = this.shown && plays[this.shown - 1]?.winner ? TRICK : 0;
    this.#timer = setTimeout(() => {
      this.shown += 1;
      const more = this.shown < plays.length && !plays[this.shown - 1]?.winner;
      this.#timer = setTimeout(() => this.follow(plays), more ? CARD : 0);
    }, pause);
  }

  /** Show this many cards, at once. */
  show(count: number): void {
    this.stop();
    this.shown = count;
  }

  /** Show no further cards. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
