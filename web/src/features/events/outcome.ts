/** What a director has ruled on a board, in words, from the JSON of the log and of the view. */
import type { Side } from "@chelem/card-table/seats";
import type { EventOutcome, EventSideOutcome } from "../../lib/protocol.generated";
import { say, signed } from "../../lib/words";
import { type BoardResult, entryResult } from "./result";

/** What a ruling gives a side; both receive the same where `side` is null. */
export interface RuledScore {
  side: Side | null;
  text: string;
}

/** What a ruling gives; `words` says the result of an assigned score. */
export function ruledScores(outcome: EventOutcome, words: (result: BoardResult) => string): RuledScore[] {
  if ("not_played" in outcome) return [{ side: null, text: words("unplayed") }];
  if (!("split" in outcome || "ns" in outcome)) return [{ side: null, text: sideText(outcome, words) }];
  const [ns, ew] = "split" in outcome ? outcome.split : [{ percent: outcome.ns }, { percent: outcome.ew }];
  return [
    { side: "NS", text: sideText(ns, words) },
    { side: "EW", text: sideText(ew, words) },
  ];
}

function sideText(score: EventSideOutcome, words: (result: BoardResult) => string): string {
  if ("percent" in score) return say("ruled-award", { percent: decimal(score.percent) });
  if ("weighted" in score) {
    const parts = score.weighted.map(({ points, weight }) =>
      say("ruled-weight", { percent: signed(100 * fraction(weight)), points: plus(points) }),
    );
    return say("ruled-weights", { parts: parts.join(", ") });
  }
  const result = entryResult(score);
  return result ? words(result) : say("ruled-points", { points: plus("points" in score ? score.points : 0) });
}

const plus = (points: number) => (points > 0 ? "+" : "") + signed(points);

/** A number of the log in the digits of the page's language. */
export const decimal = (text: string): string => signed(fraction(text));

/** A number written as the log writes it: `3/4`. */
export function fraction(text: string): number {
  const [over = 0, under = 1] = text.split("/").map(Number);
  return over / under;
}
