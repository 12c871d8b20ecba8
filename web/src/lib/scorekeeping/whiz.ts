/** The score of Whiz-Bridge: each line is for one seat. */
import type { Seat } from "@chelem/card-table/seats";
import { line, margin, type Contract, type Played, type ScoreLine } from "./line";
import { SCORES } from "./rules";

const { whiz: numbers, contract: bridge } = SCORES;

/** `players` are the three seats except Domy's. */
export function whizScore(played: Played, players: readonly Seat[]): ScoreLine[] {
  const { declarer, tricks } = played.contract;
  if (margin(played) >= 0) {
    return [line([declarer], numbers.made * tricks, "whiz.made", { tricks }), ...bonus(played.contract)];
  }
  return players
    .filter((seat) => seat !== declarer)
    .map((seat) => line([seat], numbers.failed * tricks, "whiz.failed", { tricks }));
}

function bonus({ declarer, tricks, strain }: Contract): ScoreLine[] {
  if (tricks === 13) return [line([declarer], numbers.grandSlam, "whiz.slam.grand")];
  if (tricks === 12) return [line([declarer], numbers.smallSlam, "whiz.slam.small")];
  return tricks >= bridge.gameTricks[strain] ? [line([declarer], numbers.game, "whiz.game")] : [];
}
