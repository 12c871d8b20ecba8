/** The ranking of an event as its pages show it: with numbers and names, found by either. */
import type { EventForm, EventRanked, EventRanking, EventScoredBoard, EventShape } from "../../lib/protocol.generated";
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

/** How results are shown: an event's, as its form says, or those of boards. */
export type ShownUnit = Pick<EventForm, "unit" | "decimals" | "signed">;

/** How results are shown where their unit alone is known: of a board, or across a simultaneous. */
export const SHOWN: Record<EventRanking["unit"], ShownUnit> = {
  percent: { unit: "percent", decimals: 2, signed: false },
  imps: { unit: "imps", decimals: 2, signed: true },
  vp: { unit: "vp", decimals: 2, signed: false },
};

/** A result in a column whose head has the unit: « 62,50 », « −3,00 »; « – » of an entrant that has not played. */
export function rankedValue({ result, boards }: Pick<EventRanked, "result" | "boards">, shown: ShownUnit): string {
  return boards || result ? digitsOf(result, shown) : "–";
}

/** A result with its unit: « 62,50 % », « +12,00 IMP ». */
export const resultValue = (value: number, shown: ShownUnit): string =>
  say("ranked-amount", { amount: digitsOf(value, shown), count: value, unit: shown.unit });

function digitsOf(value: number, { decimals, signed }: ShownUnit): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 2) };
  const text = new Intl.NumberFormat(currentLanguage(), digits).format(value).replace("-", "−");
  return signed && value > 0 ? `+${text}` : text;
}

/** How the values of boards are shown: in a unit of ours, or in another one, as gains. */
export function shownOnBoard(unit: string): ShownUnit {
  const known: Partial<Record<string, ShownUnit>> = SHOWN;
  return known[unit] ?? { ...SHOWN.imps, unit };
}

/** What a board gave its entrant: a percentage, or a gain, of teams a whole one; null where it does not count. */
export function boardValue(
  { percent, imps }: Pick<EventScoredBoard, "percent" | "imps">,
  { in_matches, teams, unit }: Pick<EventForm, "in_matches" | "teams" | "unit">,
): string | null {
  if (percent !== null) return resultValue(percent, SHOWN.percent);
  const shown = shownOnBoard(in_matches ? "imps" : unit);
  const decimals = teams && Number.isInteger(imps) ? 0 : shown.decimals;
  return imps === null ? null : resultValue(imps, { ...shown, decimals });
}
