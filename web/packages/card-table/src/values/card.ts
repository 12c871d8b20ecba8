/** Codes of cards, and the order of hands. A card is a suit then a rank, ten is T: `SA`, `HT`. */

export type Card = string;
export type Suit = "S" | "H" | "D" | "C";

/** In the order of a printed hand. */
export const SUITS: Suit[] = ["S", "H", "D", "C"];
const RANKS = "23456789TJQKA";

export const suitOf = (card: Card) => card.charAt(0) as Suit;
export const rankOf = (card: Card) => card.charAt(1);

/** Whether a code is a card rather than a call. */
export function isCard(code: string): boolean {
  return /^[SHDC][2-9TJQKA]$/.test(code);
}

/** Cards grouped by suit, in the order given. */
export function bySuit(cards: Card[]): { suit: Suit; cards: Card[] }[] {
  const groups: { suit: Suit; cards: Card[] }[] = [];
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

/** The same cards with black and red suits alternating, as players hold them; trumps, if there are any, come first. */
export function alternating(cards: Card[], trumps: string | null = null): Card[] {
  const groups = bySuit(cards).sort((a, b) => Number(b.suit === trumps) - Number(a.suit === trumps));
  const [blacks, reds] = [groups.filter(({ suit }) => !isRed(suit)), groups.filter(({ suit }) => isRed(suit))];
  const leading = groups[0]?.suit === trumps ? isRed(groups[0].suit) : reds.length > blacks.length;
  const [first, second] = leading ? [reds, blacks] : [blacks, reds];
  return SUITS.flatMap((_, turn) => [...(first[turn]?.cards ?? []), ...(second[turn]?.cards ?? [])]);
}

/**
 * The suits of a hand as its player holds them: black and red alternating, but in the game's order of suits where that is
 * not the usual one, as hearts, diamonds, clubs, spades in the bridge of 1900.
 */
export function heldSuits(cards: Card[], suits: Suit[], trumps: string | null = null): { suit: Suit; cards: Card[] }[] {
  const usual = suits.every((suit, place) => suit === SUITS[place]);
  if (usual) return bySuit(alternating(cards, trumps));
  const order = [...suits].sort((a, b) => Number(b === trumps) - Number(a === trumps));
  return diagramLines(cards, order).filter((line) => line.cards.length);
}

/** One line per suit, as in printed diagrams: high cards first, empty for a void. */
export function diagramLines(cards: Card[], suits: Suit[] = SUITS): { suit: Suit; cards: Card[] }[] {
  return suits.map((suit) => ({ suit, cards: highFirst(cards.filter((card) => suitOf(card) === suit)) }));
}

/**
 * The suits of an exposed hand, in the order in which they are drawn: that of a hand that is held, except trumps.
 *
 * These lie at its owner's right: at the left of the screen for the hand opposite, at its bottom for the one at the
 * left. The high cards lie nearest the owner.
 */
export function exposedGroups(
  cards: Card[],
  place: "top" | "left" | "right",
  suits: Suit[],
  trumps: string | null,
): { suit: Suit; cards: Card[] }[] {
  const groups = heldSuits(
    diagramLines(cards).flatMap((line) => line.cards),
    suits,
    trumps,
  );
  if (place === "left") return groups.reverse();
  return place === "right" ? groups.map(({ suit, cards: held }) => ({ suit, cards: held.toReversed() })) : groups;
}

const isRed = (suit: Suit) => suit === "H" || suit === "D";
