/** A line of a score, and a deal that is over, as a score needs it. */
import { SEATS, sideOf, type Seat, type Side } from "@chelem/card-table/seats";
import type { Facts } from "../words";
import type { Strain } from "./rules";

export const SIDES: Side[] = ["NS", "EW"];

export interface ScoreLine {
  /** The seats that receive the points; a side receives them once. */
  to: Seat[];
  points: number;
  /** The sentence of the catalogue, with its facts. */
  code: string;
  facts: Facts;
  /** The points count toward a game. */
  below: boolean;
}

export interface Contract {
  declarer: Seat;
  strain: Strain;
  /** The tricks to make, 7–13. */
  tricks: number;
  /** 1, 2 if doubled, 4 if redoubled … */
  stake: number;
}

/** The honours of each hand, and the hands without trumps. */
export interface Honours {
  held: Record<Seat, number>;
  void: Seat[];
}

export interface Played {
  contract: Contract;
  /** Those of declarer's side. */
  tricks: number;
  vulnerable: Seat[];
  honours: Honours;
}

export const seatsOf = (side: Side): [Seat, Seat] => (side === "NS" ? ["N", "S"] : ["E", "W"]);
export const opponentsOf = (side: Side): Side => (side === "NS" ? "EW" : "NS");
export const nextSeat = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % 4]!;
export const partnerOf = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 2) % 4]!;

export function line(to: Seat[], points: number, code: string, facts: Facts = {}, below = false): ScoreLine {
  return { to, points, code, facts, below };
}

/** What a seat or side receives; with `below`, only below (or above) the line. */
export function pointsOf(lines: readonly ScoreLine[], who: Seat | Side, below?: boolean): number {
  const seat = (who.length > 1 ? who.charAt(0) : who) as Seat;
  return lines.reduce(
    (sum, each) => sum + (each.to.includes(seat) && (below ?? each.below) === each.below ? each.points : 0),
    0,
  );
}

/** The seats of declarer's side. */
export const declaring = ({ contract }: Played): Seat[] => seatsOf(sideOf(contract.declarer));

/** The seats of the defenders. */
export const defending = ({ contract }: Played): Seat[] => seatsOf(opponentsOf(sideOf(contract.declarer)));

/** Overtricks, negative for undertricks. */
export const margin = ({ contract, tricks }: Played): number => tricks - contract.tricks;

/** Runs of equally priced undertricks; the last price repeats. */
export function undertrickRuns(down: number, prices: number[]): { after: number; count: number; each: number }[] {
  const runs: { after: number; count: number; each: number }[] = [];
  for (let place = 0; place < down; place++) {
    const each = prices[Math.min(place, prices.length - 1)]!;
    const last = runs.at(-1);
    if (last?.each === each) last.count += 1;
    else runs.push({ after: place, count: 1, each });
  }
  return runs;
}
