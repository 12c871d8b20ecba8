/** The kinds of events that a director opens, and the entries that open a section. */
import type {
  EventDrawRecord,
  EventFormChoice,
  EventLogEntry,
  EventProposal,
  EventShape,
  SwissPlan,
} from "../../../../lib/protocol.generated";
import { ENTRANTS, type Ranked } from "../../entrantKinds";
import evening from "./evening.json";

export const KINDS = ["pairs", "swiss-pairs", "barometer", "teams", "swiss-teams", "individual"] as const;
export type Kind = (typeof KINDS)[number];

/** Who meets whom: by a movement, by one in which all tables play the same boards in each round, or by draws. */
type Meeting = "movement" | "barometer" | "swiss";

interface KindOfEvent {
  ranked: Ranked;
  meeting: Meeting;
  /** Whose matches it consists of; none where boards are compared across the field. */
  matches: EventFormChoice["matches"][number];
  /** How few and how many may play in a section. */
  limits: readonly [number, number];
  /** What can be answered where copies decide the movement; nothing where all play from one set, or a set a section. */
  copies: readonly Copies[];
}
/** How many copies a club has of each board: a number, one for each match, or one for each table. */
export type Copies = 1 | 2 | "match" | "table";

const KIND = {
  pairs: { ranked: "pairs", meeting: "movement", matches: "none", limits: [4, 120], copies: [] },
  "swiss-pairs": { ranked: "pairs", meeting: "swiss", matches: "pairs", limits: [4, 120], copies: [] },
  barometer: { ranked: "pairs", meeting: "barometer", matches: "none", limits: [4, 120], copies: [] },
  teams: { ranked: "teams", meeting: "movement", matches: "teams", limits: [2, 60], copies: [1, 2, "match", "table"] },
  "swiss-teams": { ranked: "teams", meeting: "swiss", matches: "teams", limits: [3, 60], copies: ["match", "table"] },
  individual: {
    ranked: "individual",
    meeting: "movement",
    matches: "none",
    limits: [4, 120],
    copies: [1, 2, "table"],
  },
} as const satisfies Record<Kind, KindOfEvent>;

export const ODD = ["bye", "half-matches", "triangle"] as const;
export type Odd = (typeof ODD)[number];

type SwissKind = { [K in Kind]: (typeof KIND)[K]["meeting"] extends "swiss" ? K : never }[Kind];
export const isSwiss = (kind: Kind): kind is SwissKind => KIND[kind].meeting === "swiss";
export const rankedOf = (kind: Kind): Ranked => KIND[kind].ranked;
export const matchesOf = (kind: Kind): KindOfEvent["matches"] => KIND[kind].matches;
/** Whether pairs play matches for victory points. */
export const isInMatches = (kind: Kind): boolean => ENTRANTS[rankedOf(kind)].pairs && isSwiss(kind);
/** Whether pairs play a movement that is made before the event. */
export const isOfPairs = (kind: Kind): boolean => ENTRANTS[rankedOf(kind)].pairs && !isSwiss(kind);
/** Whether tables may share boards in a movement of pairs: in a barometer all play the same. */
export const mayShare = (kind: Kind): boolean => isOfPairs(kind) && KIND[kind].meeting === "movement";

/** The kind of those who are ranked and meet so; the usual one where nobody plays that. */
export const kindFor = (ranked: Ranked, meeting: Meeting): Kind =>
  KINDS.find((kind) => KIND[kind].ranked === ranked && KIND[kind].meeting === meeting) ?? ranked;

/** The kind of an event that is open, for a further section. */
export function kindOf({ kind, sections }: Pick<EventShape, "kind" | "sections">): Kind {
  if (sections.some((section) => section.swiss)) return kindFor(kind, "swiss");
  return kindFor(kind, sections.some(({ barometer }) => barometer) ? "barometer" : "movement");
}

/** How few and how many may play in a section. */
export const limitsOf = (kind: Kind): KindOfEvent["limits"] => KIND[kind].limits;

