/** Whom an event ranks, by its kind. */
import type { EventShape } from "../../lib/protocol.generated";

/** Who is ranked. */
export type Ranked = EventShape["kind"];

interface EntrantKind {
  pairs: boolean;
  /** Whether their boards are played at two tables. */
  teams: boolean;
  /** Whether each changes partners. */
  alone: boolean;
  /** How many of them fill a table; of a team, each has one. */
  atTable: number;
}

export const ENTRANTS: Record<Ranked, EntrantKind> = {
  pairs: { pairs: true, teams: false, alone: false, atTable: 2 },
  teams: { pairs: false, teams: true, alone: false, atTable: 1 },
  individual: { pairs: false, teams: false, alone: true, atTable: 4 },
};
