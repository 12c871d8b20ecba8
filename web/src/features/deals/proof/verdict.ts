/** What the page has found of the cards of a deal, in words. */
import type { Finding } from "./finding";
import { say } from "../../../lib/words";

export const verdictSentence = ({ verdict, others, missing, arrived, prepared, proof }: Finding): string =>
  say(proof ? "fair-left-out" : `fair-${verdict}`, {
    others,
    missing,
    arrived: arrived ? "yes" : "no",
    prepared: prepared ? "yes" : "no",
  });
