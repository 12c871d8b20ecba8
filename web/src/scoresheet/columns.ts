/** Whose columns a sheet has, and in which order: one's own side first. */
import type { SheetSection, Side, You } from "../protocol";
import { printed } from "../points";
import { say } from "../words";

export interface Column {
  key: string;
  title: string;
  /** The small text under a heading like « Nous ». */
  more?: string;
}

/** The columns as this visitor calls them: We and They for players, sides for spectators. */
export function columnsOf(sheet: SheetSection, you: You): Column[] {
  // Someone without a name is called « vous » already.
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

/** A number of the sheet; nothing where there is nothing to write. */
export function written(points: number | undefined, zero = ""): string {
  if (!points) return zero;
  return printed(points);
}
