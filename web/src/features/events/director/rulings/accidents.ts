/** What goes wrong at a table, as entries of the event's log. */
import type {
  BoardFouled,
  CellReplaced,
  EventFouled,
  EventLogEntry,
  EventSectionShape,
  EventSitting,
  ResultCorrected,
} from "../../../../lib/protocol.generated";
import type { Side } from "@chelem/card-table/seats";
import { resultEntry, type BoardResult } from "../result";

/** A table in a round. */
export interface Spot {
  section: string;
  round: number;
  table: number;
}

export type Line = "ns" | "ew";

const held = (sitting: Pick<EventSitting, "ns" | "ew" | "boards">) => ({
  ns: sitting.ns,
  ew: sitting.ew,
  boards: sitting.boards,
});

/** A result is wrong, or was never entered. */
export const corrected = (at: Spot, board: number, result: BoardResult, reason = ""): ResultCorrected => ({
  event: "corrected",
  ...at,
  board,
  result: resultEntry(result),
  ...(reason && { reason }),
});

/** An artificial score, in per cent. */
export const averaged = (at: Spot, board: number, ns: number, ew: number, reason = ""): EventLogEntry => ({
  event: "ruled",
  ...at,
  board,
  outcome: { ns: String(ns), ew: String(ew) },
  reason,
});

/** A board that was not played, and counts for nobody. */
export const notPlayed = (at: Spot, board: number, reason = ""): EventLogEntry => ({
  event: "ruled",
  ...at,
  board,
  outcome: { not_played: "missing" },
  reason,
});

/** The result of the table counts again. */
export const unruled = (at: Spot, board: number, reason = ""): EventLogEntry => ({
  event: "ruled",
  ...at,
  board,
  outcome: null,
  reason,
});

/** The pairs sat the wrong way round, for these boards. */
export function turned(at: Spot, sittings: readonly EventSitting[], boards: readonly number[]): CellReplaced {
  const split = sittings.flatMap((sitting) => {
    const [other, same] = [true, false].map((wrong) =>
      sitting.boards.filter((board) => boards.includes(board) === wrong),
    ) as [number[], number[]];
    return [
      { ns: sitting.ns, ew: sitting.ew, boards: same },
      { ns: sitting.ew, ew: sitting.ns, boards: other },
    ].filter((each) => each.boards.length);
  });
  return { event: "cell", ...at, sittings: split };
}

/** A pair sat at the wrong table; the pair that was planned there takes its place. */
export function otherPair(at: Spot, round: readonly EventSitting[], line: Line, pair: number): CellReplaced[] {
  const meant = round.find((sitting) => sitting.table === at.table)?.[line][0];
  if (meant === undefined || meant === pair) return [];
  const swap = (number: number) => (number === meant ? pair : number === pair ? meant : number);
  const tables = [...new Set(round.filter(holds(meant, pair)).map((sitting) => sitting.table))];
  return tables.map((table) => ({
    event: "cell",
    ...at,
    table,
    sittings: round
      .filter((sitting) => sitting.table === table)
      .map((sitting) => held({ ...sitting, ns: sitting.ns.map(swap), ew: sitting.ew.map(swap) })),
  }));
}

const holds =
  (...pairs: number[]) =>
  (sitting: EventSitting) =>
    pairs.some((pair) => sitting.ns.includes(pair) || sitting.ew.includes(pair));

/** A table played the wrong board; the result noted for the planned board belongs to the one played. */
export function otherBoard(
  at: Spot,
  sittings: readonly EventSitting[],
  meant: number,
  played: number,
  result: BoardResult | null,
): (CellReplaced | ResultCorrected)[] {
  const sat = sittings.map((sitting) =>
    held({ ...sitting, boards: sitting.boards.map((board) => (board === meant ? played : board)) }),
  );
  const moved: CellReplaced = { event: "cell", ...at, sittings: sat };
  return result === null ? [moved] : [moved, corrected(at, played, result)];
}

/** The results of two boards were each written on the other one. */
export function exchanged(
  at: Spot,
  one: { board: number; result: BoardResult | null },
  other: { board: number; result: BoardResult | null },
): ResultCorrected[] {
  const entries = [];
  if (other.result !== null) entries.push(corrected(at, one.board, other.result));
  if (one.result !== null) entries.push(corrected(at, other.board, one.result));
  return entries;
}

const SIDES = { ns: "NS", ew: "EW" } as const;

/**
 * Cards were changed at a table: from this round on the board is another one, and is compared apart; where only one
 * side could be affected, for that side alone. The tables that were compared with this one until now, and no others,
 * are divided by it; an entry states all groups of a side again.
 */
export function fouled(
  at: Spot,
  board: number,
  rounds: readonly EventSitting[][],
  known: readonly EventFouled[],
  line?: Line,
): BoardFouled[] {
  const later = rounds.flatMap((round, index) =>
    index + 1 < at.round
      ? []
      : round
          .filter((sitting) => sitting.boards.includes(board) && sitting.ns.length && sitting.ew.length)
          .map((sitting) => ({ section: at.section, round: index + 1, table: sitting.table })),
  );
  const entry = (side: Side): BoardFouled => {
    const groups = known.find((each) => each.board === board && each.side === side)?.groups ?? [];
    return { event: "fouled", board, groups: divided(groups, at, later) };
  };
  if (line) return [{ ...entry(SIDES[line]), side: SIDES[line] }];
  const [ns, ew] = [entry("NS"), entry("EW")];
  if (JSON.stringify(ns) === JSON.stringify(ew)) return [ns];
  return [
    { ...ns, side: "NS" },
    { ...ew, side: "EW" },
  ];
}

/** The groups, that of a table divided into who played before, and who plays from then on. */
function divided(groups: readonly Spot[][], at: Spot, later: readonly Spot[]): Spot[][] {
  const own = groups.find((group) => group.some(is(at)));
  const apart = later.filter((one) => groups.find((group) => group.some(is(one))) === own);
  const before = own?.filter((one) => !apart.some(is(one))) ?? [];
  return [...groups.filter((group) => group !== own), before, apart].filter((group) => group.length);
}

const is = (one: Spot) => (other: Spot) =>
  one.section === other.section && one.round === other.round && one.table === other.table;

/** A pair came late: what can no longer be played is 40 % for it and 60 % for its opponents. */
export const late = (at: Spot, boards: readonly number[], line: Line): EventLogEntry[] =>
  boards.map((board) => averaged(at, board, line === "ns" ? 40 : 60, line === "ns" ? 60 : 40, "late"));

type Plan = Pick<EventSectionShape, "rounds" | "swiss">;

/** How many boards an entrant was to play with opponents; later rounds of a Swiss are not drawn yet. */
const planned = ({ rounds, swiss }: Plan, entrant: number): number =>
  swiss
    ? swiss.rounds * swiss.boards
    : rounds
        .flat()
        .filter((sitting) => sitting.ns.length && sitting.ew.length && holds(entrant)(sitting))
        .reduce((total, sitting) => total + sitting.boards.length, 0);

/** A pair is ranked no more if it cannot play half of its boards; `lost` counts those that it cannot. */
export const unranked = (entrant: number, lost: number, plan: Plan): EventLogEntry[] =>
  2 * lost > planned(plan, entrant) ? [{ event: "standing", entrant, standing: "unranked" }] : [];

/** A pair plays no more from a round on. */
export const leaves = (entrant: number, round: number): EventLogEntry => ({ event: "withdrew", entrant, round });
