/** Results of boards as events write them: `4SX-2 by N H7`, `passed`, `unplayed`; and as the log takes them. */
import type { Seat } from "@chelem/card-table/seats";
import { say } from "../../words";

export type StrainCode = "C" | "D" | "H" | "S" | "NT";

export interface PlayedResult {
  level: number;
  strain: StrainCode;
  /** 1, doubled 2, redoubled 4. */
  stake: 1 | 2 | 4;
  declarer: Seat;
  /** Declarer's tricks. */
  tricks: number;
  /** The card led, where the table noted it. */
  lead?: string;
}

export type BoardResult = PlayedResult | "passed" | "unplayed";

const STAKES = ["", "X", "XX"];

/** Read a result as the server writes it; null where there is none. */
export function parseResult(text: string | null): BoardResult | null {
  if (text === null || text === "passed" || text === "unplayed") return text;
  const found = /^(\d)(C|D|H|S|NT)(X{0,2})(=|[+-]\d+) by ([NESW])(?: (\w+))?/.exec(text);
  if (!found) return null;
  const level = Number(found[1]);
  return {
    level,
    strain: found[2] as StrainCode,
    stake: ([1, 2, 4] as const)[STAKES.indexOf(found[3] ?? "")] ?? 1,
    tricks: level + 6 + (found[4] === "=" ? 0 : Number(found[4])),
    declarer: found[5] as Seat,
    ...(found[6] && { lead: found[6] }),
  };
}

/** A result as an entry of the log takes it. */
export function resultEntry(result: BoardResult): Record<string, unknown> {
  if (typeof result === "string") return { [result]: true };
  const { level, strain, stake, declarer, tricks, lead } = result;
  return { contract: { strain, tricks: level + 6, stake, declarer }, tricks, ...(lead && { lead }) };
}

/** The result of an entry of the log. */
export function entryResult(value: unknown): BoardResult | null {
  const held = value as {
    passed?: boolean;
    unplayed?: boolean;
    contract?: { strain: StrainCode; tricks: number; stake: 1 | 2 | 4; declarer: Seat };
    tricks?: number;
  } | null;
  if (held?.passed) return "passed";
  if (held?.unplayed) return "unplayed";
  if (!held?.contract) return null;
  const { strain, tricks, stake, declarer } = held.contract;
  return { level: tricks - 6, strain, stake, declarer, tricks: held.tricks ?? tricks };
}

/** Tricks over or under the contract: `=`, `+1`, `−2`. */
export function overText(result: Pick<PlayedResult, "level" | "tricks">): string {
  const over = result.tricks - result.level - 6;
  return over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
}

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
