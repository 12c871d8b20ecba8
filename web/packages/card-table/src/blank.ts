/** A table on which nothing lies yet. */
import { SUITS } from "./card";
import { SEATS, type Seat } from "./seats";
import type { SeatState, TableState } from "./state";

/** A whole state from part of one: what is left out is empty, South is at the bottom. */
export function tableOf(part: Partial<TableState> = {}): TableState {
  const empty: SeatState = { name: "", notes: [], prompt: null, away: false };
  return {
    bottom: "S",
    look: "cards",
    compact: false,
    hands: {},
    seats: Object.fromEntries(SEATS.map((seat) => [seat, empty])) as Record<Seat, SeatState>,
    turn: null,
    selectable: [],
    chosen: null,
    trick: null,
    trumps: null,
    suits: SUITS,
    board: null,
    ...part,
  };
}
