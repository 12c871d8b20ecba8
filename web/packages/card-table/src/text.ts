/** Sentences with suit signs in them. */
import type { Suit } from "./card";

const CODES: Record<string, Suit> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** A sentence in pieces: texts, and suits to draw; French signs are tied to the word before them. */
export function piecesOf(text: string): (string | { suit: Suit })[] {
  const tied = text.replace(/ (?=[;:!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");
  return tied
    .split(/([♠♥♦♣])\uFE0E?/u)
    .filter((piece) => piece !== "")
    .map((piece) => (CODES[piece] ? { suit: CODES[piece] } : piece));
}
