/** The director's rulings, penalties and substitutions, as entries of the event's log. */
import type {
  EntrantPenalised,
  EventLogEntry,
  EventOutcome,
  EventSectionShape,
  EventSideOutcome,
  MatchVoided,
  ResultCorrected,
} from "../../../../lib/protocol.generated";
import { playedEntry, pointsPlayed } from "../../result";
import { isEntered } from "../../roomMoment";
import { resultEntry, type BoardResult } from "../result";

/** A table in a round. */
export interface Spot {
  section: string;
  round: number;
  table: number;
}

/** What both sides, or one of them, may receive: a score. */
type Ruling = Extract<EventOutcome, EventSideOutcome>;

/** A contract and its tricks in place of what was reached, with what it scores on the board. */
export function assignedOutcome(result: BoardResult, board: number): Ruling | null {
  if (result === "unplayed") return null;
  if (result === "passed") return { passed: true };
  const { contract, tricks } = playedEntry(result);
  return { points: pointsPlayed(result, board), contract, tricks };
}

/** A percentage for one side. */
export const awardOutcome = (percent: number): EventSideOutcome => ({ percent: String(percent) });

/** Several outcomes with their weights in per cent; null unless these sum to 100. */
export function weightedOutcome(parts: readonly { points: number; percent: number }[]): Ruling | null {
  const sum = parts.reduce((total, part) => total + Math.round(part.percent * 100), 0);
  if (sum !== 10_000 || parts.some((part) => part.percent <= 0 || !Number.isInteger(part.points))) return null;
  return {
    weighted: parts.map(({ points, percent }) => ({ points, weight: `${Math.round(percent * 100)}/10000` })),
  };
}

/** A score for each side; if they are equal, an ordinary ruling. */
export function splitOutcome(ns: EventSideOutcome | null, ew: EventSideOutcome | null): EventOutcome | null {
  if (!ns || !ew) return null;
  if (JSON.stringify(ns) !== JSON.stringify(ew)) return { split: [ns, ew] };
  return "percent" in ns ? { ns: ns.percent, ew: ns.percent } : ns;
}

export const ruled = (at: Spot, board: number, outcome: EventOutcome, reason: string): EventLogEntry => ({
  event: "ruled",
  ...at,
  board,
  outcome,
  reason,
});

/** A result is wrong, or was never entered. */
export const corrected = (at: Spot, board: number, result: BoardResult, reason = ""): ResultCorrected => ({
  event: "corrected",
  ...at,
  board,
  result: resultEntry(result),
  ...(reason && { reason }),
});

/** An artificial score, in per cent. */
export const averaged = (at: Spot, board: number, ns: number, ew: number, reason = ""): EventLogEntry => ({
  event: "ruled",
  ...at,
  board,
  outcome: { ns: String(ns), ew: String(ew) },
  reason,
});

/** A board that was not played, and counts for nobody. */
export const notPlayed = (at: Spot, board: number, reason = ""): EventLogEntry => ({
  event: "ruled",
  ...at,
  board,
  outcome: { not_played: "missing" },
  reason,
});

/** The result of the table counts again. */
export const unruled = (at: Spot, board: number, reason = ""): EventLogEntry => ({
  event: "ruled",
  ...at,
  board,
  outcome: null,
  reason,
});

/** The result with other tricks; null if that is impossible. */
export function withTricks(result: BoardResult | null, more: number): BoardResult | null {
  if (result === null || typeof result === "string") return null;
  const tricks = result.tricks + more;
  return tricks < 0 || tricks > 13 ? null : { ...result, tricks };
}

/** In the unit of the ranking, or in per cent of the top of one board. */
export type PenaltyUnit = EntrantPenalised["unit"];

/** An amount taken from an entrant; a negative one is a bonus. */
export const penalised = (entrant: number, amount: number, unit: PenaltyUnit, reason: string): EventLogEntry => ({
  event: "penalised",
  entrant,
  amount: exact(amount),
  unit,
  reason,
});

/** A number with two decimals, exactly, as the log takes it: `1/2`, `-3`. */
export function exact(amount: number): string {
  const hundredths = Math.round(amount * 100);
  return hundredths % 100 ? `${hundredths}/100` : String(hundredths / 100);
}

export type Fault = NonNullable<MatchVoided["fault"]>;

/** A match that was not played, and whose fault it is; without a fault, its boards count again. */
export const voided = (
  round: number,
  first: number,
  second: number,
  fault: Fault | null,
  reason: string,
): EventLogEntry => ({
  event: "voided",
  round,
  first,
  second,
  fault,
  reason,
});

/** An entrant that met too strong opponents, or too weak ones by its own fault; without a side, the right ones. */
export const mismatched = (
  round: number,
  entrant: number,
  side: "higher" | "lower" | null,
  reason: string,
): EventLogEntry => ({
  event: "mismatched",
  round,
  entrant,
  side,
  reason,
});

/** The rounds so far in which an entrant had opponents. */
export const roundsMet = (section: EventSectionShape, entrant: number): number[] =>
  section.rounds
    .slice(0, section.round)
    .flatMap((sittings, index) =>
      sittings.some(({ ns, ew }) => ns.length && ew.length && [...ns, ...ew].includes(entrant)) ? [index + 1] : [],
    );

/** The round that is played now; the next one once all of its boards have a result. */
export const roundToPlay = (section: Pick<EventSectionShape, "round" | "rounds" | "tables">): number =>
  Math.max(1, isEntered(section) ? Math.min(section.round + 1, section.rounds.length) : section.round);
