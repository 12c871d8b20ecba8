/** Where a section is between one round and the next, which decides what the screen of the room shows. */
import type { EventSectionShape, EventShape } from "../../lib/protocol.generated";
import { isPlayed, type Rounds } from "./seating";

/** How long after the start of a round people may still look for their table, in milliseconds. */
const WALK = 3 * 60_000;

type Timed = Pick<EventSectionShape, "section" | "round" | "begun" | "paused" | "rounds" | "tables">;
type Room = Pick<EventShape, "closed"> & {
  sections: Timed[];
  entrants: Pick<EventShape["entrants"][number], "entrant" | "withdrawn">[];
};

/**
 * A moment of a section, with its round:
 *
 * - `draw`: the round is still to be drawn, and all boards of the one before are entered;
 * - `before`: its seats are known, it has not begun, and the boards of the one before are all entered;
 * - `walk`: it has begun, and people are looking for their tables;
 * - `first`: it is played, and no round before it has made a ranking;
 * - `play`: it is played;
 * - `over`: it was the last, and all its boards are entered, or the event is closed.
 */
export interface Moment {
  section: string;
  is: "draw" | "before" | "walk" | "first" | "play" | "over";
  round: number;
}

/** The moment of each section, at a time in milliseconds by the server's clock. */
export const momentsOf = ({ sections, entrants, closed }: Room, now: number): Moment[] =>
  sections.map((each) => {
    const gone = new Set(
      entrants.filter(({ withdrawn }) => withdrawn !== null && withdrawn <= each.round).map(({ entrant }) => entrant),
    );
    return { section: each.section, ...momentOf(each, gone, closed, now) };
  });

function momentOf(each: Timed, gone: Set<number>, closed: boolean, now: number): Omit<Moment, "section"> {
  const { round, begun, paused, rounds } = each;
  if (closed) return { is: "over", round };
  if (!round || isEntered(each, gone)) {
    if (round >= rounds.length) return { is: "over", round };
    return { is: rounds[round]?.length ? "before" : "draw", round: round + 1 };
  }
  const played = each.tables.some(({ boards }) => boards.some(({ standing }) => standing !== "open"));
  if (begun && !played && (paused ? Date.parse(paused) : now) - Date.parse(begun) < WALK) return { is: "walk", round };
  return { is: round === 1 ? "first" : "play", round };
}

/** Whether every board of the round in play has a result, without those of tables whose entrants have left. */
export function isEntered({ round, rounds, tables }: Timed, gone: ReadonlySet<number> = new Set()): boolean {
  const boards = boardsToPlay(rounds, round, gone);
  return (
    boards.length > 0 &&
    boards.every(({ table, board }) => {
      const known = tables.find((each) => each.table === table)?.boards.find((each) => each.board === board);
      return known !== undefined && known.standing !== "open";
    })
  );
}

const boardsToPlay = (rounds: Rounds, round: number, gone: ReadonlySet<number>) =>
  (rounds[round - 1] ?? [])
    .filter((each) => isPlayed(each) && ![...each.ns, ...each.ew].some((entrant) => gone.has(entrant)))
    .flatMap(({ table, boards }) => boards.map((board) => ({ table, board })));
