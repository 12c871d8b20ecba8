/** Deals compared with other tables. */
import { formatPoints } from "./points";
import type { ComparisonShape } from "./protocol.generated";
import { currentLanguage, say } from "./words";

/** Results of other tables with the number of equal ones; the viewer's own is separate. */
export function sameResults(
  results: ComparisonShape["results"],
): (ComparisonShape["results"][number] & { count: number })[] {
  const found: (ComparisonShape["results"][number] & { count: number })[] = [];
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

/** IMPs with their sign, always to a tenth: « +2,0 ». */
export function imps(value: number): string {
  const tenths = new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rounded = Math.round(value * 10) / 10;
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${tenths.format(Math.abs(rounded))}`;
}

/** A percentage in whole numbers, with its sign: « 75 % ». */
export const percent = (value: number): string => say("pad-percent-value", { percent: Math.round(value) });

/** Points with their sign. */
export const signedPoints = (points: number): string => (points > 0 ? "+" : "") + formatPoints(points);
