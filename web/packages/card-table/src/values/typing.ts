/** Actions typed letter by letter: a suit then a rank, a level then a strain, `P` for pass. */

import { bidOf } from "./call";
import { isCard, rankOf, suitOf } from "./card";

/** Milliseconds after which typed letters are discarded. */
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

  /** The only legal action that matches the keys typed so far; null if there are none or several. */
  press(key: string, legal: string[]): string | null {
    if (key.length !== 1 || key === " ") return null;
    const now = this.now();
    if (now - this.last > FORGET) this.typed = "";
    this.last = now;
    for (const typed of [this.typed + key.toUpperCase(), key.toUpperCase()]) {
      const meant = legal.filter((action) => this.spell(action).startsWith(typed));
      if (meant.length === 0) continue;
      // An exact match wins; a single letter is not enough for a card.
      const whole = meant.find((action) => this.spell(action) === typed);
      const sure = whole ?? (meant.length === 1 && typed.length > 1 ? meant[0]! : null);
      this.typed = sure ? "" : typed;
      return sure;
    }
    this.typed = "";
    return null;
  }
}

/** The keys that type an action: a suit's letter then a rank's, a level then a strain's letter, else its code. */
export function typedForm(action: string, keys: Record<string, string>, rank: (rank: string) => string): string {
  if (isCard(action)) return keys[suitOf(action)]! + rank(rankOf(action));
  const bid = bidOf(action);
  return bid ? bid.level + keys[bid.strain]! : action.toUpperCase();
}
