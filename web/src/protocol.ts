/**
 * The messages and pictures of docs/protocol.md, as types: made from the server's own definitions by `make schema`,
 * here under the client's names.
 */
import type {
  CallShape,
  CardCode,
  ContractShape,
  HelloMessage,
  MoveAnswer,
  NonceReceipt,
  SeatCode,
  TableAnswer,
  TrickShape,
} from "./protocol.generated";

export type {
  ActedEntry,
  ActionCode as Action,
  AnalysisShape as Analysis,
  DecisiveMove,
  DecisiveShape as DecisiveAnswer,
  BoardRow,
  CoachAnswer,
  SureAnswer,
  ChapterContents,
  ConventionCard,
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
  SearchResults,
  FromClient,
  FromServer,
  GameList,
  HandCountShape as HandCount,
  HandShape as HandPicture,
  KeptStudy,
  LessonLayout,
  LessonList,
  LessonPage,
  LessonPlay,
  LessonPractice,
  LessonQuiz,
  LessonTable,
  LanguageCode as Language,
  LineShape as LinePicture,
  LogEntry as Entry,
  StudiedBoards,
  OpenCollection,
  ListedTable,
  JoinableTables,
  PictureShape as Picture,
  PlayShape as PlaySection,
  Policy,
  PracticeState,
  ProblemList,
  ProblemPage,
  ProblemShape as Problem,
  ProblemSolution,
  ProblemState,
  PromiseShape as PromiseSection,
  ProofShape as Proof,
  PushRequest,
  PushState,
  RefusalShape as Refusal,
  ReviewShape as Review,
  RowShape as SheetRow,
  SettingShape,
  ContractsShape as Contracts,
  DeviceList,
  DeviceShape as Device,
  LinkCode,
  LinkQuestion,
  FiguresShape as Figures,
  GlossaryTerm,
  OwnDealList,
  PasskeyShape as Passkey,
  OwnDealShape as OwnDeal,
  QuizAnswer,
  RulesPage,
  ScoreBreakdown,
  ScoreInputShape as ScoreInput,
  ScoreOptionShape as ScoreOption,
  ScoringMethodShape as ScoringMethod,
  ScoringMethods,
  SeatCode as Seat,
  KnownDealShape as SeenSection,
  SheetShape as SheetSection,
  ShownShape as ShownHand,
  SideCode as Side,
  StudyShape as Study,
  SystemAuction,
  SystemContents,
  SystemExamples,
  SystemQuestion,
  TableCard,
  TableShape as TableSection,
  TrickShape as TrickPicture,
  TurnShape as Turn,
  YouShape as You,
  TrainingRequest,
} from "./protocol.generated";

/** Sent in `hello`: the server asks pages with another number to reload. */
export const PROTOCOL: HelloMessage["protocol"] = 4;

/** The server's signature that it has a nonce, without that nonce. */
export type Receipt = NonceReceipt;
/** A nonce that the server has, and its signature of that: what proves that it has left the nonce out. */
export type Acknowledgement = Receipt & { nonce: string };

/** Whole sections, or a call or card that the page applies itself. */
export type PictureMessage = TableAnswer | MoveAnswer;

/** The id of a game of the server. */
export type GameName = string;

/** A deal to step through: a finished deal, or a board of a file. */
export interface Steppable {
  dealer: SeatCode | null;
  vulnerable: SeatCode[] | null;
  hands: Record<SeatCode, CardCode[] | null>;
  calls: Pick<CallShape, "seat" | "call" | "alert" | "text">[];
  /** A last trick cut short by a claim has no winner. */
  tricks: TrickShape[];
  contract: ContractShape | null;
  /** A sentence for each call and card. */
  told: string[];
  /** The two seats swapped before the lead, with their hands. */
  swapped?: [SeatCode, SeatCode] | null;
}
