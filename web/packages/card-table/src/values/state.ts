/** The state that a card table draws. It has no rules: the page states which cards can be selected. */
import type { Card, Suit } from "./card";
import type { Seat } from "./seats";

export interface TableState {
  /** The seat at the bottom of the screen; the others follow clockwise. */
  bottom: Seat;
  /** `cards`: to play with. `diagrams`: four hands as printed, to read. */
  look: "cards" | "diagrams";
  /** For a phone: open hands in strips, the bottom hand in two rows. */
  compact: boolean;
  /** Hands that are not drawn are left out. */
  hands: Partial<Record<Seat, HandState>>;
  seats: Record<Seat, SeatState>;
  /** The seat to act. */
  turn: Seat | null;
  /** The cards that can be selected, in whichever hand they are; others of those hands are dimmed. */
  selectable: Card[];
  /** The card to be confirmed by a second tap. */
  chosen: Card | null;
  /** The trick in the middle; null before the play. */
  trick: TrickState | null;
  /** The seat whose hand is exposed after the opening lead: its place is kept from the start of the play. */
  exposed?: Seat | null;
  /** The suit that open hands show first. */
  trumps: string | null;
  /** The order of suits in a hand. */
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
  /** Text that asks this seat's player to act, if any. */
  prompt: string | null;
  /** Words for a turn at this seat in place of the usual ones: “declarer plays”, at dummy’s. Known before the turn. */
  turn?: string | null;
  /** Such a turn is the viewer's. */
  yours?: boolean;
  /** The player in this seat has lost the connection. */
  away: boolean;
  /** A program plays here. */
  bot?: boolean;
  /** The name is a word such as « you », without an initial. */
  unnamed?: boolean;
}

export interface TrickState {
  /** In the order in which they were played. */
  plays: { seat: Seat; card: Card }[];
  /** Marked, with the order of the cards, once the trick is complete. */
  winner: Seat | null;
  /** A card of the trick that is not confirmed yet. */
  waiting: Card | null;
  /** Whether each card shows its number in the trick. */
  numbered: boolean;
  /** For screen readers: "Trick 3", and the text added to the winning card; defaults to the labels' if empty. */
  name: string;
  wins: string;
}

export interface BoardState {
  /** 0: no plate in diagrams. */
  number: number;
  dealer: Seat | null;
  /** The vulnerable seats; null in games without vulnerability. */
  vulnerable: Seat[] | null;
  /** The plate in words; defaults to the labels' if empty. */
  name: string;
}

/** An auction to draw; calls may have further fields. */
export interface AuctionState<T extends AuctionCall = AuctionCall> {
  calls: T[];
  /** Who calls next, drawn as a question mark. */
  turn: Seat | null;
  dealer: Seat | null;
  /** Null in games without vulnerability. */
  vulnerable: Seat[] | null;
  /** Names under the seats. */
  names: Partial<Record<Seat, string>>;
}

export interface AuctionCall {
  seat: Seat;
  call: string;
  /** Alerted or explained: drawn with a marker. */
  alert: boolean;
  /** Not confirmed yet. */
  waiting?: boolean;
  /** Drawn faintly: made after the current step. */
  later?: boolean;
  /** The call of the current step. */
  current?: boolean;
  /** The cost of the call, short and in words. */
  cost?: { short: string; words: string };
}
