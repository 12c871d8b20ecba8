/** Codes of calls, and auctions in columns. A bid is `1NT`, a trump named without a level `name:H`. */
import type { Seat } from "./seats";

/** The level (empty for `name:H`) and strain of a bid; null for any other call. */
export function bidOf(call: string): { level: string; strain: string } | null {
  const [, level = "", strain] = /^(?:name:|(\d+))(C|D|H|S|NT)$/.exec(call) ?? [];
  return strain === undefined ? null : { level, strain };
}

/** The columns of an auction, from left to right. */
export const COLUMNS: Seat[] = ["W", "N", "E", "S"];

/** Calls in rows of four columns, with a place for `turn`. */
export function auctionRows<T extends { seat: Seat }>(
  calls: T[],
  turn: Seat | null = null,
): Partial<Record<Seat, T>>[] {
  const lines: Partial<Record<Seat, T>>[] = [];
  let column = COLUMNS.length;
  const reach = (seat: Seat) => {
    if (COLUMNS.indexOf(seat) <= column) lines.push({});
    column = COLUMNS.indexOf(seat);
    return lines.at(-1)!;
  };
  for (const call of calls) reach(call.seat)[call.seat] = call;
  if (turn) reach(turn);
  return lines;
}
