/** Why something is ruled: what the log takes; free words might name somebody. */
import { say } from "../../../../lib/words";

export const REASONS = [
  "scoring",
  "claim",
  "revoke",
  "misinformation",
  "unauthorised",
  "procedure",
  "slow",
  "late",
  "absent",
  "conduct",
  "appeal",
  "other",
];

/** A reason in words; an older log may have words of the director's own. */
export const reasonText = (reason: string): string =>
  REASONS.includes(reason) ? say("event-reason", { reason }) : reason;
