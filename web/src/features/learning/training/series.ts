/** The deals of a file, played in order: which file, and which deal is next. */
import { inTab, keepJson, keptJson } from "../../../lib/kept";

export interface Series {
  collection: string;
  name: string;
  boards: number;
  /** The place of the next deal to play, from 1. */
  next: number;
  /** The table of the deal that was played last. */
  table: string;
}

const KEY = "chelem.series";

export function storedSeries(): Series | null {
  const found = keptJson(KEY, inTab);
  return isSeries(found) ? found : null;
}

/** Where it is not stored, the file can be chosen again. */
export function storeSeries(series: Series): void {
  keepJson(KEY, series, inTab);
}

/** Whether the deal at this table is followed by another one of the same file. */
export function hasNext(series: Series | null, table: string): boolean {
  return series !== null && series.table === table && series.next <= series.boards;
}

function isSeries(found: unknown): found is Series {
  const series = found as Series | null;
  return (
    typeof series === "object" &&
    series !== null &&
    [series.collection, series.name, series.table].every((each) => typeof each === "string") &&
    [series.boards, series.next].every(Number.isInteger)
  );
}
