/** Results of boards as events write them: `4SX-2 by N H7`, `passed`, `unplayed`; and as the log takes them. */
import { say, signed } from "../../../lib/words";
import { type BoardResult, entryResult, overtricks, type PlayedResult, readResult, resultEntry } from "../result";

export { type BoardResult, entryResult, type PlayedResult, resultEntry };

const STAKES = ["", "X", "XX"];

/** Read a result as the server writes it; null where there is none. A lead is there only where it was noted. */
export function parseResult(text: string | null): BoardResult | null {
  const result = text === null ? null : readResult(text);
  if (result === null || typeof result === "string") return result;
  const { lead, ...rest } = result;
  return lead ? result : rest;
}

/** Tricks over or under the contract: `=`, `+1`, `−2`. */
export function overText(result: Pick<PlayedResult, "level" | "tricks">): string {
  const over = overtricks(result);
  return over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
}

/** As much of a result as was entered: « 4♥ Sud … ». */
export function draftText({ level, strain, stake = 1, declarer }: Partial<PlayedResult>): string {
  return say("director-draft", {
    level: level ?? "…",
    strain: strain ?? "none",
    stake: STAKES[stake >> 1] ?? "",
    declarer: declarer ?? "none",
  });
}

/** North-South's score with its sign, as beside overtricks a bare number would look like one of them. */
export const pointsText = (points: number): string => (points > 0 ? "+" : "") + signed(points);

/** A result in the words of the page's language: « 4♠X N −2 ». */
export function resultText(result: BoardResult | null): string {
  if (result === null) return say("director-no-result");
  if (typeof result === "string") return say(`director-${result}`);
  const { level, strain, stake, declarer } = result;
  return say("director-result", {
    level,
    strain,
    stake: STAKES[stake >> 1] ?? "",
    declarer,
    over: overText(result),
  });
}
