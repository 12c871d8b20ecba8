/** The messages and pictures of docs/protocol.md, as types. */

/** What this page says in `hello`: the server asks pages with another number to be loaded again. */
export const PROTOCOL = 2;

export type Seat = "N" | "E" | "S" | "W";
export type Side = "NS" | "EW";
export type Language = "fr" | "en";
/** A suit then a rank, ten is T: `SA`, `HT`. */
export type Card = string;
/** A call or a card: `P`, `1NT`, `name:H`, `H7`. */
export type Action = string;
/** A game's name in logs and links; the server lists those there are. */
export type GameName = string;

/** Calls of one kind, and how to lay them out: five strains a row, one row of strains, or words. */
export interface CallKind {
  kind: string;
  drawing: "grid" | "pad" | "buttons";
  calls: Action[];
}

export interface Policy {
  undo: "free" | "consent" | "off";
  watch: "nobody" | "table" | "delayed" | Seat;
  pace: "calm" | "brisk" | "instant";
  clock: number;
  alerts: "self" | "partner";
}

export interface Chair {
  player: string;
  name: string;
  kind: "person" | "bot";
  here: boolean;
}

export interface TableSection {
  code: string;
  game: GameName;
  kind: string;
  parameters: Record<string, number>;
  options: Record<string, string | number | boolean>;
  status: "open" | "playing" | "over";
  owner: boolean;
  policy: Policy;
  base: number | null;
  /** Whether a contract names the tricks to be made. */
  numbered: boolean;
  suits: string[];
  vulnerability: boolean;
  people: number;
  /** Each plays alone: points are counted by player. */
  individual: boolean;
  /** Calls are explained to opponents. */
  alerts: boolean;
  /** How many deals of a match are prepared. */
  prepared: number;
  kinds: CallKind[];
  next: string | null;
}

/** A table as HTTP calls answer it; `key` only for one's own chair. */
export interface TableCard extends TableSection {
  chairs: Record<Seat, Chair | "domy" | null>;
  you: You;
}

export interface You {
  seat: Seat | null;
  player: string | null;
  key: string | null;
  name: string;
}

export interface DealSection {
  deal: number;
  attempt: number;
  board: number | null;
  dealer: Seat;
  /** The players by the chairs in which the deal was dealt. */
  seating: Partial<Record<Seat, string | null>>;
  vulnerable: Seat[];
  hash: string | null;
  over: boolean;
  drawn: { seat: Seat; card: Card }[][] | null;
}

export interface HandPicture {
  cards: Card[] | null;
  count: number;
  open: boolean;
}

export interface CallPicture {
  version: number;
  seat: Seat;
  /** Who called: in Whiz chairs may be exchanged after the auction. */
  player: string | null;
  call: Action;
  alert: boolean;
  text: string | null;
}

export interface ContractPicture {
  strain: string;
  tricks: number;
  stake: number;
  declarer: Seat;
  dummy: Seat;
  text: string;
}

export interface CardPlayed {
  seat: Seat;
  card: Card;
}

export interface TrickPicture {
  plays: CardPlayed[];
  winner: Seat;
}

export interface PlaySection {
  trick: CardPlayed[];
  last: TrickPicture | null;
  turned: Side[];
  taken: Record<Side, number>;
  needed: number;
}

export interface Turn {
  seat: Seat;
  by: Seat;
  redouble: boolean;
}

export interface ClaimSection {
  by: Seat;
  tricks: number;
  left: number;
  waiting: Seat[];
  you: boolean;
}

export interface LinePicture {
  to: Seat[];
  title: string;
  points: number;
  below: boolean;
  reason: string;
}

export interface Comparison {
  percent: number | null;
  imps: number | null;
  results: { contract: string; result: string; points: number; you: boolean }[];
}

