/**
 * The messages and pictures of docs/protocol.md, as types: made from the server's own definitions by `make schema`,
 * here under the names that the client has for them.
 */
import type {
  CallShape,
  CardCode,
  ContractShape,
  KindShape,
  MoveAnswer,
  SeatCode,
  TableAnswer,
  TrickShape,
} from "./protocol.generated";

export type {
  ActedEntry,
  ActionCode as Action,
  AnalysisShape as Analysis,
  BoardRow,
  CallShape as CallPicture,
  CardCode as Card,
  CardShape as CardPlayed,
  ChairShape as Chair,
  KindShape as CallKind,
  ChatShape as ChatLine,
  ClaimShape as ClaimSection,
  CollectionShape as Collection,
  ComparisonShape as Comparison,
  ContractShape as ContractPicture,
  DealShape as DealSection,
  Found,
  FromClient,
  FromServer,
  HandShape as HandPicture,
  KeptStudy,
  LanguageCode as Language,
  LineShape as LinePicture,
  LogEntry as Entry,
  Looked,
  OpenCollection,
  PictureShape as Picture,
  PlayShape as PlaySection,
  PolicyShape as Policy,
  ProblemShape as Problem,
  RefusalShape as Refusal,
  ReviewShape as Review,
  RowShape as SheetRow,
  SeatCode as Seat,
  KnownDealShape as SeenSection,
  SheetShape as SheetSection,
  SideCode as Side,
  StudyShape as Study,
  TableCard,
  TableShape as TableSection,
  TrickShape as TrickPicture,
  TurnShape as Turn,
  YouShape as You,
} from "./protocol.generated";

/** What this page says in `hello`: the server asks pages with another number to be loaded again. */
export const PROTOCOL = 2;

/** Whole sections, or a call or card that the page applies to what it has. */
export type PictureMessage = TableAnswer | MoveAnswer;

/** The name of a game, of those that the server has. */
export type GameName = string;

/** A deal that can be stepped through: a deal that is over, or a board of a file. */
export interface Steppable {
  dealer: SeatCode | null;
  vulnerable: SeatCode[] | null;
  hands: Record<SeatCode, CardCode[] | null>;
  calls: Pick<CallShape, "seat" | "call" | "alert" | "text">[];
  /** Nobody wins a last trick that a claim cut short. */
  tricks: TrickShape[];
  contract: ContractShape | null;
  /** A sentence for each call and card. */
  told: string[];
  /** The two chairs exchanged before the lead, hands and all. */
  swapped?: [SeatCode, SeatCode] | null;
}

/** A value as a link writes it, and its words. */
export interface ScoreOption {
  value: string;
  label: string;
}

/** What a scoring method asks for beside the contract and its result. */
export interface ScoreInput {
  kind: "choice" | "flag" | "honours";
  name: string;
  label: string;
  /** The label at no trumps, where it differs. */
  no_trumps_label?: string;
  /** Of honours, the places that may hold them. */
  options?: ScoreOption[];
  /** The options at no trumps, where they differ. */
  no_trumps?: ScoreOption[];
  /** Of honours, the name under which the places without trumps are written. */
  void?: string;
}

/** A scoring method of the calculator: what its contracts may be, and the words on its keys. */
export interface ScoringMethod {
  method: string;
  title: string;
  /** The page of rules that explains it, with the anchor. */
  rules: string;
  /** The tricks that a contract's number does not count. */
  book: number;
  strains: string[];
  /** The numbers of contracts by strain, in places that correspond; none where contracts have no number. */
  numbers: Record<string, number[]>;
  /** What the keys of numbers say, where it is not the number. */
  number_keys: string[];
  /** How often a contract can be doubled, and the words for the first of the stakes. */
  doublings: number;
  stakes: string[];
  vulnerability: boolean;
  /** Whether it asks for tricks; else only whether the contract was made. */
  tricks: boolean;
  labels: { level: string; strain: string; tricks: string };
  inputs: ScoreInput[];
}

/** What a contract is worth, explained; `table` is the whole table of the contract. */
export interface Slip {
  text: string;
  totals: { points: number; to: string }[];
  /** That the match is lost, where it is; the points then mean nothing. */
  lost: string | null;
  lines: { points: number; title: string; notes: string[] }[];
  table: {
    caption: string;
    corner: string;
    note: string;
    heads: string[];
    rows: { result: string; totals: string[]; here: number | null }[];
  };
}

export interface Forms {
  games: {
    game: GameName;
    title: string;
    about: string;
    empty: SeatCode | null;
    kinds: KindShape[];
    options: { name: string; values: (string | number | boolean)[]; default: string | number | boolean }[];
    forms: { kind: string; title: string; parameter: string | null; default: number | null; values: number[] }[];
  }[];
}

export interface RulesPage {
  title: string;
  html: string;
  sections: { id: string; title: string }[];
}