export const copiesOf = (kind: Kind): readonly Copies[] => KIND[kind].copies;
/** What most clubs have. */
export const usualCopies = (kind: Kind): Copies => (ENTRANTS[rankedOf(kind)].teams ? "match" : 1);

/** The number of copies for a number of entrants; null for one for each table. */
export function copiesFor(kind: Kind, copies: Copies, count: number): number | null {
  if (!copiesOf(kind).length || copies === "table") return null;
  return copies === "match" ? Math.max(1, Math.floor(count / 2)) : copies;
}

/** How many tables they fill. */
export const tablesOf = (kind: Kind, count: number): number => Math.floor(count / ENTRANTS[rankedOf(kind)].atTable);

/** How many sit out in each round because they fill no table; of an odd number of teams, that is for the movement. */
export const outOf = (kind: Kind, count: number): number => count % ENTRANTS[rankedOf(kind)].atTable;

/** How long a board takes, and the change of tables after a round: made from Python by `make schema`. */
const { minutesABoard: MINUTES, minutesARound: CHANGE } = evening;
/** How many rounds of a Swiss event fit into some minutes; nobody has to meet again before half of all are met. */
export function swissRounds(minutes: number, boards: number, count: number): number {
  const most = Math.max(1, Math.floor(count / 2));
  return Math.max(1, Math.min(most, Math.floor(minutes / (boards * MINUTES + CHANGE))));
}

/** How many boards each of these rounds may have: where few can meet, their matches are longer. */
export function swissBoards(minutes: number, rounds: number, ranked: Ranked): number {
  const usual = SWISS_BOARDS[ranked];
  return Math.max(usual, Math.min(2 * usual, Math.floor((minutes / rounds - CHANGE) / MINUTES)));
}

export const swissMinutes = (plan: SwissPlan, each = MINUTES): number => plan.rounds * (plan.boards * each + CHANGE);

/** Boards of a match in a Swiss round, as is usual. */
export const SWISS_BOARDS: Record<Ranked, number> = { pairs: 4, teams: 6, individual: 4 };

/** A section to be opened: its movement, or its Swiss plan, and how many play. */
export type SectionToOpen = { count: number } & (
  { movement: EventProposal["movement"]; swiss: null } | { movement: null; swiss: SwissPlan }
);

/** The movement of a Swiss before anything is drawn. */
export const undrawn = (kind: Ranked, entrants: number, rounds: number): EventProposal["movement"] => ({
  name: "swiss",
  kind,
  entrants,
  rounds: Array.from({ length: rounds }, () => []),
  winners: 1,
});

/** An entry about a section. */
export type SectionEntry = Extract<EventLogEntry, { section: string }>;

/** The entries that open a section and seat its entrants, whose numbers begin after `before`. */
export function sectionEntries(name: string, kind: Kind, section: SectionToOpen, before: number): SectionEntry[] {
  const { count, swiss } = section;
  const movement = swiss ? undrawn(rankedOf(kind), count, swiss.rounds) : section.movement;
  const places = Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, before + index + 1]));
  return [
    { event: "planned", section: name, movement, round: 1, minutes: MINUTES, ...(swiss && { swiss }) },
    { event: "seated", section: name, places },
  ];
}

/** The letter of a section: A, B … */
export const sectionName = (place: number): string => String.fromCharCode(65 + place);

/** The part of a draw that its entry holds: the rest is of the file. */
export function drawEntry(section: string, round: number, draw: EventDrawRecord): SectionEntry {
  const { inputs, matches, left_over } = draw;
  return { event: "drawn", section, round, draw: { inputs, matches, left_over } };
}

export interface Match {
  first: number;
  second: number;
}

/** The matches of a draw with two numbers in each other's places, one of which may be left over. */
export function exchange(
  matches: readonly Match[],
  leftOver: readonly number[],
  one: number,
  other: number,
): { matches: Match[]; leftOver: number[] } {
  const now = (number: number) => (number === one ? other : number === other ? one : number);
  return {
    matches: matches.map(({ first, second }) => ({ first: now(first), second: now(second) })),
    leftOver: leftOver.map(now),
  };
}
