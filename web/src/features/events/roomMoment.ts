/** Where a section is between one round and the next, which decides what the screen of the room shows. */
import type { EventSectionShape, EventShape } from "../../lib/protocol.generated";

/** How long after the start of a round people may still look for their table, in milliseconds. */
const WALK = 3 * 60_000;

type Timed = Pick<EventSectionShape, "section" | "round" | "begun" | "paused" | "rounds" | "tables">;
type Room = Pick<EventShape, "closed"> & { sections: Timed[] };

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
export const momentsOf = ({ sections, closed }: Room, now: number): Moment[] =>
  sections.map((each) => ({ section: each.section, ...momentOf(each, closed, now) }));

function momentOf(each: Timed, closed: boolean, now: number): Omit<Moment, "section"> {
  const { round, begun, paused, rounds } = each;
  if (closed) return { is: "over", round };
  if (!round || isEntered(each)) {
    if (round >= rounds.length) return { is: "over", round };
    return { is: rounds[round]?.length ? "before" : "draw", round: round + 1 };
  }
  const played = each.tables.some(({ boards }) => boards.some(({ standing }) => standing !== "open"));
  if (begun && !played && (paused ? Date.parse(paused) : now) - Date.parse(begun) < WALK) return { is: "walk", round };
  return { is: round === 1 ? "first" : "play", round };
}

/** Whether every board that is to be played in the round in play has a result. */
export function isEntered({ tables }: Pick<Timed, "tables">): boolean {
  const boards = tables.flatMap((each) => each.boards);
  return boards.length > 0 && boards.every(({ standing }) => standing !== "open");
}
