/** Deals compared with other tables. */
import type { Comparison, SheetRow } from "../protocol";

export type Scale = "imps" | "percent";

/** The scale of comparison of a sheet; null if no row is compared. */
export function scaleOf(rows: SheetRow[]): Scale | null {
  const has = (scale: Scale) => rows.some((row) => row.compare?.[scale] != null);
  return has("imps") ? "imps" : has("percent") ? "percent" : null;
}

/** The total of a sheet: IMPs are added up, percentages averaged. */
export function totalOf(rows: SheetRow[], scale: Scale | null): number {
  const values = rows.flatMap((row) => (scale && row.compare?.[scale]) ?? []);
  const sum = values.reduce((total, value) => total + value, 0);
  return scale === "percent" && values.length ? sum / values.length : sum;
}

/** Results of other tables with the number of equal ones; the viewer's own is separate. */
export function sameResults(results: Comparison["results"]): (Comparison["results"][number] & { count: number })[] {
  const found: (Comparison["results"][number] & { count: number })[] = [];
  for (const other of results) {
    const same = found.find(
      ({ contract, result, points, you }) =>
        contract === other.contract && result === other.result && points === other.points && you === other.you,
    );
    if (same) same.count += 1;
    else found.push({ ...other, count: 1 });
  }
  return found;
}
