/** The numbers of the scores and the forms of match, generated from the Python engine. */
import type { Seat } from "@chelem/card-table/seats";
import rules from "./rules.json";

export type Strain = "C" | "D" | "H" | "S" | "NT";
export type Option = string | number | boolean;
export type Layout = "points" | "line" | "split" | "slots" | "players";

/** What a form of match counts, its size, and the options of its game that it reads, the usual value first. */
export interface FormInfo {
  game: string;
  seats: Seat[];
  individual: boolean;
  vulnerability: boolean;
  /** Contracts name a number of tricks, counted above the book. */
  numbered: boolean;
  book: number;
  layout: Layout;
  /** The points below the line that win a game. */
  goal: number | null;
  slots: number | null;
  /** A passed-out deal is dealt again. */
  redeals: boolean;
  size: string | null;
  sizes: number[];
  usual: number | null;
  options: Record<string, Option[]>;
}

export const FORMS = rules.forms as unknown as Record<string, FormInfo>;

/** What a form counts with these options: deals may have the scores of duplicate instead, without a line. */
export function formInfo(form: string, options: Record<string, Option>): FormInfo {
  const info = FORMS[form]!;
  const lined = !("chicago_partscores" in info.options) || options.chicago_partscores !== "fifty";
  return lined ? info : { ...info, goal: null, layout: "points" };
}

type Pair = [number, number];

interface Scores {
  contract: {
    perTrick: Record<Strain, number>;
    noTrumpExtra: number;
    gamePoints: number;
    gameTricks: Record<Strain, number>;
    partScore: number;
    game: Pair;
    smallSlam: Pair;
    grandSlam: Pair;
    insult: Record<number, number>;
    overtrick: Record<number, Pair>;
    /** By stake: the prices of the first undertrick, the second …, not vulnerable and vulnerable. */
    undertrick: Record<number, [number[], number[]]>;
  };
  honours: { trumps: Record<number, number>; aces: Record<number, number> };
  rubber: { won: Record<number, number>; onlyGame: number };
  chicago: { deals: number; lastPartScore: number };
  comptoir: { made: Record<string, Pair>; undertrick: [number[], number[]]; lostAtOnce: number; deals: number };
  whist: {
    trickValues: Record<Strain, number>;
    /** By a side's honours and the most of them in one hand: `4,3`. */
    honours: Record<string, number>;
    aces: Record<string, number>;
    chicane: Record<number, number>;
    smallSlam: number;
    grandSlam: number;
    winner: number;
    highestStake: number;
  };
  whiz: { made: number; failed: number; game: number; smallSlam: number; grandSlam: number };
}

export const SCORES = rules.scores as unknown as Scores;
