/** What a table's device has said about its boards, and what its page shows: that, until the server's view has it. */
import type {
  EventBoard,
  EventDoubt,
  EventOutcome,
  EventStatement,
  EventVersion,
} from "../../../lib/protocol.generated";

export interface Said {
  round: number;
  board: number;
  /** As text, such as `4SX-2 by N H7`. */
  result: string;
  confirmed: boolean;
  /** Why the lead cannot be right, where the server knows the deal. */
  doubts?: string[];
  /** The letter with the result, and its version once that is known. */
  report: string | null;
  version: number | null;
  /** The last letter, the confirmation perhaps; null once it is in the log, at `seen`. */
  last: string | null;
  seen: number;
}

export interface BoardState {
  board: number;
  standing: EventBoard["standing"];
  result: string | null;
  /** What a confirmation is about: a version, or a letter that still waits. */
  of: number | string | null;
  /** Of the answer to this device, or of the server to all phones of the table. */
  doubts?: readonly (string | EventDoubt)[];
  /** This side has stated it: the other one confirms. */
  own: boolean;
  /** What a director has ruled. */
  outcome?: EventOutcome | null;
  /** What was stated, where that differs. */
  statements?: EventStatement[];
  /** Not yet in the log. */
  waits: boolean;
}

/** The state of a board; `version` is that of the event when the server last answered. */
export function stateOf(
  board: number,
  served: EventBoard | undefined,
  said: Said | undefined,
  version: number,
): BoardState {
  // The version of an entry is its place in the log; the event's, how many there are.
  if (said && (said.last !== null || said.seen >= version || !served)) {
    const { result, confirmed, report, doubts } = said;
    const standing = confirmed ? "confirmed" : "reported";
    return { board, standing, result, of: said.version ?? report, own: true, waits: said.last !== null, doubts };
  }
  if (!served) return { board, standing: "open", result: null, of: null, own: false, waits: false };
  const { standing, result, version: of, own, outcome, statements, doubts } = served;
  return { board, standing, result, of, own, outcome, statements, waits: false, doubts };
}

/** The statements after a letter has entered the log. */
export function afterSent(said: readonly Said[], client: string, { version, doubts }: EventVersion): Said[] {
  return said.map((each) => ({
    ...each,
    ...(each.report === client && { version, doubts }),
    ...(each.last === client && { last: null, seen: version }),
  }));
}

/** The statements after a letter was refused: the server's view counts. */
export const afterRefused = (said: readonly Said[], client: string): Said[] =>
  said.filter((each) => each.last !== client && each.report !== client);

/** The statements with a new one about its board, in place of the earlier one. */
export const withSaid = (said: readonly Said[], news: Said): Said[] => [
  ...said.filter(({ round, board }) => round !== news.round || board !== news.board),
  news,
];

/** Whether a board waits for this side: it confirms a result, or settles two. */
export const isForUs = ({ standing, own }: BoardState): boolean =>
  standing === "disputed" || (standing === "reported" && !own);

/** The boards of a round that are still to be entered, or to be confirmed. */
export const isSettled = ({ standing }: BoardState): boolean => standing === "confirmed" || standing === "ruled";
