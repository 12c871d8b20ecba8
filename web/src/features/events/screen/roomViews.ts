/** What the room's screen shows at a moment: who plays where, who has entered, the ranking. */
import type { Side } from "@chelem/card-table/seats";
import type { EventMatchResult, EventRanking, EventShape } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";
import { lastRound, matchNumbers } from "../results/matchResults.svelte";
import { begun, linesOf, rankedValue } from "../ranked";
import type { Moment } from "../roomMoment";
import { isPlayed, seated as seatsAt } from "../seating";
import { namedEntrant, numberOf, outText } from "../words";

/** An entrant as the room reads it. */
export interface Party {
  number: string;
  names: string;
  /** The same in two lines. */
  halves: string[];
}

/** A table with those who sit there each way; or an entrant without opponents, and why in words. */
export interface SeatRow {
  key: string;
  table: string;
  ns: Party[];
  ew: Party[];
  out: string;
}

export interface RankRow extends Party {
  key: string;
  place: string;
  value: string;
}

/** A match with what both teams won, and their victory points. */
export interface MatchRow {
  key: string;
  first: Party;
  second: Party;
  won: string;
  points: string;
  unit: EventMatchResult["unit"];
}

/** A list with its title; a ranking of two lines has two. */
export type RoomView =
  | { of: "seats"; title: string; lists: [SeatRow[]] }
  | { of: "matches"; title: string; lists: [MatchRow[]] }
  | { of: "ranking"; title: string; lists: RankRow[][]; captions: string[]; unit: string | null };

/** The lists that the screen shows in turn. While people look for their tables, nothing else is in their way. */
export function viewsOf(event: EventShape, moments: Moment[], matches: EventMatchResult[] = []): RoomView[] {
  const rankings = begun(event.rankings ?? []);
  const urgent = moments.some(({ is, round }) => is === "walk" || is === "first" || (is === "before" && round === 1));
  const starts = moments.every(({ is, round }) => is === "draw" && round === 1);
  if (starts) return [entrantsView(event)];
  const seated = moments.filter(({ is }) => is === "walk" || is === "first" || is === "before");
  const known = moments.filter(({ is }) => is !== "draw");
  if (!rankings.length) return known.length ? [seatsView(event, known)] : [];
  return [
    ...(seated.length ? [seatsView(event, seated)] : []),
    ...(urgent ? [] : [rankingView(event, rankings, moments), ...matchViews(event, matches)]),
  ];
}

function matchViews(event: EventShape, matches: EventMatchResult[]): RoomView[] {
  const last = lastRound(matches);
  if (!last.length) return [];
  const rows = last.map((match) => {
    const { won, points } = matchNumbers(match);
    return {
      key: `${match.first.entrant}`,
      first: partyOf(event, match.first.entrant),
      second: partyOf(event, match.second.entrant),
      won: say("match-score", won),
      points: say("match-score", points),
      unit: match.unit,
    };
  });
  return [{ of: "matches", title: say("match-title", { round: last[0]!.round }), lists: [rows] }];
}

function entrantsView(event: EventShape): RoomView {
  const rows = event.entrants
    .filter(({ section }) => section !== null)
    .map(({ entrant }) => ({ ...rowOf(event, entrant), place: "", value: "" }));
  return {
    of: "ranking",
    title: say("screen-entrants", { kind: event.kind }),
    lists: [rows],
    captions: [""],
    unit: null,
  };
}

function partyOf(event: EventShape, entrant: number): Party {
  const { team, names: players } = namedEntrant(event, entrant);
  const names = team ? [team] : players;
  const half = Math.ceil(names.length / 2);
  return {
    number: numberOf(event, entrant),
    names: joined(names),
    halves: [names.slice(0, half), names.slice(half)].filter((each) => each.length).map(joined),
  };
}
const joined = (names: string[]) => names.join(" – ");
const rowOf = (event: EventShape, entrant: number) => ({ key: String(entrant), ...partyOf(event, entrant) });

function seatsView(event: EventShape, moments: Moment[]): RoomView {
  return { of: "seats", title: seatsTitle(moments), lists: [moments.flatMap((moment) => seatRows(event, moment))] };
}

