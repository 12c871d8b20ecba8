/** The score of a match of teams: what each has won, board by board. */
import type { TeamMatchBoard, TeamMatchShape } from "../../../lib/protocol.generated";

export interface TeamScore {
  A: number;
  B: number;
  /** On how many boards that both rooms have finished. */
  boards: number;
}

/** The IMPs that each team has won on the boards that both rooms have finished. */
export function scoreOf({ results }: Pick<TeamMatchShape, "results">): TeamScore {
  const gains = results.map(({ imps }) => imps).filter((imps) => imps !== null);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    A: sum(gains.filter((gain) => gain > 0)),
    B: sum(gains.filter((gain) => gain < 0).map((gain) => -gain)),
    boards: gains.length,
  };
}

/** The IMPs of a team on a board, for its column: 0 on a level board, nothing before both rooms have played it. */
export function gainOf(team: "A" | "B", { imps }: Pick<TeamMatchBoard, "imps">): string {
  if (imps === null) return "";
  const gain = team === "A" ? imps : -imps;
  return gain < 0 ? "" : String(Math.abs(gain));
}
