/** Who has won a challenge, of the players who have finished. */
import type { ChallengePlayer, ChallengeShape } from "../../../lib/protocol.generated";
import { imps } from "../../../lib/comparison";
import { signed } from "../../../lib/words";

export type Outcome =
  | { kind: "none" }
  | { kind: "won" | "lost"; imps: number; name: string }
  | { kind: "level" }
  | { kind: "first" | "place"; rank: number; players: number };

/** How the reader stands among those who have finished; `none` until there is another one. */
export function outcomeOf(challenge: ChallengeShape): Outcome {
  const ranked = challenge.players.filter((player) => player.rank !== null);
  const own = ranked.find((player) => player.you);
  if (!own || ranked.length < 2) return { kind: "none" };
  if (ranked.length > 2) {
    const rank = own.rank!;
    return { kind: rank === 1 ? "first" : "place", rank, players: ranked.length };
  }
  const other = ranked.find((player) => player !== own)!;
  const gain = Math.round(own.imps!);
  if (gain === 0) return { kind: "level" };
  return { kind: gain > 0 ? "won" : "lost", imps: Math.abs(gain), name: other.name };
}

/** The players, the best first, then those who have not finished. */
export function inOrder(players: ChallengePlayer[]): ChallengePlayer[] {
  return [...players].sort(
    (one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || other.played - one.played,
  );
}

/** IMPs with their sign: whole ones between two players, to a tenth where they are an average. */
export function gainText(gain: number, players: number): string {
  return players > 2 ? imps(gain) : `${gain > 0 ? "+" : ""}${signed(gain)}`;
}
