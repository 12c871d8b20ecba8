/** All that a card table draws. It holds no rules: what may be selected is said, not worked out. */
import type { Card, Suit } from "./card";
import type { Seat } from "./seats";

export interface TableState {
  /** The seat at the bottom of the screen; the others follow clockwise. */
  bottom: Seat;
  /** `cards`: to play with. `diagrams`: four hands as printed in books, to read. */
  look: "cards" | "diagrams";
  /** For a telephone: open hands in strips, the bottom hand in two rows. */
  compact: boolean;
  /** Hands that are not drawn are left out. */
  hands: Partial<Record<Seat, HandState>>;
  seats: Record<Seat, SeatState>;
  /** The seat to act. */
  turn: Seat | null;
  /** The cards that can be selected, in whichever hand they are; others of those hands are dimmed. */
  selectable: Card[];
  /** The card that waits to be confirmed by a second tap. */
  chosen: Card | null;
  /** The trick in the middle; null before the play. */
  trick: TrickState | null;
  /** The suit that open hands lay first. */
  trumps: string | null;
  /** The suits from the first to the last, as a hand shows them. */
  suits: Suit[];
  board: BoardState | null;
}

export interface HandState {
  /** Null when the cards are hidden. */
  cards: Card[] | null;
  /** How many cards are held; used when they are hidden. */
  count: number;
  /** In diagrams, a number under each card; those equal to `best` are filled. */
  numbers?: { of: Record<Card, number>; best: number };
}

export interface SeatState {
  name: string;
  /** « dummy », « declarer », « away »: short words beside the name. */
  notes: string[];
  /** Words that ask this seat's player to act; null where there are none. */
  prompt: string | null;
  /** The player in this seat has lost the connection. */
  away: boolean;
}

export interface TrickState {
  /** In the order in which they were played. */
  plays: { seat: Seat; card: Card }[];
  /** Marked, with the order of the cards, once the trick is complete. */
  winner: Seat | null;
  /** A card of the trick that is not confirmed yet. */
  waiting: Card | null;
  /** Whether each card shows its place in the order. */
  numbered: boolean;
  /** For screen readers: "Trick 3", and the text added to the winning card; the labels' own where they are empty. */
  name: string;
  wins: string;
}

export interface BoardState {
  /** 0: no plate in diagrams. */
  number: number;
  dealer: Seat | null;
  /** The vulnerable seats; null where nobody can be vulnerable. */
  vulnerable: Seat[] | null;
  /** All of it in words; the labels' own where it is empty. */
  name: string;
}

/** An auction to draw; calls keep whatever else they carry. */
export interface AuctionState<T extends AuctionCall = AuctionCall> {
  calls: T[];
  /** Who calls next, drawn as a question mark. */
  turn: Seat | null;
  dealer: Seat | null;
  /** Null where nobody can be vulnerable. */
  vulnerable: Seat[] | null;
  /** Names under the seats. */
  names: Partial<Record<Seat, string>>;
}

export interface AuctionCall {
  seat: Seat;
  call: string;
  /** Alerted or explained: it has a mark. */
  alert: boolean;
  /** Not confirmed yet. */
  waiting?: boolean;
  /** Shown faintly: it comes later than the moment that is shown. */
  later?: boolean;
  /** The call of the moment that is shown. */
  current?: boolean;
  /** What it cost, short and in words. */
  cost?: { short: string; words: string };
}
