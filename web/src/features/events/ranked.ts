/** The ranking of an event as its pages show it: with numbers and names, found by either. */
import type { EventRanked, EventRanking, EventScoredBoard, EventShape } from "../../lib/protocol.generated";
import { currentLanguage, say } from "../../lib/words";
import { fullNamesOf, numberOf } from "./words";

export interface RankedLine extends EventRanked {
  number: string;
  names: string;
}

/** The rankings, once there is a result in any. */
export const begun = (rankings: EventRanking[]): EventRanking[] =>
  rankings.some(({ ranked }) => ranked.some(({ boards }) => boards))
    ? rankings.filter(({ ranked }) => ranked.length)
    : [];

/** A place in words: « 3 », « 1 ex. » of several, « – » of an entrant without one. */
export const placeText = ({ place, tied }: Pick<EventRanked, "place" | "tied">): string =>
  place === null ? "–" : tied ? say("ranked-tied", { place }) : String(place);

/** How many entrants a ranking places: pairs of robots and others out of it have none. */
export const placed = (ranked: readonly Pick<EventRanked, "place">[]): number =>
  ranked.filter(({ place }) => place !== null).length;

/** The lines of a ranking. */
export const linesOf = (event: EventShape, { ranked }: EventRanking): RankedLine[] =>
  ranked.map((line) => ({
    ...line,
    number: numberOf(event, line.entrant),
    names: fullNamesOf(event, line.entrant),
  }));

/** Without capitals and accents. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a line has this number, or a name with all these words. */
export function matches({ number, names }: Pick<RankedLine, "number" | "names">, text: string): boolean {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return wanted.every((word) => (/^\w{0,2}\d+$/.test(word) ? plain(number) === word : plain(names).includes(word)));
}

/** What results of an event are counted in: at board-a-match `vp` are points. */
export type ShownUnit = EventRanking["unit"] | "points";
export const shownUnit = (event: Pick<EventShape, "kind" | "scale">, unit: EventRanking["unit"]): ShownUnit =>
  unit === "vp" && event.kind === "teams" && event.scale === "board-a-match" ? "points" : unit;

/** A result in a column whose head has the unit: « 62,50 », « −3,00 »; « – » of an entrant that has not played. */
export function rankedValue({ result, boards }: Pick<EventRanked, "result" | "boards">, unit: ShownUnit): string {
  if (!boards && !result) return "–";
  return `${unit === "imps" && result > 0 ? "+" : ""}${digitsOf(result, unit === "points" ? 0 : 2)}`;
}

/** A result with its unit: « 62,50 % », « +12,00 IMP ». */
export function resultValue(value: number, unit: ShownUnit, fewest = 2): string {
  if (unit === "points") return say("ranked-points", { points: digitsOf(value, 0), count: value });
  const text = digitsOf(value, fewest);
  if (unit === "percent") return `${text}\u00a0%`;
  return `${unit === "imps" && value > 0 ? "+" : ""}${text}\u00a0${say("ranked-result", { unit })}`;
}

const digitsOf = (value: number, fewest: number): string =>
  new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: fewest, maximumFractionDigits: 2 })
    .format(value)
    .replace("-", "−");

/** What a board gave its entrant: a percentage, or IMPs, of teams whole ones; null where it does not count. */
export function boardValue(
  { percent, imps }: Pick<EventScoredBoard, "percent" | "imps">,
  kind: EventShape["kind"],
): string | null {
  if (percent !== null) return resultValue(percent, "percent");
  return imps === null ? null : resultValue(imps, "imps", kind === "teams" && Number.isInteger(imps) ? 0 : 2);
}
