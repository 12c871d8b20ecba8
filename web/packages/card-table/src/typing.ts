/** Actions typed letter by letter: a suit then a rank, a level then a strain, `P` for pass. */

import { bidOf } from "./call";
import { isCard, rankOf, suitOf } from "./card";

/** After that many milliseconds the letters typed so far are forgotten. */
const FORGET = 1_800;

export class Typing {
  private typed = "";
  private last = 0;

  /**
   * `spell` is how an action is typed, in capitals: `SA`, `1S`. `now` gives milliseconds.
   */
  constructor(
    private readonly spell: (action: string) => string,
    private readonly now: () => number = Date.now,
  ) {}

  /** The one legal action that the keys typed so far mean; null while there is none or more than one. */
  press(key: string, legal: string[]): string | null {
    if (key.length !== 1 || key === " ") return null;
    const now = this.now();
    if (now - this.last > FORGET) this.typed = "";
    this.last = now;
    for (const typed of [this.typed + key.toUpperCase(), key.toUpperCase()]) {
      const meant = legal.filter((action) => this.spell(action).startsWith(typed));
      if (meant.length === 0) continue;
      // A call may be the beginning of nothing else; a lone suit's letter is not yet a card.
      const whole = meant.find((action) => this.spell(action) === typed);
      const sure = whole ?? (meant.length === 1 && typed.length > 1 ? meant[0]! : null);
      this.typed = sure ? "" : typed;
      return sure;
    }
    this.typed = "";
    return null;
  }
}

/** How an action is typed: a suit's letter then a rank's, a level then a strain's letter, else its code. */
export function spelt(action: string, keys: Record<string, string>, rank: (rank: string) => string): string {
  if (isCard(action)) return keys[suitOf(action)]! + rank(rankOf(action));
  const bid = bidOf(action);
  return bid ? bid.level + keys[bid.strain]! : action.toUpperCase();
}
