/** A whole state from part of one. */
import { SUITS } from "./card";
import { SEATS, type Seat } from "./seats";
import type { SeatState, TableState } from "./state";

/** The state a page may pass; every field is optional. */
export type TablePart = Partial<Omit<TableState, "seats">> & { seats?: Partial<Record<Seat, Partial<SeatState>>> };

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

/** The state of a table: `part` over `before`, which is an empty table with South at the bottom unless it is given. */
export function tableOf(part: TablePart = {}, before: TableState = NOTHING): TableState {
  return { ...before, ...part, seats: part.seats ? seatsOf(part.seats) : before.seats };
}

function seatsOf(part: NonNullable<TablePart["seats"]>): Record<Seat, SeatState> {
  const empty: SeatState = { name: "", notes: [], prompt: null, away: false };
  return Object.fromEntries(SEATS.map((seat) => [seat, { ...empty, ...part[seat] }])) as Record<Seat, SeatState>;
}
