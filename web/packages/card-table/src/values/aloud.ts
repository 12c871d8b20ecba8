/** Sentences as they are heard: cards, bids and suits in words, where they are printed as signs and letters. */
import type { Suit } from "./card";
import type { Labels } from "./labels";
import type { Seat } from "./seats";

/** A part of a sentence as printed, and in words where it is not read aloud as printed. */
export interface Piece {
  text: string;
  aloud: string | null;
}

const SUITS: Record<string, Suit> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** The ranks by their letters in French and in English: no letter stands for two. */
const RANKS: Record<string, string> = { R: "K", D: "Q", V: "J", "10": "T" };

const SIGNED = new RegExp(
  [
    // A card, or the cards of a suit: ♥10, ♠RD5. « de » and « à » merge with the French article. Not ♠5+ or ♠2–5.
    /(?<merged>(?<![\p{L}])(?:de|à) )?(?<suit>[♠♥♦♣])\uFE0E?(?<ranks>(?:10|[2-9AKRQDVJT])+)(?![\p{L}\d+–])/u,
    // A bid or a contract, with its declarer: 1♥, 3SA, 4♠X S.
    /(?<![\p{L}\d.,])(?<number>1[0-3]|[1-9])(?:(?<trumps>[♠♥♦♣])\uFE0E?|(?:SA|NT))(?<doubled>XX?)?(?: (?<seat>[NESOW])(?![\p{L}/’']))?(?![\p{L}])/u,
    // A void, then a suit or notrump alone.
    /(?<none>[♠♥♦♣])\uFE0E? ?[–—-](?![\p{L}\d])|(?<lone>[♠♥♦♣])\uFE0E?|(?<![\p{L}\d])(?:SA|NT)(?![\p{L}\d])/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** Split a sentence at what is heard otherwise than it is printed. */
export function piecesAloud(text: string, labels: Labels): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(SIGNED)) {
    if (found.index > done) pieces.push({ text: text.slice(done, found.index), aloud: null });
    done = found.index + found[0].length;
    const apart = /[\p{L}\d♠♥♦♣]/u.test(text.charAt(done)) ? " " : "";
    pieces.push({ text: found[0], aloud: inWords(found.groups ?? {}, labels) + apart });
  }
  if (done < text.length) pieces.push({ text: text.slice(done), aloud: null });
  return pieces;
}

/** A sentence as it is heard: « Encaissez ♠R. » is « Encaissez le roi de pique. » */
export function sentenceAloud(text: string, labels: Labels): string {
  return piecesAloud(text, labels)
    .map((piece) => piece.aloud ?? piece.text)
    .join("");
}

function inWords(part: Partial<Record<string, string>>, labels: Labels): string {
  const { aloud, suit, strain } = labels;
  const { merged = "", ranks, number, trumps, doubled, seat, none, lone } = part;
  if (number) {
    const bid = aloud.bid(Number(number), SUITS[trumps ?? ""] ?? "NT");
    const by = seat && labels.seat(seat === "O" ? "W" : (seat as Seat));
    return [bid, ...(doubled ? [aloud.doubled(doubled)] : []), ...(by ? [by] : [])].join(" ");
  }
  if (none) return labels.void(SUITS[none]!);
  if (!ranks) return lone ? suit(SUITS[lone]!) : strain("NT");
  const held = SUITS[part.suit!]!;
  const codes = (ranks.match(/10|./g) ?? []).map((letter) => RANKS[letter] ?? letter);
  if (codes.length > 1) return `${merged}${suit(held)} ${codes.map(aloud.rank).join(", ")}`;
  return (merged + aloud.card(`${held}${codes[0]}`)).replace(/^de le /, "du ").replace(/^à le /, "au ");
}
