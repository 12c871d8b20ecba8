/** Deals as text, in the notation of PBN and most bridge programs. */
import { isCard, SUITS, type Card } from "./card";
import { SEATS, type Seat } from "./seats";
import type { HandState } from "./state";

/**
 * The hands of a deal: the first seat, a colon, then four hands clockwise, each its suits from spades to clubs.
 *
 * A hand `-` is left out. Throws an `Error` if the text is not a deal.
 */
export function handsOf(deal: string): Partial<Record<Seat, HandState>> {
  const [, first = "", rest = ""] = /^\s*([NESW]):(.*)$/s.exec(deal) ?? [];
  const texts = rest.trim().split(/\s+/);
  const at = SEATS.indexOf(first as Seat);
  const hands = texts.map(cardsOf);
  if (at < 0 || hands.length !== 4 || hands.some((cards) => cards === null)) throw new Error(`Not a deal: ${deal}`);
  const known = hands.map((cards, place) => [SEATS[(at + place) % 4]!, cards!] as const);
  return Object.fromEntries(
    known.filter(([, cards]) => cards.length).map(([seat, cards]) => [seat, { cards, count: cards.length }]),
  );
}

/** The cards of `AKQ.T98..5432`; none for `-`, null if it is not a hand. */
function cardsOf(text: string): Card[] | null {
  if (text === "-") return [];
  const suits = text.split(".");
  const cards = suits.flatMap((ranks, place) => [...ranks].map((rank) => `${SUITS[place]}${rank}`));
  return suits.length === 4 && cards.every(isCard) ? cards : null;
}
