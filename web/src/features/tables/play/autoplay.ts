/** Play a card by itself where no other may be played, if the visitor wants that. */
import { isCard, type Card } from "@chelem/card-table/card";
import type { Shown } from "../live/optimistic";
import type { Choices } from "../../../lib/settings.svelte";

/** How long the player sees the turn before the card is played, in milliseconds. */
export const BEAT = 800;

/** The card to play without asking; null where there is a choice, a question, or the setting wants none. */
export function forcedCard(picture: Shown, wanted: Choices["autoplay"]): Card | null {
  const { legal, claim, undo, play, turn, you } = picture;
  const [only] = legal;
  if (legal.length !== 1 || !only || !isCard(only) || !play || turn?.by !== you.seat) return null;
  if (claim || undo.asked || picture.unconfirmed) return null;
  const last = play.turned.length === 12;
  return wanted === "single" || (wanted === "last" && last) ? only : null;
}

export class Autoplay {
  private readonly played = new Set<string>();

  /** `busy`: whether the player is asked something else, or looks elsewhere, which the card waits for. */
  constructor(
    private readonly act: (card: Card) => void,
    private readonly busy: () => boolean,
  ) {}

  /** Play a card of a deal after the beat, unless it was played so before: one taken back is the player's to play. */
  begin(deal: string, card: Card): () => void {
    const once = `${deal} ${card}`;
    const play = (): void => {
      if (this.busy()) {
        later = setTimeout(play, BEAT);
        return;
      }
      this.played.add(once);
      this.act(card);
    };
    let later: ReturnType<typeof setTimeout> | undefined;
    if (!this.played.has(once)) later = setTimeout(play, BEAT);
    return () => clearTimeout(later);
  }
}
