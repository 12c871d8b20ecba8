/** The sheet of a match kept by hand: its deals, and what all forms of match read from them. */
import { SEATS, type Seat, type Side } from "@chelem/card-table/seats";
import { nextSeat, pointsOf, SIDES, type Contract, type Honours, type ScoreLine } from "./line";
import type { FormInfo, Option, Strain } from "./rules";

/** Who plays what. Players are named by the chair in which they began. */
export interface Setup {
  /** A form of match: a key of `FORMS`. */
  form: string;
  size: number | null;
  /** The number of the first board, or of the first deal of seven. */
  first: number;
  options: Record<string, Option>;
  /** Who deals first; boards have their own dealers. */
  dealer: Seat;
}

/** A contract and its result as entered; without `contract`, everybody passed. */
export interface Entry {
  contract: EnteredContract | null;
  /** Those of declarer's side. */
  tricks: number;
  honours: Honours;
}

/** `player` declares: a chair at the beginning of the match. */
export interface EnteredContract {
  player: Seat;
  strain: Strain;
  tricks: number;
  stake: number;
}

export interface Setting {
  /** The number in the match, and how often it was dealt. */
  deal: number;
  attempt: number;
  dealer: Seat;
  vulnerable: Seat[];
  board: number | null;
}

export interface Row {
  setting: Setting;
  contract: Contract | null;
  tricks: number;
  lines: ScoreLine[];
  /** Who sat where at the end of the deal. */
  seating: Chairs;
  /** The place of its entry. */
  entry: number;
}

export type Chairs = Record<Seat, Seat | null>;

export interface Verdict {
  lines: ScoreLine[];
  /** By side or player. */
  totals: Record<string, number>;
  winner: string[];
}

export interface GamesWon {
  games: Record<Side, number>;
  parts: Record<Side, number>;
}

/** The sheet so far, as a form of match reads it. */
export interface Sheet {
  setup: Setup;
  info: FormInfo;
  rows: Row[];
  last: Setting | null;
  /** Where the last dealer sits now. */
  dealer: Seat;
  passed: boolean;
  chairs: Chairs;
}

export const NO_HONOURS: Honours = { held: { N: 0, E: 0, S: 0, W: 0 }, void: [] };

/** The deal passes to the left of the dealer's present chair; after a passed-out deal, its next attempt. */
export function rotation(sheet: Sheet, redealerNext = false): Setting {
  const { last, dealer } = sheet;
  const setting = { vulnerable: [], board: null };
  if (!last) return { ...setting, deal: 1, attempt: 1, dealer: sheet.setup.dealer };
  const after = nextPlayer(sheet.info, dealer);
  if (sheet.passed) {
    return { ...setting, deal: last.deal, attempt: last.attempt + 1, dealer: redealerNext ? after : dealer };
  }
  return { ...setting, deal: last.deal + 1, attempt: 1, dealer: after };
}

function nextPlayer({ seats }: FormInfo, seat: Seat): Seat {
  let next = nextSeat(seat);
  while (!seats.includes(next)) next = nextSeat(next);
  return next;
}

/** The games of each side and its points toward the current one, which a game won wipes out. */
export function gamesWon(rows: readonly Row[], goal: number): GamesWon {
  const games = { NS: 0, EW: 0 };
  let parts = { NS: 0, EW: 0 };
  for (const { lines } of rows) {
    for (const side of SIDES) parts[side] += pointsOf(lines, side, true);
    for (const side of SIDES) {
      if (parts[side] < goal) continue;
      games[side] += 1;
      parts = { NS: 0, EW: 0 };
    }
  }
  return { games, parts };
}

/** The side that completed a game with the row at this place. */
export function completedGame(rows: readonly Row[], place: number, goal: number): Side | null {
  const before = gamesWon(rows.slice(0, place), goal).games;
  const after = gamesWon(rows.slice(0, place + 1), goal).games;
  return SIDES.find((side) => after[side] > before[side]) ?? null;
}

export function sideTotals(sheet: Sheet, last: ScoreLine[] = []): Record<Side, number> {
  const lines = [...sheet.rows.flatMap((row) => row.lines), ...last];
  return { NS: pointsOf(lines, "NS"), EW: pointsOf(lines, "EW") };
}

export function playerTotals(sheet: Sheet): Record<string, number> {
  const totals: Record<string, number> = Object.fromEntries(sheet.info.seats.map((player) => [player, 0]));
  for (const { lines, seating } of sheet.rows) {
    for (const seat of SEATS) {
      const player = seating[seat];
      if (player) totals[player]! += pointsOf(lines, seat);
    }
  }
  return totals;
}

/** The larger total wins; ties share. */
export function byPoints(sheet: Sheet, lines: ScoreLine[] = []): Verdict {
  return { lines, ...highest(sideTotals(sheet, lines)) };
}

export const byPlayers = (sheet: Sheet): Verdict => ({ lines: [], ...highest(playerTotals(sheet)) });

function highest(totals: Record<string, number>): Omit<Verdict, "lines"> {
  const most = Math.max(...Object.values(totals));
  return { totals, winner: Object.keys(totals).filter((key) => totals[key] === most) };
}

export const wonBy = (side: Side, sheet: Sheet, lines: ScoreLine[] = []): Verdict => ({
  lines,
  totals: sideTotals(sheet, lines),
  winner: [side],
});

/** Where a player sits. */
export const seatOf = (chairs: Chairs, player: Seat): Seat => SEATS.find((seat) => chairs[seat] === player)!;
