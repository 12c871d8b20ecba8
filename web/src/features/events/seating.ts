/** Who sits where, with which boards, and where they go next: from the movement that the page has. */
import type { Seat, Side } from "@chelem/card-table/seats";
import type { EventSitting } from "../../lib/protocol.generated";

/** The sittings of all rounds. */
export type Rounds = EventSitting[][];

/** Where a pair or a player sits in a round, or that they sit out. */
export interface SeatInRound {
  table: number | null;
  side: Side | null;
  boards: number[];
  opponents: number[];
  /** In an individual; elsewhere a pair has both seats of its side. */
  seat: Seat | null;
  /** In an individual, who sits opposite. */
  partner: number | null;
}

/** Where those who sit one way at a table go after the round. */
export interface Move {
  entrants: number[];
  from: Side;
  /** Null where they sit out. */
  table: number | null;
  side: Side | null;
  /** In an individual. */
  seat: Seat | null;
  /** They stay at their table. */
  stays: boolean;
  /** Their direction is switched, which is rare in this movement. */
  turns: boolean;
}

const OUT: SeatInRound = { table: null, side: null, boards: [], opponents: [], seat: null, partner: null };

const SEATS = { NS: ["N", "S"], EW: ["E", "W"] } as const;

export const isPlayed = ({ ns, ew }: Pick<EventSitting, "ns" | "ew">): boolean => ns.length > 0 && ew.length > 0;

/** Where an entrant sits in a round: a team at two tables, North-South at one and East-West at the other. */
export function seatsOf(rounds: Rounds, round: number, entrant: number): SeatInRound[] {
  const played = (rounds[round - 1] ?? []).filter(isPlayed);
  const northSouth = played.filter(({ ns }) => ns.includes(entrant));
  const eastWest = played.filter(({ ew }) => ew.includes(entrant));
  return [
    ...northSouth.map((sitting) => seatAt(sitting, "NS", entrant)),
    ...eastWest.map((sitting) => seatAt(sitting, "EW", entrant)),
  ];
}

function seatAt({ table, ns, ew, boards }: EventSitting, side: Side, entrant: number): SeatInRound {
  const [own, opponents] = side === "NS" ? [ns, ew] : [ew, ns];
  const partner = own.find((each) => each !== entrant) ?? null;
  const { seat } = seated(own, side).find((each) => each.entrant === entrant)!;
  return { table, side, boards, opponents, seat, partner };
}

/** Who sits one way, each in a seat of their own in an individual. */
export const seated = (entrants: number[], side: Side): { entrant: number; seat: Seat | null }[] =>
  entrants.map((entrant, at) => ({ entrant, seat: entrants.length > 1 ? (SEATS[side][at] ?? null) : null }));

/** Where an entrant sits in a round; of a team's two pairs, where the one sits that keeps its direction. */
export function seatOf(rounds: Rounds, round: number, entrant: number, kept: Side | null = null): SeatInRound {
  const seats = seatsOf(rounds, round, entrant);
  return seats.find(({ side }) => side === kept) ?? seats[0] ?? OUT;
}

/** What is played at a table in a round; several sittings where half a table changes. */
export const sittingsAt = (rounds: Rounds, round: number, table: number): EventSitting[] =>
  (rounds[round - 1] ?? []).filter((sitting) => sitting.table === table);

/** Where those at a table go after a round; those of an individual, who part, one by one. */
export function movesFrom(rounds: Rounds, round: number, table: number): Move[] {
  if (round >= rounds.length) return [];
  return sittingsAt(rounds, round, table).flatMap(({ ns, ew }) => [
    ...ns.map((entrant) => moveOf(rounds, round, table, "NS", entrant)),
    ...ew.map((entrant) => moveOf(rounds, round, table, "EW", entrant)),
  ]);
}

function moveOf(rounds: Rounds, round: number, table: number, from: Side, entrant: number): Move {
  const next = seatOf(rounds, round + 1, entrant, from);
  return {
    entrants: [entrant],
    from,
    table: next.table,
    side: next.side,
    seat: next.seat,
    stays: next.table === table,
    turns: sitsBothWays(rounds, entrant)
      ? next.side !== null && next.side !== from
      : switchOf(rounds, round + 1, entrant) !== null,
  };
}

/** Whether an entrant sits North-South and East-West in the same round, as a team does. */
export const sitsBothWays = (rounds: Rounds, entrant: number): boolean =>
  rounds.some((_, at) => new Set(seatsOf(rounds, at + 1, entrant).map(({ side }) => side)).size > 1);

/** Where the one of a team's pairs sits that plays this way, and everybody else; out while nobody knows which it is. */
export const seatOfPair = (rounds: Rounds, round: number, entrant: number, pair: Side | null): SeatInRound =>
  pair === null && sitsBothWays(rounds, entrant) ? OUT : seatOf(rounds, round, entrant, pair);

/** How often somebody may change direction for it to be an arrow switch; in a Howell one does all the time. */
const SWITCHES = 2;

/**
 * The new direction of an entrant whose direction is switched for a round, in a movement where that is rare. A team
 * sits both ways in each round: its pairs keep theirs. In an individual everybody moves with every round.
 */
export function switchOf(rounds: Rounds, round: number, entrant: number): Side | null {
  if (sitsBothWays(rounds, entrant)) return null;
  const seats = rounds.map((_, at) => seatOf(rounds, at + 1, entrant));
  if (seats.some(({ partner }) => partner !== null)) return null;
  const sides = seats.map(({ side }) => side);
  const before = sides.slice(0, round - 1).findLast((side) => side !== null);
  const now = sides[round - 1];
  if (!now || !before || now === before) return null;
  const played = sides.filter((side) => side !== null);
  const changes = played.filter((side, at) => at > 0 && side !== played[at - 1]).length;
  return changes <= SWITCHES ? now : null;
}

