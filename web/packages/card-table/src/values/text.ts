/** Sentences that contain suit symbols. */
import type { Suit } from "./card";

const CODES: Record<string, Suit> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** The longest word with a suit that is kept on one line: `4♥X`, `10♠,`; a whole hand may be broken. */
const SHORT = 8;

/** French punctuation with no-break spaces. */
const withTies = (text: string): string => text.replace(/ (?=[;:!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");

/** Split a sentence into what may be broken and short words with a suit, which may not, nor the « de » before them. */
export function wordsOf(text: string): { text: string; tied: boolean }[] {
  const words: { text: string; tied: boolean }[] = [];
  for (const part of withTies(text).split(/((?:(?<!\p{L})(?:de|à) )?[^ \n]*[♠♥♦♣][^ \n]*)/u)) {
    const short = part.replace(/^(?:de|à) /, "").length <= SHORT;
    if (part) words.push({ text: part, tied: /[♠♥♦♣]/u.test(part) && short });
  }
  return words;
}

/** Split a sentence into texts and suits to draw; French punctuation gets no-break spaces. */
export function piecesOf(text: string): (string | { suit: Suit })[] {
  return withTies(text)
    .split(/([♠♥♦♣])\uFE0E?/u)
    .filter((piece) => piece !== "")
    .map((piece) => (CODES[piece] ? { suit: CODES[piece] } : piece));
}
