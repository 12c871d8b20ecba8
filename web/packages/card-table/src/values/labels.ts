/** Every word and letter that the table draws or gives to screen readers. */
import { createContext } from "svelte";
import type { Card, Suit } from "./card";
import type { Seat } from "./seats";
import type { BoardState } from "./state";

export interface Labels {
  /** The letter printed for a rank. */
  rank: (rank: string) => string;
  /** « king of hearts » */
  card: (card: Card) => string;
  /** « hearts » */
  suit: (suit: Suit) => string;
  /** Words for sentences that are read aloud. */
  aloud: {
    /** « the king of hearts » */
    card: (card: Card) => string;
    /** « 1 heart », « 3 notrump » */
    bid: (number: number, strain: string) => string;
    /** « king » */
    rank: (rank: string) => string;
    /** « doubled » for `X`, « redoubled » for `XX`. */
    doubled: (stake: string) => string;
  };
  /** « hearts », « notrump » */
  strain: (strain: string) => string;
  /** Notrump as printed. */
  notrump: () => string;
  /** A call other than a bid, as printed. */
  call: (call: string) => string;
  /** How a card or call is typed, in capitals. */
  typed: (action: string) => string;
  seat: (seat: Seat) => string;
  /** The letter on the seat's plate. */
  seatLetter: (seat: Seat) => string;
  /** Marks the seat whose turn it is. */
  turn: () => string;
  /** The letter that marks the dealer, and who deals in words. */
  dealerMark: () => string;
  deals: (seat: Seat) => string;
  table: () => string;
  hand: (seat: Seat) => string;
  hiddenCards: (count: number) => string;
  unknownHand: () => string;
  void: (suit: Suit) => string;
  /** A chosen card, to be confirmed by a second tap. */
  confirm: (card: Card) => string;
  played: (seat: Seat, card: Card) => string;
  /** A card with its number, in diagrams. */
  numbered: (card: Card, number: number) => string;
  auction: () => string;
  alert: () => string;
  /** Used if the state has no texts of its own for the board, the trick, the winning card. */
  board?: (board: BoardState) => string;
  trick?: () => string;
  wins?: () => string;
}

/** `provideLabels` sets the labels of all components inside the caller; `useLabels` reads them. */
export const [useLabels, provideLabels] = createContext<Labels>();
