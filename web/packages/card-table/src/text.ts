/** Sentences that contain suit symbols. */
import type { Suit } from "./card";

const CODES: Record<string, Suit> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** Split a sentence into texts and suits to draw; French punctuation gets no-break spaces. */
export function piecesOf(text: string): (string | { suit: Suit })[] {
  const tied = text.replace(/ (?=[;:!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");
  return tied
    .split(/([♠♥♦♣])\uFE0E?/u)
    .filter((piece) => piece !== "")
    .map((piece) => (CODES[piece] ? { suit: CODES[piece] } : piece));
}
