/** Complete states from partial ones. */
import { SUITS, type Card } from "./card";
import { SEATS, type Seat } from "./seats";
import type { AuctionCall, AuctionState, BoardState, HandState, SeatState, TableState, TrickState } from "./state";

/** A partial state: every field is optional, and a hand may be a list of cards. */
export type TablePart = Partial<Omit<TableState, "hands" | "seats" | "trick" | "board">> & {
  hands?: Partial<Record<Seat, Card[] | HandPart>>;
  seats?: Partial<Record<Seat, Partial<SeatState>>>;
  trick?: (Pick<TrickState, "plays"> & Partial<TrickState>) | null;
  board?: (Pick<BoardState, "number"> & Partial<BoardState>) | null;
};

type HandPart = Pick<HandState, "cards"> & Partial<HandState>;

/** A partial auction: the calls from the dealer on, as codes or as `AuctionCall`s. */
export type AuctionPart = Partial<Omit<AuctionState, "calls">> & { dealer: Seat; calls: (string | AuctionCall)[] };

const NOTHING: TableState = {
  bottom: "S",
  look: "cards",
  compact: false,
  hands: {},
  seats: seatsOf({}),
  turn: null,
  selectable: [],
  chosen: null,
  trick: null,
  trumps: null,
  suits: SUITS,
  board: null,
};
const TRICK: TrickState = { plays: [], winner: null, waiting: null, numbered: false, name: "", wins: "" };
const BOARD: BoardState = { number: 0, dealer: null, vulnerable: null, name: "" };

/** Return `before` (by default an empty table with South at the bottom) updated with `part`. */
export function tableOf(part: TablePart = {}, before: TableState = NOTHING): TableState {
  return {
    ...before,
    ...part,
    hands: part.hands ? handsFrom(part.hands) : before.hands,
    seats: part.seats ? seatsOf(part.seats) : before.seats,
    trick: part.trick ? { ...TRICK, ...part.trick } : part.trick === null ? null : before.trick,
    board: part.board ? { ...BOARD, ...part.board } : part.board === null ? null : before.board,
  };
}

/** Return the auction to draw; calls given as codes are assigned to the seats in turn. */
export function auctionOf({ calls, ...part }: AuctionPart): AuctionState {
  const first = SEATS.indexOf(part.dealer);
  return {
    turn: null,
    vulnerable: null,
    names: {},
    ...part,
    calls: calls.map((call, place) =>
      typeof call === "string" ? { seat: SEATS[(first + place) % 4]!, call, alert: false } : call,
    ),
  };
}

function handsFrom(part: NonNullable<TablePart["hands"]>): TableState["hands"] {
  const given = Object.entries(part).map(
    ([seat, hand]) => [seat, Array.isArray(hand) ? { cards: hand } : hand] as const,
  );
  return Object.fromEntries(given.map(([seat, hand]) => [seat, { count: hand.cards?.length ?? 0, ...hand }]));
}

function seatsOf(part: NonNullable<TablePart["seats"]>): Record<Seat, SeatState> {
  const empty: SeatState = { name: "", notes: [], prompt: null, away: false };
  return Object.fromEntries(SEATS.map((seat) => [seat, { ...empty, ...part[seat] }])) as Record<Seat, SeatState>;
}