/** « Qui joue où, tour 3 », once for all sections where they are in the same round. */
function seatsTitle(moments: Moment[]): string {
  const [first] = moments;
  if (moments.every(({ round }) => round === first?.round)) return say("ranked-seats", { round: first?.round ?? 1 });
  return moments
    .map(({ section, round }) => `${say("played-section", { section })} · ${say("ranked-seats", { round })}`)
    .join(" – ");
}

/** The tables of a section in a round, then those who have no opponents there. */
export function seatRows(event: EventShape, { section: name, round }: Pick<Moment, "section" | "round">): SeatRow[] {
  const section = event.sections.find((each) => each.section === name);
  if (!section) return [];
  const letter = event.sections.length > 1 ? name : "";
  const played = (section.rounds[Math.max(1, round) - 1] ?? []).filter(isPlayed);
  const seated = new Set(played.flatMap(({ ns, ew }) => [...ns, ...ew]));
  /** Those of an individual with their seats: « N 3 ». */
  const parties = (entrants: number[], side: Side) =>
    seatsAt(entrants, side).map(({ entrant, seat }) => {
      const party = partyOf(event, entrant);
      return seat ? { ...party, number: `${say(`seat-letter-${seat}`)} ${party.number}` } : party;
    });
  return [
    ...played.flatMap(({ table, ns, ew, boards }) => {
      const [north, east] = [parties(ns, "NS"), parties(ew, "EW")];
      // Two people of an individual sit each way: a line has room for one.
      return Array.from({ length: Math.max(north.length, east.length) }, (_, at) => ({
        key: `${name}${table} ${boards[0]} ${at}`,
        table: `${letter}${table}`,
        ns: north.slice(at, at + 1),
        ew: east.slice(at, at + 1),
        out: "",
      }));
    }),
    ...event.entrants
      .filter((each) => each.section === name && !seated.has(each.entrant))
      .map(({ entrant }) => ({
        key: `${name} ${entrant}`,
        table: "–",
        ns: [partyOf(event, entrant)],
        ew: [],
        out: outText(event, round, entrant),
      })),
  ];
}

function rankingView(event: EventShape, rankings: EventRanking[], moments: Moment[]): RoomView {
  return {
    of: "ranking",
    title: rankingTitle(event, moments),
    lists: rankings.map((ranking) =>
      linesOf(event, ranking).map((line) => ({
        ...rowOf(event, line.entrant),
        place: line.place === null ? "–" : String(line.place),
        value: rankedValue(line, event.form),
      })),
    ),
    captions: rankings.map(({ line }) => (rankings.length > 1 ? say("ranked-caption", { line: line ?? "all" }) : "")),
    unit: rankings[0] ? event.form.unit : null,
  };
}

/** Whether the ranking is final, and otherwise of how many rounds it is. */
function rankingTitle(event: EventShape, moments: Moment[]): string {
  if (event.settled || (event.closed && !event.publications)) return say("ranked-final");
  const rounds = moments.map(({ is, round }) =>
    is === "over" ? round : is === "draw" || is === "before" ? round - 1 : 0,
  );
  const [after = 0] = rounds;
  if (after && rounds.every((each) => each === after)) return say("screen-ranking-after", { round: after });
  const playing = moments.filter(({ is }) => is === "play").map(({ round }) => round);
  return new Set(playing).size === 1 && playing.length === moments.length
    ? say("screen-ranking-during", { round: playing[0]! })
    : say("ranked-provisional");
}

/** What the room should do, for each section: wait for a draw, go to the tables, or nothing in particular. */
export function noticesOf(event: EventShape, moments: Moment[]): string[] {
  const said = moments.flatMap(({ section, is, round }) => {
    const minutes = event.sections.find((each) => each.section === section)?.breaks[round] ?? 0;
    const rest = minutes && (is === "draw" || is === "before") ? [say("screen-break", { minutes, round })] : [];
    const notice =
      is === "draw" ? [say("screen-draw", { round })] : is === "before" ? [say("screen-before", { round })] : [];
    const over = is === "over" && round && !event.closed ? [say("screen-over")] : [];
    return [...rest, ...(is === "before" && rest.length ? [] : notice), ...over].map((text) => ({ section, text }));
  });
  const same = new Set(said.map(({ text }) => text));
  if (moments.length < 2 || same.size * moments.length === said.length) return [...same];
  return said.map(({ section, text }) => `${say("played-section", { section })} : ${text}`);
}
