/** A table in the plan of the room: how far it is, and whether somebody has to go there. */
import { isPlayed } from "../../seating";
import type {
  EventBoard,
  EventEntrant,
  EventMissing,
  EventSectionShape,
  EventShape,
  EventSitting,
  EventTable,
} from "../../../../lib/protocol.generated";

/** Why a table wants the director; `none`: it is silent. */
export type Alarm = "called" | "disputed" | "behind" | "none";

export interface Tile {
  table: number;
  ns: number[];
  ew: number[];
  /** Boards with a result, and all of them. */
  done: number;
  total: number;
  alarm: Alarm;
  /** Minutes behind, if more than patience allows. */
  behind: number;
  /** Nobody plays here, or one pair alone. */
  idle: boolean;
}

/** A board without a result, and its section. */
export type MissingBoard = EventMissing & { section: string };

/** How many minutes a table may be behind before it is shown. */
const PATIENCE = 3;
/** Online everyone else waits for the last table, and the director does not see it from across the room. */
const PATIENCE_ONLINE = 1;

export const isDone = (board: EventBoard) => !["open", "disputed"].includes(board.standing);

/** Minutes since the round began, without breaks; null before. */
export function minutesPlayed(section: EventSectionShape, now: number): number | null {
  if (!section.begun) return null;
  const end = section.paused ? Date.parse(section.paused) : now;
  return Math.max(0, (end - Date.parse(section.begun)) / 60_000);
}

/** The tables of the round in play; before the first, those where people sit down. */
export function tilesOf(section: EventSectionShape, entrants: readonly EventEntrant[], now: number): Tile[] {
  const number = section.round || 1;
  const gone = new Set(
    entrants.filter((each) => each.withdrawn !== null && each.withdrawn <= number).map((each) => each.entrant),
  );
  const round = section.rounds[number - 1] ?? [];
  const played = section.round ? minutesPlayed(section, now) : null;
  const tables = [...new Set(round.map((sitting) => sitting.table))].sort((one, other) => one - other);
  return tables.map((table) => {
    const sittings = round.filter((sitting) => sitting.table === table);
    const known = section.tables.find((each) => each.table === table);
    return tile(table, sittings, known, gone, played, section);
  });
}

function tile(
  table: number,
  sittings: EventSitting[],
  known: EventTable | undefined,
  gone: ReadonlySet<number>,
  played: number | null,
  { minutes, extra_minutes, online }: EventSectionShape,
): Tile {
  const here = (side: "ns" | "ew") => [...new Set(sittings.flatMap((sitting) => sitting[side]))];
  const ns = here("ns").filter((each) => !gone.has(each));
  const ew = here("ew").filter((each) => !gone.has(each));
  const boards = known?.boards ?? [];
  const done = boards.filter(isDone).length;
  const planned = isPlayed({ ns, ew }) ? sittings.flatMap((sitting) => sitting.boards) : [];
  const total = known ? boards.length : planned.length;
  const idle = !total;
  const late =
    idle || played === null || done >= total
      ? 0
      : Math.floor(played - Math.max(0, extra_minutes) - (done + 1) * minutes);
  const behind = late >= (online ? PATIENCE_ONLINE : PATIENCE) ? late : 0;
  const alarm = known?.called
    ? "called"
    : boards.some((board) => board.standing === "disputed")
      ? "disputed"
      : behind
        ? "behind"
        : "none";
  return { table, ns, ew, done, total, alarm, behind, idle };
}

/** The boards of the round in play that lack a result. */
const missingNow = ({ section, round, tables }: EventSectionShape): MissingBoard[] =>
  tables.flatMap(({ table, boards }) =>
    boards.filter((board) => !isDone(board)).map(({ board }) => ({ section, round, table, board })),
  );

/** How many results of the round in play are missing, and at which tables. */
export function missing(section: EventSectionShape): { boards: number; tables: number[] } {
  const found = missingNow(section);
  return { boards: found.length, tables: [...new Set(found.map(({ table }) => table))] };
}

/** The tables that wait for the director, in all sections. */
export const callsOf = (event: EventShape): { section: EventSectionShape; table: number }[] =>
  event.sections.flatMap((section) =>
    section.tables.filter(({ called }) => called).map(({ table }) => ({ section, table })),
  );

/** The boards of rounds that are over and lack a result. */
export const missedIn = ({ section, missing }: EventSectionShape): MissingBoard[] =>
  missing.map((each) => ({ section, ...each }));

/** All boards that lack a result, those of the rounds in play after the others. */
export const lacking = ({ sections }: EventShape): MissingBoard[] => [
  ...sections.flatMap(missedIn),
  ...sections.flatMap(missingNow),
];

/** The rounds that have not begun, of each section that has some. */
export const roundsToBegin = (event: EventShape): { section: string; numbers: number[] }[] =>
  event.sections
    .map(({ section, round, rounds }) => ({ section, numbers: rounds.map((_, index) => index + 1).slice(round) }))
    .filter(({ numbers }) => numbers.length);

/** Minutes and seconds, with a minus sign once the time is over. */
export function clockText(minutes: number): string {
  const seconds = Math.abs(Math.round(minutes * 60));
  return `${minutes < 0 && seconds ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
