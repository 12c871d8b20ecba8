/** What a finished deal was worth, from the viewer's side, and what decided it. */
import { sideOf } from "@chelem/card-table/seats";
import type { Analysis, Review, Seat, SheetRow, Side, You } from "../../protocol";
import { plays } from "../../pages/review/steps";

/** The side whose result is shown: North-South's for spectators. */
export const sideFor = ({ seat }: You): Side => (seat ? sideOf(seat) : "NS");

/** The points of the viewer, or those of their side less those of the other. */
export function pointsFor(row: Pick<SheetRow, "points">, you: You, individual: boolean): number {
  if (individual) return row.points[you.player ?? ""] ?? 0;
  const side = sideFor(you);
  return (row.points[side] ?? 0) - (row.points[side === "NS" ? "EW" : "NS"] ?? 0);
}

/** The call or card that cost most. */
export interface Decisive {
  /** The number of calls and cards up to and including it. */
  step: number;
  seat: Seat;
  /** The number of its trick; 0 for a call. */
  trick: number;
  /** What it was, and what was better. */
  text: string;
  /** The tricks it cost, where nothing else is known of it. */
  tricks: number;
}

type Played = Pick<Review, "calls" | "tricks" | "told">;

/** The costliest call or card of a deal; null if none cost anything. */
export function decisive(deal: Played, analysis: Pick<Analysis, "turning" | "costs" | "table">): Decisive | null {
  const costliest = [...analysis.turning].sort((one, two) => two.imps - one.imps)[0];
  if (costliest) return at(deal, costliest.step, costliest.text, 0);
  if (analysis.table) return null;
  // A game without a score to compare: the card that lost most tricks.
  const most = Math.max(0, ...analysis.costs);
  const step = deal.calls.length + analysis.costs.indexOf(most) + 1;
  return most ? at(deal, step, deal.told[step - 1] ?? "", most) : null;
}

function at(deal: Played, step: number, text: string, tricks: number): Decisive | null {
  const card = step - deal.calls.length;
  if (card <= 0) {
    const call = deal.calls[step - 1];
    return call ? { step, seat: call.seat, trick: 0, text, tricks } : null;
  }
  const played = plays(deal as Review)[card - 1];
  return played ? { step, seat: played.seat, trick: Math.ceil(card / 4), text, tricks } : null;
}
