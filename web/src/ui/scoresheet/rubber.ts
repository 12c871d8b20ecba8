/** The rubber bridge pad: points above the line, and below it game by game. */
import type { Side } from "@chelem/card-table/seats";
import type { LineShape, SheetShape } from "../../lib/protocol.generated";

/** A row of the pad: a number for each side that has one there. */
export type Entry = Record<string, number | undefined>;

export interface RubberPad {
  /** From the top: entries are written upward from the line. */
  above: Entry[];
  /** The last game is the one in progress. */
  games: Entry[][];
}

export function rubberPad({ rows, verdict }: Pick<SheetShape, "rows" | "verdict">): RubberPad {
  const lines = [...rows.flatMap((row) => row.lines), ...(verdict?.lines ?? [])];
  const games: LineShape[][] = [[]];
  for (const row of rows) {
    games.at(-1)!.push(...row.lines.filter((line) => line.below));
    if (row.game) games.push([]);
  }
  return { above: sideBySide(lines.filter((line) => !line.below)).reverse(), games: games.map(sideBySide) };
}

/** Both sides' points in two columns. */
function sideBySide(lines: LineShape[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const side = sideOf(line);
    const free = entries.find((entry) => entry[side] === undefined);
    if (free) free[side] = line.points;
    else entries.push({ [side]: line.points });
  }
  return entries;
}

const sideOf = ({ to }: LineShape): Side => (to.some((seat) => seat === "N" || seat === "S") ? "NS" : "EW");
