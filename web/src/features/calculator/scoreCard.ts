/** The whole table of duplicate scores: contracts made by strain, and undertricks. */
import { duplicateScore } from "../../lib/scorekeeping/contract";
import type { Strain } from "../../lib/scorekeeping/rules";
import { NO_HONOURS } from "../../lib/scorekeeping/sheet";

/** Strains with equal scores. */
export const KINDS: Strain[][] = [["C", "D"], ["H", "S"], ["NT"]];
/** The columns: not vulnerable and vulnerable, undoubled, doubled, redoubled. */
export const COLUMNS = [false, true].flatMap((red) => [1, 2, 4].map((stake) => ({ red, stake })));

export interface CardRow {
  level: number;
  /** The tricks made above six, or those the contract was down. */
  count: number;
  points: number[];
}

/** The score of a contract for the side that receives it. */
function points(strain: Strain, level: number, tricks: number): number[] {
  return COLUMNS.map(({ red, stake }) => {
    const contract = { declarer: "S" as const, strain, tricks: level + 6, stake };
    const lines = duplicateScore({ contract, tricks, vulnerable: red ? ["N", "S"] : [], honours: NO_HONOURS });
    return lines.reduce((sum, line) => sum + line.points, 0);
  });
}

/** Every contract of a strain with every result that makes it: 28 rows. */
export function madeRows(strain: Strain): CardRow[] {
  const rows: CardRow[] = [];
  for (let level = 1; level <= 7; level++)
    for (let count = level; count <= 7; count++) rows.push({ level, count, points: points(strain, level, count + 6) });
  return rows;
}

/** One to thirteen undertricks, which cost the same in every strain. */
export function downRows(): CardRow[] {
  return Array.from({ length: 13 }, (_, place) => ({
    level: 7,
    count: place + 1,
    points: points("NT", 7, 12 - place),
  }));
}
