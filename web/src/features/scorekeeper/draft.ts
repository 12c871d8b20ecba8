/** An entry in the making: what has been chosen so far, and what is still to be chosen. */
import { SEATS, type Seat } from "@chelem/card-table/seats";
import type { Played } from "../../lib/scorekeeping/line";
import { SCORES, type FormInfo, type Option, type Strain } from "../../lib/scorekeeping/rules";
import { NO_HONOURS, type Entry } from "../../lib/scorekeeping/sheet";

export interface Draft {
  /** The number of the contract, 0 if not chosen or if contracts have none. */
  number: number;
  strain: Strain | "";
  /** How often it is doubled. */
  doublings: number;
  player: Seat | "";
  /** Those of declarer's side above the tricks needed, or all of them where contracts have no number. */
  result: number | null;
  held: Record<Seat, number>;
  void: Seat[];
}

/** What a game asks for on this sheet. */
export interface Questions {
  numbers: number[];
  strains: Strain[];
  /** The most doublings there may be. */
  doublings: number;
  declarer: boolean;
  /** In one hand, by place, or not at all. */
  honours: "hand" | "places" | null;
  /** Only whether the contract was made. */
  madeOnly: boolean;
}

const BRIDGE: Strain[] = ["C", "D", "H", "S", "NT"];

/** What to ask in this form of match, with these options. */
export function questionsOf(info: FormInfo, options: Record<string, Option>, strain: Strain | "" = ""): Questions {
  const numbers = info.numbered ? Array.from({ length: 7 }, (_, place) => 7 - info.book + place) : [];
  return {
    numbers,
    strains: info.numbered ? BRIDGE : (Object.keys(SCORES.whist.trickValues) as Strain[]),
    doublings: doublingsOf(info, options, strain),
    declarer: info.numbered,
    honours: !info.numbered ? "places" : info.layout === "line" && options.chicago_honours !== false ? "hand" : null,
    madeOnly: info.individual,
  };
}

function doublingsOf(info: FormInfo, options: Record<string, Option>, strain: Strain | ""): number {
  if (info.individual) return 0;
  if (info.numbered) return options.mark === "simplified" && options.redouble !== true ? 1 : 2;
  const { highestStake, trickValues } = SCORES.whist;
  // As an option, no trick is worth more than a hundred.
  const cap = options.doubling === "hundred" && strain ? 100 / trickValues[strain] : highestStake;
  return Math.floor(Math.log2(cap));
}

export function emptyDraft(): Draft {
  return { number: 0, strain: "", doublings: 0, player: "", result: null, held: { ...NO_HONOURS.held }, void: [] };
}

/** The draft of an entry, to correct it. */
export function draftOf(info: FormInfo, { contract, tricks, honours }: Entry): Draft {
  const { held, void: empty } = honours;
  const rest = { held: { ...held }, void: [...empty] };
  if (!contract) return { ...emptyDraft(), ...rest };
  return {
    number: info.numbered ? contract.tricks - info.book : 0,
    strain: contract.strain,
    doublings: Math.log2(contract.stake),
    player: contract.player,
    result: info.numbered ? tricks - contract.tricks : tricks,
    ...rest,
  };
}

/** The tricks that the contract needs; where it has no number, one above the book. */
export const neededIn = (info: FormInfo, { number }: Draft): number => (number ? number + info.book : 7);

/** The entry, once everything has been chosen; `dealer` declares where nobody is asked who does. */
export function entryOf(info: FormInfo, draft: Draft, dealer: Seat): Entry | null {
  const { strain, player, result, doublings } = draft;
  const whole = strain && result !== null && (!info.numbered || (draft.number && player));
  if (!whole) return null;
  const needed = neededIn(info, draft);
  const tricks = info.numbered ? needed + result : result;
  if (tricks < 0 || tricks > 13) return null;
  const declarer = info.numbered ? (player as Seat) : dealer;
  const contract = { player: declarer, strain, tricks: needed, stake: 1 << doublings };
  return { contract, tricks, honours: honoursOf(info, draft) };
}

/** The honours, where all of them have been placed; at notrump nobody can be without trumps. */
function honoursOf(info: FormInfo, { held, void: empty, strain }: Draft): Played["honours"] {
  if (info.numbered) return { held: { ...held }, void: [] };
  if (placedIn(held) !== honourCount(strain)) return NO_HONOURS;
  return { held: { ...held }, void: strain === "NT" ? [] : empty.filter((seat) => !held[seat]) };
}

export const placedIn = (held: Record<Seat, number>): number => SEATS.reduce((sum, seat) => sum + held[seat], 0);

/** Five honours in trumps, four aces. */
export const honourCount = (strain: Strain | ""): number => (strain === "NT" ? 4 : 5);

/** The results to choose from: made first, from just made upward, then down, from one down. */
export function resultsOf(info: FormInfo, draft: Draft): number[] {
  if (!info.numbered) return Array.from({ length: 14 }, (_, lost) => 13 - lost);
  const needed = neededIn(info, draft);
  const made = Array.from({ length: 14 - needed }, (_, over) => over);
  return [...made, ...Array.from({ length: needed }, (_, under) => -1 - under)];
}
