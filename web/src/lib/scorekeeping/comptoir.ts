/** The simplified score of bridge de comptoir, and the result that loses the match at once. */
import { declaring, line, margin, undertrickRuns, type Contract, type Played, type ScoreLine } from "./line";
import { SCORES } from "./rules";

const { comptoir: numbers, contract: bridge } = SCORES;

export function comptoirScore(played: Played): ScoreLine[] {
  const doubled = played.contract.stake > 1 ? 1 : 0;
  const to = declaring(played);
  if (margin(played) >= 0) {
    const code = bidClass(played.contract);
    return [line(to, numbers.made[code]![doubled], code, { doubled })];
  }
  return undertrickRuns(-margin(played), numbers.undertrick[doubled]).map((run) =>
    line(to, -run.count * run.each, "comptoir.undertricks", { ...run, doubled }),
  );
}

/** Doubled and down four or more. */
export function lostAtOnce(played: Played): boolean {
  return played.contract.stake > 1 && margin(played) <= -numbers.lostAtOnce;
}

function bidClass({ tricks, strain }: Contract): string {
  if (tricks === 13) return "comptoir.slam.grand";
  if (tricks === 12) return "comptoir.slam.small";
  return tricks >= bridge.gameTricks[strain] ? "comptoir.game" : "comptoir.partscore";
}
