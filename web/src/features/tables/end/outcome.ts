/** What a finished deal was worth, from the viewer's side, and what decided it. */
import { sideOf, type Seat, type Side } from "@chelem/card-table/seats";
import type { DecisiveMove, ReviewShape, RowShape, YouShape } from "../../../lib/protocol.generated";
import { plays } from "../../deals/review/steps";

/** The side whose result is shown: North-South's for spectators. */
export const sideFor = ({ seat }: YouShape): Side => (seat ? sideOf(seat) : "NS");

/** The points of the viewer, or those of their side less those of the other. */
export function pointsFor(row: Pick<RowShape, "points">, you: YouShape, individual: boolean): number {
  if (individual) return row.points[you.player ?? ""] ?? 0;
  const side = sideFor(you);
  return (row.points[side] ?? 0) - (row.points[side === "NS" ? "EW" : "NS"] ?? 0);
}

/** The call or card that decided a deal. */
export interface Decisive extends DecisiveMove {
  seat: Seat;
  /** The number of its trick; 0 for a call. */
  trick: number;
}

type Played = Pick<ReviewShape, "calls" | "tricks" | "told">;

/** The call or card that decided a deal, with its place there; null if the deal has no such move. */
export function decisive(deal: Played, move: DecisiveMove): Decisive | null {
  const { step } = move;
  const text = move.text || (deal.told[step - 1] ?? "");
  const card = step - deal.calls.length;
  if (card <= 0) {
    const call = deal.calls[step - 1];
    return call ? { ...move, text, seat: call.seat, trick: 0 } : null;
  }
  const played = plays(deal as ReviewShape)[card - 1];
  return played ? { ...move, text, seat: played.seat, trick: Math.ceil(card / 4) } : null;
}