export interface SheetRow {
  deal: number;
  board: number | null;
  dealer: Seat;
  vulnerable: Seat[];
  contract: string;
  declarer: Seat | null;
  result: string;
  points: Record<string, number>;
  below: Record<Side, number> | null;
  above: Record<Side, number> | null;
  game: Side | null;
  lines: LinePicture[];
  compare: Comparison | null;
}

export interface SheetSection {
  form: "points" | "line" | "split" | "slots" | "players";
  /** How many deals are on the sheet from the start, where that is fixed. */
  slots: number | null;
  columns: { key: string; title: string }[];
  rows: SheetRow[];
  totals: Record<string, number>;
  games: Record<Side, number> | null;
  parts: Record<Side, number> | null;
  verdict: {
    lines: LinePicture[];
    totals: Record<string, number>;
    winner: string[];
    text: string;
  } | null;
}

export interface ChatLine {
  version: number;
  name: string;
  text: string;
  private: boolean;
}

/** All that one viewer may see of a table. */
export interface Picture {
  table: TableSection;
  you: You;
  chairs: Record<Seat, Chair | "domy" | null>;
  deal: DealSection | null;
  hands: Record<Seat, HandPicture>;
  calls: CallPicture[];
  contract: ContractPicture | null;
  play: PlaySection | null;
  turn: Turn | null;
  legal: Action[];
  claim: ClaimSection | null;
  undo: { can: boolean; asked: { by: Seat; you: boolean } | null };
  between: { ready: Seat[]; waiting: Seat[] } | null;
  clock: { seat: Seat; left: number } | null;
  sheet: SheetSection;
  chat: ChatLine[];
  seen: SeenSection | null;
}

/** The owner had seen this deal before; so many of its calls and cards come from elsewhere. */
export interface SeenSection {
  steps: number;
  /** The other table's result, once the deal is over. */
  text: string;
}

export interface Entry {
  version: number;
  event: string;
  id?: string;
  at?: string;
  [field: string]: unknown;
}

export interface Refusal {
  code: string;
  facts: Record<string, string | number>;
  sentence: string;
}

interface PictureFields {
  version: number;
  position: number;
  entries: Entry[];
  said: string[];
  /** Sections that replace those of the page. */
  picture: Partial<Picture>;
}

/** Whole sections, or a call or card that the page applies to what it has. */
export type PictureMessage =
  | ({ t: "table" } & PictureFields)
  | ({
      t: "move";
      /** Who won the trick that the card completes. */
      won?: Seat;
      /** What of a call is not in its entry. */
      call?: Partial<Pick<CallPicture, "call" | "alert" | "text">>;
    } & PictureFields);

export type FromServer =
  | PictureMessage
  | ({ t: "refused"; id?: string } & Refusal)
  | { t: "seen"; id: string }
  | { t: "meaning"; about?: number; call: Action; text: string }
  | { t: "answer"; lines: string[] }
  | { t: "pong" }
  | { t: "bye"; code: string; sentence: string };

export type FromClient =
  | { t: "hello"; protocol: number; version: number | null; language: Language }
  | { t: "act"; id: string; position: number; action: Action }
  | { t: "claim"; id: string; position: number; tricks: number }
  | { t: "answer"; id: string; position: number; accept: boolean }
  | { t: "undo" }
  | { t: "allow"; accept: boolean }
  | { t: "next" }
  | { t: "stop" }
  | { t: "chat"; text: string; to: "all" | "opponents" }
  | { t: "alert"; about: number; text: string }
  | { t: "meaning"; about: number }
  | { t: "meaning"; call: Action }
  | { t: "typed"; text: string }
  | { t: "ping" };

/** What can be gone through step by step: a deal that is over, or a board of a file. */
export interface Steppable {
  dealer: Seat | null;
  vulnerable: Seat[] | null;
  hands: Record<Seat, Card[] | null>;
  calls: Pick<CallPicture, "seat" | "call" | "alert" | "text">[];
  /** Nobody wins a last trick that a claim cut short. */
  tricks: { plays: CardPlayed[]; winner: Seat | null }[];
  contract: ContractPicture | null;
  /** A sentence for each call and card. */
  told: string[];
  /** The two chairs exchanged before the lead, hands and all. */
  swapped?: [Seat, Seat] | null;
}

