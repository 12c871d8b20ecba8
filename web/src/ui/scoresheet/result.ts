/** The result of a contract in words: `=`, `+1` and `−2` are heard as signs. */
import { say } from "../../lib/words";

export function resultAloud(result: string): string {
  const found = /^(?:=|(?<sign>[+−])(?<tricks>\d+))$/.exec(result)?.groups;
  if (!found) return result;
  const way = found.sign === "−" ? "down" : found.sign ? "over" : "made";
  return say("aloud-result", { way, tricks: Number(found.tricks ?? 0) });
}
