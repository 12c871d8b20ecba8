/** What a page finds of the cards of a finished deal. */
import type { Acknowledgement } from "../../../lib/protocol";
import type { Published, Revealed } from "./fair";

/**
 * What became of this page's own contribution. `unsent`: it revealed none; `lost`: the server has not acknowledged it,
 * though it may have `arrived`; `used`: it was acknowledged, and the cards follow from it; `left out`: it was acknowledged, and they do not; `changed`:
 * pledges were added after it was revealed.
 */
export type Own =
  | { state: "unsent" | "used" | "changed" }
  | { state: "lost"; arrived: boolean }
  | { state: "left out"; proof: Acknowledgement };

/**
 * `shared`: nobody chose the cards, as every contribution that was pledged is in them, this page's among them;
 * `withheld`: one that was pledged is not, so that the server had a choice; `lost`: the server has not acknowledged this
 * page's; `others`: only other devices contributed; `alone`: the server alone drew them; `fixed`: the same in a log of
 * format 1; `broken`: they are not as promised.
 */
export type Verdict = "shared" | "withheld" | "lost" | "others" | "alone" | "fixed" | "broken";

export interface Finding {
  verdict: Verdict;
  /** How many other devices contributed. */
  others: number;
  /** How many contributions were pledged, and are not in the cards. */
  missing: number;
  /** Whether this page's contribution is in the cards. */
  arrived: boolean;
  /** Whether the contributions are as promised, and the cards cannot be computed here. */
  prepared: boolean;
  /** The server's signature that it had this page's contribution, which it left out. */
  proof: Acknowledgement | null;
}

const NOTHING = { others: 0, missing: 0, arrived: false, prepared: false, proof: null };

/** The verdict on a deal of format 2 or later; `kept` is null where only the cards could not be computed. */
export function finding(kept: boolean | null, own: Own, published: Published, revealed: Revealed): Finding {
  if (own.state === "left out") return leftOut(own.proof);
  if (kept === false || own.state === "changed") return { ...NOTHING, verdict: "broken" };
  const given = Object.keys(revealed.nonces ?? {}).length;
  const missing = published.pledges.filter(({ player }) => revealed.nonces?.[player] === undefined).length;
  const arrived = own.state === "used" || (own.state === "lost" && own.arrived);
  const others = given - (arrived ? 1 : 0);
  return { verdict: ofKept(own, given, missing), others, missing, arrived, prepared: kept === null, proof: null };
}

function ofKept(own: Own, given: number, missing: number): Verdict {
  if (own.state === "lost") return "lost";
  if (!given) return "alone";
  if (missing) return "withheld";
  return own.state === "used" ? "shared" : "others";
}

/** The verdict on a deal without this page's contribution, which the server had. */
export const leftOut = (proof: Acknowledgement): Finding => ({ ...NOTHING, verdict: "broken", proof });

/** The verdict on a deal of format 1, which the server always draws alone. */
export const findingOfFixed = (kept: boolean): Finding => ({ ...NOTHING, verdict: kept ? "fixed" : "broken" });

/** Whether the cards are those that nobody can have chosen. */
export const isVerified = ({ verdict, prepared }: Finding): boolean => verdict === "shared" && !prepared;
