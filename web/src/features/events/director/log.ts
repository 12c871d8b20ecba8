/** The log of an event as its director reads it: what was done, in words. */
import type { EventLogEntry, EventOutcome } from "../../../lib/protocol.generated";
import { signed } from "../../../lib/words";
import { decimal, fraction, ruledScores } from "../outcome";
import { entryResult, resultText } from "./result";

export { fraction };

/** The message for an entry, and its facts. */
export function logSentence(entry: EventLogEntry): { id: string; facts: Record<string, string | number> } {
  const facts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (typeof value === "string" || typeof value === "number") facts[name] = value;
    if (typeof value === "boolean") facts[name] = value ? "yes" : "no";
  }
  if ("result" in entry) facts.result = resultText(entryResult(entry.result));
  if (entry.event === "extended") facts.minutes = `${entry.minutes > 0 ? "+" : ""}${signed(entry.minutes)}`;
  if (entry.event === "ruled") facts.outcome = outcomeText(entry.outcome);
  if (entry.event === "voided") facts.fault = entry.fault ?? "none";
  if (entry.event === "fouled" || entry.event === "mismatched") facts.side = entry.side ?? "none";
  return { id: `director-log-${entry.event}`, facts };
}

/** A ruling in short: `60–40 %`, `4♠ N =`, both of a split one; `none` where it was withdrawn. */
export function outcomeText(outcome: EventOutcome | null): string {
  if (!outcome) return "none";
  if ("ns" in outcome) return `${decimal(outcome.ns)}–${decimal(outcome.ew)} %`;
  return ruledScores(outcome, resultText)
    .map(({ text }) => text)
    .join(" / ");
}