/** What comes next for an entrant that has no seat in a round: one in a later round, a draw that is still to be made, or nothing. */
export type NextSeat =
  { after: "seat"; round: number; table: number } | { after: "draw"; round: number } | { after: "end" };

/**
 * When somebody plays who has no seat in a round. Nobody is at the end as long as a later round, or this one, is
 * still to be drawn: only who has left is in none of its matches.
 */
export function nextSeat(
  rounds: Rounds,
  round: number,
  entrant: number,
  { kept = null, withdrawn = null }: { kept?: Side | null; withdrawn?: number | null } = {},
): NextSeat {
  for (let later = round; later <= rounds.length; later++) {
    if (withdrawn !== null && withdrawn <= later) break;
    if (!rounds[later - 1]?.length) return { after: "draw", round: later };
    const { table } = seatOf(rounds, later, entrant, kept);
    if (table !== null) return { after: "seat", round: later, table };
  }
  return { after: "end" };
}

/** Boards that go to the same place after a round, or stay where they are. */
export interface BoardMove {
  boards: number[];
  /** Who plays them in the next round. */
  tables: number[];
  /** Where they rest for a round or more, which round and tables they come back for; null where nobody is known to. */
  later: { round: number; tables: number[] } | null;
}

/** Where the boards of a table go after a round. */
export function boardsFrom(rounds: Rounds, round: number, table: number): BoardMove[] {
  const groups = new Map<string, BoardMove>();
  for (const board of boardsAt(rounds, round, table)) {
    const players = (at: number) =>
      (rounds[at - 1] ?? []).filter((each) => isPlayed(each) && each.boards.includes(board)).map((each) => each.table);
    const tables = players(round + 1);
    const back = rounds.findIndex((_, at) => at > round && players(at + 1).length > 0) + 1;
    const later = tables.length === 0 && back ? { round: back, tables: players(back) } : null;
    const place = JSON.stringify([tables, later]);
    const group = groups.get(place);
    if (group) group.boards.push(board);
    else groups.set(place, { boards: [board], tables, later });
  }
  return round < rounds.length ? [...groups.values()] : [];
}

/** The boards to be played at a table in a round. */
export const boardsAt = (rounds: Rounds, round: number, table: number): number[] => [
  ...new Set(
    sittingsAt(rounds, round, table)
      .filter(isPlayed)
      .flatMap(({ boards }) => boards),
  ),
];

/** Other tables that play these boards in the same round; not where each exchanges its own with a neighbour. */
export function sharedWith(rounds: Rounds, round: number, table: number): number[] {
  if (exchangeOf(rounds, round, table)) return [];
  const boards = boardsAt(rounds, round, table);
  const others = (rounds[round - 1] ?? []).filter(
    (each) => each.table !== table && isPlayed(each) && each.boards.some((board) => boards.includes(board)),
  );
  return [...new Set(others.map((each) => each.table))];
}

/** With which table one exchanges the boards of a round, after having played the first of them. */
export interface Exchange {
  table: number;
  first: number[];
}

/** The exchange at half-time of a table in a round: two tables with the same boards begin with opposite halves. */
export function exchangeOf(rounds: Rounds, round: number, table: number): Exchange | null {
  const played = (rounds[round - 1] ?? []).filter(isPlayed);
  const own = played.find((each) => each.table === table);
  return own ? exchangeAmong(own, played) : null;
}

function exchangeAmong(own: EventSitting, played: EventSitting[]): Exchange | null {
  const met = played.filter((each) => mayExchange(own, each));
  const order = String(own.boards);
  const same = met.filter((each) => String(each.boards) === order);
  const turned = met.filter((each) => String(each.boards) !== order);
  const other = turned[same.indexOf(own)];
  return other ? { table: other.table, first: own.boards.slice(0, own.boards.indexOf(other.boards[0]!)) } : null;
}

/** Whether two tables play the same boards, in this order or with the halves the other way round: of teams, in a match. */
function mayExchange(own: EventSitting, other: EventSitting): boolean {
  const half = own.boards.indexOf(other.boards[0] ?? -1);
  if (half < 0 || String([...own.boards.slice(half), ...own.boards.slice(0, half)]) !== String(other.boards))
    return false;
  const both = (each: EventSitting) => String([...each.ns, ...each.ew].sort((one, two) => one - two));
  return own.ns.length > 1 || both(own) === both(other);
}

/** How many tables have a board in the first half of a round, or in the second: without an exchange in both. */
function holders(played: EventSitting[], board: number, first: boolean): number {
  const holding = played.filter((each) => {
    const exchange = each.boards.includes(board) && exchangeAmong(each, played);
    return exchange ? exchange.first.includes(board) === first : each.boards.includes(board);
  });
  return new Set(holding.map((each) => each.table)).size;
}

/**
 * How many sets of boards a movement takes: one for each table with the same boards in a round, or as few as will do
 * where each board is passed on within the round, as no two tables have a board at once.
 */
export function setsOf(rounds: Rounds): { most: number; fewest: number } {
  const shares = rounds.flatMap((sittings) => {
    const played = sittings.filter(isPlayed);
    return played.map(({ boards }) => {
      const tables = Math.max(
        ...boards.map((board) => Math.max(...[true, false].map((first) => holders(played, board, first)))),
      );
      return { tables, fewest: Math.ceil(tables / Math.max(1, boards.length)) };
    });
  });
  const largest = (numbers: number[]) => Math.max(1, ...numbers);
  return { most: largest(shares.map((each) => each.tables)), fewest: largest(shares.map((each) => each.fewest)) };
}

/** Numbers in short: `5–6`, `1–3, 7`. */
export function ranges(numbers: number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(", ");
}
