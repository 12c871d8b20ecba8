/** A match lost at once has no number for it: its sheet says so in place of one. */
import { sideOf } from "@chelem/card-table/seats";
import type { RowShape, SheetShape } from "../../lib/protocol.generated";
import { formatPoints } from "../../lib/points";
import { say } from "../../lib/words";

/** Whether this side lost the match at once with this deal. */
export const isLostBy = ({ lost, declarer }: Pick<RowShape, "lost" | "declarer">, key: string): boolean =>
  lost && declarer !== null && sideOf(declarer) === key;

/** A side's points in this deal: none if the deal lost the match at once. */
export const countedPoints = (row: RowShape, key: string): number => (row.lost ? 0 : (row.points[key] ?? 0));

/** The total in a column, without what a deal that lost the match at once would have scored. */
export function totalText({ rows, totals }: Pick<SheetShape, "rows" | "totals">, key: string): string {
  if (rows.some((row) => isLostBy(row, key))) return say("score-lost");
  const uncounted = rows.filter(({ lost }) => lost).reduce((sum, { points }) => sum + (points[key] ?? 0), 0);
  return formatPoints((totals[key] ?? 0) - uncounted);
}