/** A deal that is over, card by card; the chairs are those in which it was dealt. */
export interface Review extends Steppable {
  deal: number;
  board: number | null;
  dealer: Seat;
  vulnerable: Seat[];
  hands: Record<Seat, Card[]>;
  chairs: Record<Seat, Chair | "domy" | null>;
  swapped: [Seat, Seat] | null;
  row: SheetRow | null;
  proof: { hash: string; number: string; salt: string } | null;
  number: string;
}

/** What is wrong with a board, at a line of its file. */
export interface Problem {
  line: number;
  weight: "fault" | "warning" | "skipped";
  sentence: string;
}

/** A board in a list; `points` are North-South's, `table` and `deal` say where it was played here. */
export interface BoardRow {
  place: number;
  board: string;
  event: string;
  date: string;
  names: Record<Seat, string>;
  contract: string;
  declarer: Seat | null;
  result: string;
  points: number | null;
  game: GameName;
  /** Whether a file tells it whole; of other games the cards and the result are kept. */
  file: boolean;
  known: boolean;
  faults: Problem[];
  warnings: number;
  table: string | null;
  deal: number | null;
}

export interface Collection {
  code: string;
  name: string;
  kind: "file" | "kept" | "played";
  since: string;
  boards: number;
  faults: number;
}

export interface OpenCollection extends Pick<Collection, "code" | "name" | "kind" | "since"> {
  rows: BoardRow[];
}

export interface Found {
  rows: { collection: string; name: string; kind: Collection["kind"]; row: BoardRow }[];
  more: boolean;
}

/** A board of a file, card by card. */
export interface Study extends Steppable {
  board: string;
  facts: { name: string; text: string }[];
  names: Record<Seat, string>;
  row: BoardRow;
  number: string | null;
  lacks: string[];
  problems: Problem[];
  comments: string[];
  link: string;
  text: string;
}

/** What a contract is worth, explained; `table` is the whole table of the contract. */
export interface Slip {
  game: string;
  contract: string;
  text: string;
  total: number | Record<string, number>;
  lines: { points: number; below: boolean; title: string; reason: string }[];
  table: { heads: string[]; rows: { result: string; totals: string[]; here: number | null }[] };
}

export interface Forms {
  games: {
    game: GameName;
    title: string;
    about: string;
    empty: Seat | null;
    kinds: CallKind[];
    options: { name: string; values: (string | number | boolean)[]; default: string | number | boolean }[];
    forms: { kind: string; title: string; parameter: string | null; default: number | null; values: number[] }[];
  }[];
}

export interface RulesPage {
  title: string;
  html: string;
  sections: { id: string; title: string }[];
}

/** The boards of a text, and one of them. */
export interface Looked {
  rows: BoardRow[];
  study: Study;
}

/** A board of the library, with the places of those beside it. */
export interface KeptStudy extends Pick<Collection, "name" | "kind"> {
  study: Study;
  before: number | null;
  after: number | null;
}

/** What could have been made of a deal, all hands seen. */
export interface Analysis {
  /** Tricks by strain, then by declarer. */
  table: Record<string, Record<Seat, number>> | null;
  par: { points: number; text: string } | null;
  /** After so many cards, for each card of the hand to play, the tricks of declarer's side. */
  cards: Record<Card, number>[];
  /** The tricks that each card gave up, in the order of play. */
  costs: number[];
  /** What each call gave up. */
  calls: { points: number; imps: number }[];
  /** The calls and cards that cost most, by step. */
  turning: { step: number; text: string }[];
  /** What came of it, and what was possible. */
  verdict: string[];
  /** What could not be looked into, and why. */
  lacks: string[];
}
