/** HTML of our own pages from the server, with its suits drawn for the eye, and cards and bids in words for the ear. */
import { piecesAloud, type Piece } from "@chelem/card-table/aloud";
import type { Suit } from "@chelem/card-table/card";
import { labels } from "../../lib/labels";

const CODES: Record<string, Suit> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** What must stay on the line of the suit before it: its rank, a sign of punctuation. */
const TIED = /^[^\s<>–&]{0,3}/;

/** Draw the suits of a page by their outlines, because phones show ♥ as an emoji, and hide them from listeners. */
export function drawSuits(html: string, outlines: Record<Suit, string>): string {
  return html
    .replace(/<span class="suit"[^>]*>(.)<\/span>/gu, "$1")
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith("<") ? part : drawn(part, outlines)))
    .join("");
}

function drawn(text: string, outlines: Record<Suit, string>): string {
  if (!/[♠♥♦♣]/.test(text)) return text;
  const suit = (code: Suit): string =>
    `<svg class="suit" data-suit="${code}" viewBox="0 0 32 32"><path d="${outlines[code]}"/></svg>`;
  const pieces = piecesAloud(text, labels);
  let done = "";
  let taken = 0;
  pieces.forEach((piece, at) => {
    const printed = piece.text.slice(taken);
    taken = 0;
    if (piece.aloud === null) {
      done += printed;
      return;
    }
    const next = pieces[at + 1];
    const tied = next?.aloud === null ? (TIED.exec(next.text)?.[0] ?? "") : "";
    taken = tied.length;
    const signs = printed.replace(/([♠♥♦♣])\uFE0E?/gu, (_, sign: string) => suit(CODES[sign]!));
    const aloud = isNamed(pieces[at - 1], piece) ? "" : `<span class="spoken">${piece.aloud}</span>`;
    done += `<span class="unparted"><span aria-hidden="true">${signs}</span>${aloud}${tied}</span>`;
  });
  return done;
}

/** Whether a suit or a card follows its own name: « pique ♠ », « le cinq de cœur, ♥5 ». */
function isNamed(before: Piece | undefined, { aloud }: Piece): boolean {
  return before !== undefined && before.text.replace(/[\s(,:]+$/u, "").endsWith(aloud!.trim());
}
