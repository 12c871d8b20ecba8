/** What an entry changes about who sits at a table, as its director reads it. */
import type { LoggedEntry } from "./log";

interface Sitting {
  table: number;
  ns: number[];
  ew: number[];
  boards: number[];
}
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
export function cellChange(log: readonly LoggedEntry[], undone: ReadonlySet<number>, entry: LoggedEntry): CellChange {
  const now = seatsOf(entry.sittings as Sitting[]);
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

function sittingsBefore(log: readonly LoggedEntry[], undone: ReadonlySet<number>, entry: LoggedEntry): Sitting[] {
  const earlier = log.filter(({ version }) => version < entry.version && !undone.has(version));
  const last = (event: string, holds: (each: LoggedEntry) => boolean = () => true) =>
    earlier.findLast((each) => each.event === event && each.section === entry.section && holds(each));
  const cell = last("cell", (each) => each.round === entry.round && each.table === entry.table);
  if (cell) return cell.sittings as Sitting[];
  const planned = last("planned", (each) => Number(each.round) <= Number(entry.round));
  const rounds = (planned?.movement as { rounds: Sitting[][] } | undefined)?.rounds ?? [];
  const places = (last("seated")?.places ?? {}) as Record<string, number>;
  const seated = (numbers: number[]) => numbers.map((number) => places[number] ?? number);
  return (rounds[Number(entry.round) - 1] ?? [])
    .filter(({ table }) => table === entry.table)
    .map((sitting) => ({ ...sitting, ns: seated(sitting.ns), ew: seated(sitting.ew) }));
}

const same = (one: readonly number[], other: readonly number[]) => JSON.stringify(one) === JSON.stringify(other);
const equal = (one: Seats, other: Seats) => same(one.ns, other.ns) && same(one.ew, other.ew);
const swapped = ({ ns, ew }: Seats): Seats => ({ ns: ew, ew: ns });
