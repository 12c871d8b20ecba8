/** The columns of a score sheet: the viewer's side first. */
import type { Side } from "@chelem/card-table/seats";
import type { SheetShape, YouShape } from "../../lib/protocol.generated";
import { formatPoints } from "../../lib/points";
import { say } from "../../lib/words";

export interface Column {
  key: string;
  title: string;
  /** The small text under a heading like « Nous ». */
  more?: string;
}

/** The columns with their titles: We and They for players, sides for spectators. */
export function columnsOf(sheet: SheetShape, you: YouShape): Column[] {
  // An unnamed player is already called « vous ».
  const isYou = (key: string, title: string) => key === you.player && title !== say("pad-you");
  if (sheet.form === "players") {
    return sheet.columns.map(({ key, title }) => ({
      key,
      title,
      more: isYou(key, title) ? say("pad-you") : undefined,
    }));
  }
  const own: Side | null = you.seat && (you.seat === "N" || you.seat === "S" ? "NS" : "EW");
  if (!own) return sheet.columns;
  return [...sheet.columns]
    .sort((a, b) => Number(b.key === own) - Number(a.key === own))
    .map(({ key, title }) => ({ key, title: say(key === own ? "pad-we" : "pad-they"), more: title }));
}

/** A number of the sheet, or `zero`. */
export function formatCell(points: number | undefined, zero = ""): string {
  if (!points) return zero;
  return formatPoints(points);
}
