/** What a card's code says, for drawing it: `SA` is a suit and a rank. */
import type { Card, Language } from "../protocol";

export type SuitCode = "S" | "H" | "D" | "C";

const LETTERS: Record<Language, Record<string, string>> = {
  fr: { A: "A", K: "R", Q: "D", J: "V", T: "10" },
  en: { A: "A", K: "K", Q: "Q", J: "J", T: "10" },
};

const RANKS = "23456789TJQKA";

export const suitOf = (card: Card) => card.charAt(0) as SuitCode;
export const rankOf = (card: Card) => card.charAt(1);

/** The letters printed for a rank. */
export function rankText(rank: string, language: Language): string {
  return LETTERS[language][rank] ?? rank;
}

/** Whether a code is a card's, and not a call's. */
export function isCard(action: string): boolean {
  return /^[SHDC][2-9TJQKA]$/.test(action);
}

/** Cards by suit, in the order in which they come; high cards first where they came so. */
export function bySuit(cards: Card[]): { suit: SuitCode; cards: Card[] }[] {
  const groups: { suit: SuitCode; cards: Card[] }[] = [];
  for (const card of cards) {
    const group = groups.find(({ suit }) => suit === suitOf(card));
    if (group) group.cards.push(card);
    else groups.push({ suit: suitOf(card), cards: [card] });
  }
  return groups;
}

/** High cards first. */
export function highFirst(cards: Card[]): Card[] {
  return [...cards].sort((a, b) => RANKS.indexOf(rankOf(b)) - RANKS.indexOf(rankOf(a)));
}

/** The same cards with black and red suits in turn, as players hold them. */
export function alternating(cards: Card[]): Card[] {
  const groups = bySuit(cards);
  const [blacks, reds] = [groups.filter(({ suit }) => !isRed(suit)), groups.filter(({ suit }) => isRed(suit))];
  const [first, second] = reds.length > blacks.length ? [reds, blacks] : [blacks, reds];
  return first.flatMap((group, turn) => [...group.cards, ...(second[turn]?.cards ?? [])]);
}

const isRed = (suit: SuitCode) => suit === "H" || suit === "D";
