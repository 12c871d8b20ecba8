/** Whether a board that several tables play is the one that its set promised, as a review checks it. */
import { get } from "../../../lib/http";
import type { SetProofShape } from "../../../lib/protocol.generated";
import { drawnNumber } from "./fair";
import { boardSalt, setFinding, type PublishedSet, type SetFinding } from "./setContribution";

/** What is published of the set, as this visitor may see it now. */
export async function publishedSet({ kind, code }: SetProofShape): Promise<PublishedSet & { given?: boolean }> {
  if (kind === "challenge") return get("/api/challenges/{code}", { code });
  if (kind === "teams") return get("/api/team-matches/{code}", { code });
  if (kind === "daily") return { ...(await get("/api/daily/{day}", { day: code.replace("daily-", "") })), code };
  const { committed, revealed, pledges, nonces } = await get("/api/events/{code}", { code });
  return { code, hash: committed, opening: revealed || null, pledges, nonces };
}

/** What this browser finds of a board by its number among all deals: its set, and whether the board follows from it. */
export function boardFinding(set: PublishedSet, { board, salt }: SetProofShape, number: string): SetFinding {
  const finding = setFinding(set);
  const salts = set.opening === null ? [salt] : saltsOf(set.opening, set.nonces ?? [], board);
  if (salts.includes(salt) && drawnNumber(salt) === number) return finding;
  return { verdict: "broken", proof: finding.proof };
}

/** The salt that a board has; in sets of earlier versions, which the server drew alone, it was another one. */
const saltsOf = (opening: string, nonces: string[], board: number): string[] => [
  boardSalt(opening, nonces, board),
  ...(nonces.length ? [] : [boardSalt(opening, [String(board)], 1)]),
];
