/** The result of a board at a table of an event: as text, in an entry of the log, and its score. */
import { SEATS, type Seat } from "@chelem/card-table/seats";
import { duplicateScore } from "../../lib/scorekeeping/contract";
import { pointsOf } from "../../lib/scorekeeping/line";
import type { EventSideOutcome, TableResult } from "../../lib/protocol.generated";
import type { Strain } from "../../lib/scorekeeping/rules";

export interface PlayedResult {
  level: number;
  strain: Strain;
  /** 1, 2 if doubled, 4 if redoubled. */
  stake: number;
  declarer: Seat;
  /** Those of declarer's side. */
  tricks: number;
  /** Suit and rank, such as `H7`. */
  lead?: string | null;
}

type PlayedEntry = Extract<TableResult, { tricks: number }>;

/** A contract with its tricks; all have passed; the board was not played. */
export type BoardResult = PlayedResult | "passed" | "unplayed";

const BOOK = 6;
const TEXT = /^([1-7])(NT|[SHDC])(X{0,2})(=|[+-]\d+) by ([NESW])(?: ([SHDC][2-9TJQKA]))?$/;

/** Read a result such as `4SX-2 by N H7`, `passed` or `unplayed`; null for anything else. */
export function readResult(text: string): BoardResult | null {
  if (text === "passed" || text === "unplayed") return text;
  const found = TEXT.exec(text);
  if (!found) return null;
  const [, level, strain, doubled, over, declarer, lead] = found;
  return {
    level: Number(level),
    strain: strain as Strain,
    stake: 1 << doubled!.length,
    declarer: declarer as Seat,
    tricks: Number(level) + BOOK + (over === "=" ? 0 : Number(over)),
    lead: lead ?? null,
  };
}

/** A result as text, with which `readResult` begins. */
export function resultText(result: BoardResult): string {
  if (typeof result === "string") return result;
  const { level, strain, stake, declarer, lead } = result;
  const doubled = stake === 4 ? "XX" : stake === 2 ? "X" : "";
  const over = overtricks(result);
  const made = over === 0 ? "=" : over > 0 ? `+${over}` : String(over);
  return `${level}${strain}${doubled}${made} by ${declarer}${lead ? ` ${lead}` : ""}`;
}

/** A result as an entry of the log states it. */
export function resultEntry(result: BoardResult): TableResult {
  if (result === "passed") return { passed: true };
  return result === "unplayed" ? { unplayed: true } : playedEntry(result);
}

/** The same of a board that was played. */
export function playedEntry({ level, strain, stake, declarer, tricks, lead }: PlayedResult): PlayedEntry {
  return { contract: { strain, tricks: level + BOOK, stake, declarer }, tricks, ...(lead && { lead }) };
}

/** The result of an entry of the log; null for a score without a contract. */
export function entryResult(entry: TableResult | EventSideOutcome): BoardResult | null {
  if ("passed" in entry) return "passed";
  if ("unplayed" in entry) return "unplayed";
  if (!("contract" in entry) || !entry.contract) return null;
  const { strain, tricks, stake, declarer } = entry.contract;
  return { level: tricks - BOOK, strain, stake, declarer, tricks: entry.tricks ?? tricks };
}

/** The tricks above the contract, negative below it. */
export const overtricks = ({ level, tricks }: Pick<PlayedResult, "level" | "tricks">): number => tricks - level - BOOK;

/** The overtricks to choose from: made, one more …; then one down, two down … */
export function choices(level: number): { made: number[]; down: number[] } {
  return {
    made: Array.from({ length: 8 - level }, (_, over) => over),
    down: Array.from({ length: level + BOOK }, (_, under) => -1 - under),
  };
}

const VULNERABLE: Seat[][] = [[], ["N", "S"], ["E", "W"], SEATS];

/** Who is vulnerable on a board: Law 2, sixteen boards, then again. */
export function vulnerableOn(board: number): Seat[] {
  const at = (board - 1) % 16;
  return VULNERABLE[(at + Math.floor(at / 4)) % 4]!;
}

/** Who deals a board. */
export const dealerOf = (board: number): Seat => SEATS[(board - 1) % 4]!;

/** North-South's score; null where nothing was played. */
export function pointsFor(result: BoardResult, board: number): number | null {
  if (result === "unplayed") return null;
  return result === "passed" ? 0 : pointsPlayed(result, board);
}

/** North-South's score on a board that was played. */
export function pointsPlayed({ level, strain, stake, declarer, tricks }: PlayedResult, board: number): number {
  const contract = { declarer, strain, tricks: level + BOOK, stake };
  const honours = { held: { N: 0, E: 0, S: 0, W: 0 }, void: [] };
  const lines = duplicateScore({ contract, tricks, vulnerable: vulnerableOn(board), honours });
  return pointsOf(lines, "NS") - pointsOf(lines, "EW");
}
