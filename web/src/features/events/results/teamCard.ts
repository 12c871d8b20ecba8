/** The card of a team: its boards match by match, and those that one of its players has played. */
import type { EventCardPlayer, EventMatchResult, EventScoredBoard } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";

/** The boards of a match on the card of a team, with its result once it is over, the team's own side first. */
export interface CardMatch {
  key: string;
  round: number;
  /** The number of the opponents. */
  opponents: string;
  boards: EventScoredBoard[];
  result: EventMatchResult | null;
}

/** The boards match by match; `numberOf` is the number of an entrant as the boards name it. */
export function matchesOnCard(
  boards: readonly EventScoredBoard[],
  matches: readonly EventMatchResult[],
  team: number,
  numberOf: (entrant: number) => string,
): CardMatch[] {
  const own = matches.flatMap((match) => {
    if (match.first.entrant === team) return [match];
    return match.second.entrant === team ? [{ ...match, first: match.second, second: match.first }] : [];
  });
  const found = new Map<string, CardMatch>();
  for (const board of boards) {
    const opponents = board.opponents.join();
    const key = `${board.round} ${opponents}`;
    const against = own.filter(({ second }) => numberOf(second.entrant) === opponents);
    // Where both tables play a board in different rounds, the match is of the earlier one.
    const result = against.find(({ round }) => round === board.round) ?? (against.length === 1 ? against[0]! : null);
    const match = found.get(key) ?? { key, round: board.round, opponents, boards: [], result };
    match.boards.push(board);
    found.set(key, match);
  }
  return [...found.values()].sort((one, other) => one.round - other.round);
}

/** The boards that a player is known to have played; all for nobody in particular, 0. */
export const boardsOfPlayer = (boards: readonly EventScoredBoard[], player: number): EventScoredBoard[] =>
  boards.filter(({ tables }) => player === 0 || tables.some(({ players }) => players.includes(player)));

/** « Dupont »; « joueur 3 » for readers who may not know the name. */
export const cardPlayerName = (player: EventCardPlayer | undefined, number: number): string =>
  player?.name ? player.name : say("played-nth-player", { place: number });

/** Whether a team won a board at board-a-match; null where a result is missing or ruled. */
export function boardWon({ tables }: Pick<EventScoredBoard, "tables">): "won" | "lost" | "even" | null {
  const [here, there] = tables.map(({ points }) => points);
  if (tables.length !== 2 || here === null || there === null) return null;
  const difference = here! - there!;
  return difference > 0 ? "won" : difference < 0 ? "lost" : "even";
}
