/** What an entry changes about who sits at a table, as its director reads it. */
import type { Sitting } from "../../../lib/protocol.generated";
import { holding, type Logged, type LoggedEntry } from "./log";

interface Seats {
  ns: number[];
  ew: number[];
}

export interface CellChange {
  /** The wrong direction, other boards, other people, or several of these. */
  what: "direction" | "boards" | "seats" | "several";
  boards: number[];
  boardsBefore: number[];
  now: Seats | null;
  before: Seats | null;
}

/** What is different at the table since the entry before, or since the plan; a draw is not compared. */
export function cellChange(
  log: readonly LoggedEntry[],
  undone: ReadonlySet<number>,
  entry: Logged<"cell">,
): CellChange {
  const now = seatsOf(entry.sittings);
  const before = seatsOf(sittingsBefore(log, undone, entry));
  const boards = [...now.keys()];
  const [there] = now.values();
  const plain = { boards, boardsBefore: [...before.keys()], now: there ?? null, before: null };
  if (!before.size) return { what: "several", ...plain };
  const [had] = before.values();
  if (!same(boards, plain.boardsBefore))
    return there && had && equal(there, had) ? { what: "boards", ...plain } : { what: "several", ...plain };
  const changed = boards.filter((board) => !equal(now.get(board)!, before.get(board)!));
  const [first] = changed;
  if (first === undefined) return { what: "several", ...plain };
  const turned = changed.every((board) => equal(now.get(board)!, swapped(before.get(board)!)));
  const seats = { boards: changed, boardsBefore: changed, now: now.get(first)!, before: before.get(first)! };
  return { what: turned ? "direction" : "seats", ...seats };
}

/** Who sits there, by board. */
const seatsOf = (sittings: readonly Sitting[]): Map<number, Seats> =>
  new Map(
    sittings
      .flatMap(({ ns, ew, boards }) => boards.map((board) => [board, { ns, ew }] as const))
      .sort(([one], [other]) => one - other),
  );

function sittingsBefore(log: readonly LoggedEntry[], undone: ReadonlySet<number>, entry: Logged<"cell">): Sitting[] {
  const { version, section, round, table } = entry;
  const cell = holding(log, "cell", undone).findLast(
    (other) => other.version < version && other.section === section && other.round === round && other.table === table,
  );
  if (cell) return cell.sittings;
  const planned = holding(log, "planned", undone).findLast(
    (other) => other.version < version && other.section === section && other.round <= round,
  );
  const places =
    holding(log, "seated", undone).findLast((other) => other.version < version && other.section === section)?.places ??
    {};
  const seated = (numbers: number[]) => numbers.map((number) => places[number] ?? number);
  return (planned?.movement.rounds[round - 1] ?? [])
    .filter((there) => there.table === table)
    .map((sitting) => ({ ...sitting, ns: seated(sitting.ns), ew: seated(sitting.ew) }));
}

const same = (one: readonly number[], other: readonly number[]) => JSON.stringify(one) === JSON.stringify(other);
const equal = (one: Seats, other: Seats) => same(one.ns, other.ns) && same(one.ew, other.ew);
const swapped = ({ ns, ew }: Seats): Seats => ({ ns: ew, ew: ns });
