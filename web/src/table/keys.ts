/** Actions typed at the table: a suit's letter then a rank's, `1` `S` `A`, `P` for pass. */
import { isCard, rankOf, rankText, suitOf } from "../cards/card";
import type { Action, Language } from "../protocol";

const SUITS: Record<Language, Record<string, string>> = {
  fr: { S: "P", H: "C", D: "K", C: "T", NT: "S" },
  en: { S: "S", H: "H", D: "D", C: "C", NT: "N" },
};
const FORGET = 1_800;

export class Keys {
  private typed = "";
  private last = 0;

  constructor(private readonly language: Language) {}

  /** The one legal action that the keys typed so far mean, if there is one. */
  press(key: string, legal: Action[]): Action | null {
    if (key.length !== 1 || key === " ") return null;
    const now = Date.now();
    if (now - this.last > FORGET) this.typed = "";
    this.last = now;
    for (const typed of [this.typed + key.toUpperCase(), key.toUpperCase()]) {
      const meant = legal.filter((action) => this.spelt(action).startsWith(typed));
      if (meant.length === 0) continue;
      this.typed = meant.length === 1 ? "" : typed;
      // A call may be the beginning of nothing else; a lone suit's letter is not yet a card.
      // Two kinds of call may say the same strain: then neither is meant.
      const done = meant.filter((action) => this.spelt(action) === typed);
      if (done.length > 1) return null;
      return done[0] ?? (meant.length === 1 && typed.length > 1 ? meant[0]! : null);
    }
    this.typed = "";
    return null;
  }

  private spelt(action: Action): string {
    const suits = SUITS[this.language];
    if (isCard(action)) return suits[suitOf(action)]! + rankText(rankOf(action), this.language);
    const bid = /^(?:[a-z]+:|(\d+))(C|D|H|S|NT)$/.exec(action);
    return bid ? (bid[1] ?? "") + suits[bid[2]!]! : action.replace(/^[a-z]+:/, "").toUpperCase();
  }
}
