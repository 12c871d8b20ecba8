/** When the screen of the room shows who plays where instead of the ranking: while that is news. */
import type { EventSectionShape } from "../../protocol.generated";

/** How long after the start of a round people may still look for their table, in milliseconds. */
const WALK = 3 * 60_000;

type Seated = Pick<EventSectionShape, "section" | "round" | "begun" | "paused" | "swiss" | "rounds" | "tables">;

/** A section whose seats are news, and the round in which they are taken. */
export interface NewSeats {
  section: string;
  round: number;
}

/** The sections whose seats are news at a moment in milliseconds by the server's clock. */
export const newSeats = (sections: Seated[], now: number): NewSeats[] =>
  sections.flatMap((each) => {
    const round = newRound(each, now);
    return round === null ? [] : [{ section: each.section, round }];
  });

/** The round that has just been drawn or begun, until its first result or until everybody has had time to sit down. */
function newRound({ round, begun, paused, swiss, rounds, tables }: Seated, now: number): number | null {
  const boards = tables.flatMap((table) => table.boards);
  const played = boards.filter(({ standing }) => standing !== "open").length;
  if (swiss && played === boards.length && rounds[round]?.length) return round + 1;
  if (!round || !begun || played) return null;
  return (paused ? Date.parse(paused) : now) - Date.parse(begun) < WALK ? round : null;
}
