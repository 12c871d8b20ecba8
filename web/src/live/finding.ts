/** What a page finds of the cards of a finished deal. */
import type { Revealed } from "./fair";

/**
 * What a page has found of the cards of a finished deal. `shared`: its own contribution is in them; `others`: only
 * other devices' are; `alone`: the server alone drew them; `fixed`: the same in a log of format 1; `broken`: they are
 * not as promised.
 */
export type Verdict = "shared" | "others" | "alone" | "fixed" | "broken";

export interface Finding {
  verdict: Verdict;
  /** How many devices contributed, this one left out. */
  others: number;
  /** Whether the contributions are as promised, and the cards cannot be computed here. */
  prepared: boolean;
}

/** The verdict on a deal of format 2 or later from what was `kept`, and whether the page's `own` part is in the cards. */
export function finding(kept: boolean | null, own: boolean | null, revealed: Pick<Revealed, "nonces">): Finding {
  const given = Object.keys(revealed.nonces ?? {}).length;
  const verdict = kept === false || own === null ? "broken" : own ? "shared" : given ? "others" : "alone";
  return { verdict, others: given - (own ? 1 : 0), prepared: kept === null };
}

/** The verdict on a deal of format 1, which the server always draws alone. */
export const findingOfFixed = (kept: boolean): Finding => ({
  verdict: kept ? "fixed" : "broken",
  others: 0,
  prepared: false,
});

/** Whether the cards are those that nobody can have chosen. */
export const isVerified = ({ verdict, prepared }: Finding): boolean => verdict === "shared" && !prepared;
