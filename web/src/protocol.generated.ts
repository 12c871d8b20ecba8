/** Made by `make schema` from the definitions in Python: not to be changed by hand. */

/** A call or card; the page chooses `id`, and `position` is the position it answers. */
export interface ActMessage {
  t: "act";
  id: string;
  position: number;
  action: ActionCode;
}

/** A call or a card: `seat` whose it is, `by` who decided. */
export interface ActedEntry {
  version: number;
  event: "acted";
  seat: SeatCode;
  by: SeatCode;
  action: ActionCode;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A call or a card: `P`, `1NT`, `name:H`, `H7`. */
export type ActionCode = string;

/** An alert of the call with version `about`, and its meaning, which may be empty. */
export interface AlertMessage {
  t: "alert";
  about: number;
  text: string;
}

/** A player draws attention to the call of version `about`, and may say what it means. */
export interface AlertedEntry {
  version: number;
  event: "alerted";
  by: string;
  about: number;
  text: string;
  audience?: string[] | null;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** The answer to an undo request. */
export interface AllowMessage {
  t: "allow";
  accept: boolean;
}

/** A player consents to the undo asked for, or does not. */
export interface AllowedEntry {
  version: number;
  event: "allowed";
  by: SeatCode;
  accept: boolean;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/**
 * Double-dummy analysis of a deal.
 * `table`: tricks by strain, then by declarer. `cards`: after 0, 1, 2 … cards, for each card of the hand to play, the tricks of declarer's side in the whole deal. `costs`: the tricks that each card lost.
 */
export interface AnalysisShape {
  table: Record<StrainCode, Record<SeatCode, number>> | null;
  par: ParShape | null;
  cards: Record<CardCode, number>[];
  costs: number[];
  calls: CostShape[];
  turning: TurningShape[];
  verdict: string[];
  lacks: string[];
}

/** The answer to a claim. */
export interface AnswerMessage {
  t: "answer";
  id: string;
  position: number;
  accept: boolean;
}

/** A player accepts the claim, or does not. */
export interface AnsweredEntry {
  version: number;
  event: "answered";
  by: SeatCode;
  accept: boolean;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A player would like to undo, back to the state after version `to`. */
export interface AskedEntry {
  version: number;
  event: "asked";
  by: SeatCode;
  to: number;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A pending undo request. */
export interface AskedShape {
  by: SeatCode;
  you: boolean;
}

/** Who is ready for the next deal. */
export interface BetweenShape {
  ready: SeatCode[];
  waiting: SeatCode[];
}

/** A board in a list; `points` is North-South's score. */
export interface BoardRow {
  place: number;
  board: string;
  event: string;
  date: string;
  names: Record<SeatCode, string>;
  contract: string;
  declarer: SeatCode | null;
  result: string;
  points: number | null;
  game: string;
  file: boolean;
  known: boolean;
  faults: ProblemShape[];
  warnings: number;
  table: string | null;
  deal: number | null;
}

/** A line of a score with its sum in words; `notes` are the sum, the receiver and where it counts. */
export interface BreakdownLine {
  points: number;
  below: boolean;
  to: string | null;
  title: string;
  reason: string;
  notes: string[];
}

/** A result and its score in each column; `here` is the column of the query, if it is in this row. */
export interface BreakdownRow {
  result: string;
  totals: string[];
  here: number | null;
}

/** Every result of a contract, in words. */
export interface BreakdownTable {
  caption: string;
  corner: string;
  heads: string[];
  rows: BreakdownRow[];
  note: string;
}

/** A total, and who receives it, if that is not declarer's side. */
export interface BreakdownTotal {
  points: number;
  to: string;
}

/** The last message before the server closes the connection. */
export interface ByeAnswer {
  code: string;
  facts: Record<string, string | number>;
  sentence: string;
  t: "bye";
}

/** A call, and its meaning as explained to the viewer. */
export interface CallShape {
  version: number;
  seat: SeatCode;
  player: string | null;
  call: ActionCode;
  alert: boolean;
  text: string | null;
}

/** A suit then a rank; ten is T: `SA`, `HT`. */
export type CardCode = string;

/** A card and its player. */
export interface CardShape {
  seat: SeatCode;
  card: CardCode;
}

/** Who takes a chair: the visitor, a bot, or the holder of its key. */
export interface ChairRequest {
  kind?: "person" | "bot";
  name?: string;
  key?: string | null;
}

/** The occupant of a chair; `here` while they have a page open. */
export interface ChairShape {
  player: string;
  name: string;
  kind: "person" | "bot";
  here: boolean;
}

/** A chat message to everybody, or to the opponents. */
export interface ChatMessage {
  t: "chat";
  text: string;
  to: "all" | "opponents";
}

/** A chat message. */
export interface ChatShape {
  version: number;
  name: string;
  text: string;
  private: boolean;
}

/** Words that change no rule; to everybody, or to those of the audience. */
export interface ChattedEntry {
  version: number;
  event: "chatted";
  by: string;
  text: string;
  audience?: string[] | null;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A claim of a number of the remaining tricks for the player's side. */
export interface ClaimMessage {
  t: "claim";
  id: string;
  position: number;
  tricks: number;
}

/** A pending claim. */
export interface ClaimShape {
  by: SeatCode;
  tricks: number;
  left: number;
  waiting: SeatCode[];
  you: boolean;
}

/** A player claims this number of the remaining tricks for their side. */
export interface ClaimedEntry {
  version: number;
  event: "claimed";
  by: SeatCode;
  tricks: number;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** The time for a move; `left` in milliseconds. */
export interface ClockShape {
  seat: SeatCode;
  left: number;
}

export type CollectionKind = "file" | "kept" | "played";

/** The name of a collection. */
export interface CollectionName {
  name: string;
}

/** A collection in a list; `kind` is file, kept or played. */
export interface CollectionShape {
  code: string;
  name: string;
  kind: CollectionKind;
  since: string;
  boards: number;
  faults: number;
}

/** A column of the score sheet. */
export interface ColumnShape {
  key: string;
  title: string;
}

/** The fingerprint of a deal, published before anyone sees a card. */
export interface CommittedEntry {
  version: number;
  event: "committed";
  deal: number;
  attempt: number;
  hash: string;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A board compared with the same board at other tables. */
export interface ComparisonShape {
  percent: number | null;
  imps: number | null;
  results: ResultShape[];
}

/** The contract, also in words. */
export interface ContractShape {
  strain: StrainCode;
  tricks: number;
  stake: number;
  declarer: SeatCode;
  dummy: SeatCode;
  text: string;
}

/** The cost of a call. */
export interface CostShape {
  points: number;
  imps: number;
}

/** The setting of a deal. */
export interface DealShape {
  deal: number;
  attempt: number;
  board: number | null;
  dealer: SeatCode;
  seating: Record<SeatCode, string | null>;
  vulnerable: SeatCode[];
  hash: string | null;
  over: boolean;
  drawn: CardShape[][] | null;
}

/** The cards of a deal; a reader's copy holds only the hands they may see. */
export interface DealtEntry {
  version: number;
  event: "dealt";
  deal: number;
  attempt: number;
  dealer: SeatCode;
  vulnerable: SeatCode[];
  board?: number | null;
  hands: Record<SeatCode, LogCards>;
  seating: Record<SeatCode, string | null>;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A player says what the call of version `about` means. */
export interface ExplainedEntry {
  version: number;
  event: "explained";
  by: string;
  about: number;
  text: string;
  audience?: string[] | null;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A hand is exposed from now on. */
export interface ExposedEntry {
  version: number;
  event: "exposed";
  seat: SeatCode;
  cards: LogCards;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A fact about a board from its file: event, site, date …; `name` is a name in the catalogue. */
export interface FactShape {
  name: string;
  text: string;
}

/** The match is over. */
export interface FinishedEntry {
  version: number;
  event: "finished";
  lines: LogLine[];
  totals: Record<string, number>;
  winner: string[];
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** The cards of a table's first deal. */
export interface FirstCards {
  /** The number of the deal, as text: it is larger than what a browser's numbers hold exactly. */
  number: string;
  /** North, or the first player from there, when absent. */
  dealer?: SeatCode | null;
  vulnerable?: SeatCode[];
  /** In comptoir, which of the seven deals it is. */
  deal?: number;
}

/** The results of a search; `more` says whether there are further ones. */
export interface Found {
  rows: FoundRow[];
  more: boolean;
}

/** A board found, and its collection. */
export interface FoundRow {
  collection: string;
  name: string;
  kind: CollectionKind;
  row: BoardRow;
}

export type FromClient =
  | HelloMessage
  | ActMessage
  | ClaimMessage
  | AnswerMessage
  | UndoMessage
  | AllowMessage
  | NextMessage
  | StopMessage
  | ChatMessage
  | AlertMessage
  | MeaningMessage
  | TypedMessage
  | PingMessage;

export type FromServer =
  TableAnswer | MoveAnswer | RefusedAnswer | SeenAnswer | MeaningAnswer | LinesAnswer | PongAnswer | ByeAnswer;

/** The available games, and the settings of a table's policy. */
export interface GameList {
  games: GameShape[];
  policy: SettingShape[];
}

/** A game: its title and blurb, its players, its layout, its options. */
export interface GameShape {
  game: string;
  title: string;
  about: string;
  players: number;
  empty: SeatCode | null;
  individual: boolean;
  book: number | null;
  suits: string[];
  vulnerability: boolean;
  prepared: number;
  files: boolean;
  kinds: KindShape[];
  options: SettingShape[];
  forms: MatchFormShape[];
}

/** A hand as a viewer knows it. */
export interface HandShape {
  cards: CardCode[] | null;
  count: number;
  open: boolean;
}

/** The first message: the last version that the page has, or null, and its language. */
export interface HelloMessage {
  t: "hello";
  protocol: 2;
  version?: number | null;
  language?: LanguageCode;
}

/** An entry that is not for this reader; only its version shows. */
export interface HiddenEntry {
  version: number;
  event: "hidden";
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A board of a collection, card by card, with the numbers of its neighbours. */
export interface KeptStudy {
  name: string;
  kind: CollectionKind;
  study: StudyShape;
  before: number | null;
  after: number | null;
}

/** Calls of one kind, and their layout: `grid` (five strains a row), `pad` or `buttons`. */
export interface KindShape {
  kind: string;
  drawing: "grid" | "pad" | "buttons";
  calls: ActionCode[];
}

/** A deal that its player has seen before; once it is over, `text` compares it with another table. */
export interface KnownDealShape {
  steps: number;
  text: string;
}

/** The language of sentences. */
export type LanguageCode = "fr" | "en";

/** Somebody leaves a chair. */
export interface LeftEntry {
  version: number;
  event: "left";
  seat: SeatCode;
  player: string;
  name: string;
  kind: string;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A line of a score; `title` says who scores the points. */
export interface LineShape {
  to: SeatCode[];
  title: string;
  points: number;
  below: boolean;
  reason: string;
}

/** The answer to `typed`. */
export interface LinesAnswer {
  t: "answer";
  lines: string[];
}

export type LogCards = CardCode[];

/** A declarer, a strain, the tricks to make (7–13) and the stake (1, 2 doubled, 4 redoubled …). */
export interface LogContract {
  strain: StrainCode;
  tricks: number;
  stake: number;
  declarer: SeatCode;
}

/** An entry of the log. */
export type LogEntry =
  | StartedEntry
  | SeatedEntry
  | LeftEntry
  | CommittedEntry
  | DealtEntry
  | ExposedEntry
  | ActedEntry
  | SwappedEntry
  | ClaimedEntry
  | AnsweredEntry
  | AskedEntry
  | AllowedEntry
  | UndoneEntry
  | PassedOutEntry
  | ScoredEntry
  | RevealedEntry
  | AlertedEntry
  | ExplainedEntry
  | ChattedEntry
  | FinishedEntry
  | HiddenEntry;

/** `points` for the seats in `to`, below the line or above it, with the reason as code and facts. */
export interface LogLine {
  to: SeatCode[];
  points: number;
  below: boolean;
  code: string;
  args: Record<string, number | string>;
  /** The same in the words of the reader. */
  reason?: string;
}

/** The boards of a text: their list, and one of them card by card. */
export interface Looked {
  rows: BoardRow[];
  study: StudyShape;
}

/** A form of match, and its parameter, if any. */
export interface MatchFormShape {
  kind: string;
  title: string;
  parameter: string | null;
  default: number | null;
  values: number[];
}

/** A form of match, and its parameters by name: `boards`, `deals`, `points` or `best_of`. */
export interface MatchRequest {
  /** One of the game's forms of match; the usual one when absent. */
  kind?: string | null;
}

/** The meaning of a call. */
export interface MeaningAnswer {
  t: "meaning";
  about?: number;
  call: ActionCode;
  text: string;
}

/** Ask for the meaning of a call: that with version `about`, or the legal call `call`. */
export interface MeaningMessage {
  t: "meaning";
  about?: number;
  call?: ActionCode;
}

/** A call or card, the last entry, which the page applies before it replaces sections. */
export interface MoveAnswer {
  t: "move";
  version: number;
  position: number;
  entries: LogEntry[];
  said: string[];
  won?: SeatCode;
  call?: MoveCallShape;
  picture: SomeSections;
}

/** The fields of a call just made that are not in its entry. */
export interface MoveCallShape {
  call?: ActionCode;
  alert?: boolean;
  text?: string;
}

/** Ready for the next deal. */
export interface NextMessage {
  t: "next";
}

/** A collection with its boards. */
export interface OpenCollection {
  code: string;
  name: string;
  kind: CollectionKind;
  since: string;
  rows: BoardRow[];
}

export type OptionValue = string | number | boolean;

/** Par: North-South's score, and the par contracts in words. */
export interface ParShape {
  points: number;
  text: string;
}

/** Nobody bid, and the cards are dealt again. */
export interface PassedOutEntry {
  version: number;
  event: "passed_out";
  deal: number;
  attempt: number;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** Everything one viewer may see of a table, section by section. */
export interface PictureShape {
  table: TableShape;
  you: YouShape;
  chairs: Record<SeatCode, ChairShape | "domy" | null>;
  deal: DealShape | null;
  hands: Record<SeatCode, HandShape>;
  calls: CallShape[];
  contract: ContractShape | null;
  play: PlayShape | null;
  turn: TurnShape | null;
  legal: ActionCode[];
  claim: ClaimShape | null;
  undo: UndoShape;
  between: BetweenShape | null;
  clock: ClockShape | null;
  sheet: SheetShape;
  chat: ChatShape[];
  seen: KnownDealShape | null;
}

/** A sign of life, sent every 10 s. */
export interface PingMessage {
  t: "ping";
}

/** The collection and number of a board. */
export interface Placed {
  collection: string;
  place: number;
}

/** The play of the cards. */
export interface PlayShape {
  trick: CardShape[];
  last: TrickShape | null;
  turned: SideCode[];
  taken: Record<SideCode, number>;
  needed: number;
}

/** Some of a policy, the rest as it is. */
export interface PolicyChanges {
  undo?: "free" | "consent" | "off";
  watch?: "nobody" | "table" | "delayed" | "N" | "E" | "S" | "W";
  pace?: "calm" | "brisk" | "instant";
  clock?: 0 | 30 | 60 | 90 | 120 | 180;
  alerts?: "self" | "partner";
}

/** The table's policy. */
export interface PolicyShape {
  undo: "free" | "consent" | "off";
  watch: "nobody" | "table" | "delayed" | "N" | "E" | "S" | "W";
  pace: "calm" | "brisk" | "instant";
  clock: 0 | 30 | 60 | 90 | 120 | 180;
  alerts: "self" | "partner";
}

/** The answer to `ping`. */
export interface PongAnswer {
  t: "pong";
}

/** The text of a problem report. */
export interface ProblemReport {
  text: string;
}

/** A problem of a board at a line of its file; `weight` is fault, warning or skipped. */
export interface ProblemShape {
  line: number;
  weight: "fault" | "warning" | "skipped";
  sentence: string;
}

/** The commitment made before a deal, and the values that verify it. */
export interface ProofShape {
  hash: string;
  number: string;
  salt: string;
}

/** The reason of a refusal: a code and facts for programs, a sentence for people. */
export interface RefusalShape {
  code: string;
  facts: Record<string, string | number>;
  sentence: string;
}

/** A message was refused; nothing has changed. */
export interface RefusedAnswer {
  code: string;
  facts: Record<string, string | number>;
  sentence: string;
  t: "refused";
  id?: string;
}

/** The number of a stored report. */
export interface ReportNumber {
  number: number;
}

/** A table's result on a board. */
export interface ResultShape {
  contract: string;
  result: string;
  points: number;
  you: boolean;
}

/** All the cards of a deal that is over, with what proves its commitment. */
export interface RevealedEntry {
  version: number;
  event: "revealed";
  deal: number;
  number: string;
  salt: string;
  hands: Record<SeatCode, LogCards>;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A finished deal, card by card. */
export interface ReviewShape {
  deal: number;
  board: number | null;
  dealer: SeatCode;
  vulnerable: SeatCode[];
  hands: Record<SeatCode, CardCode[]>;
  chairs: Record<SeatCode, ChairShape | "domy" | null>;
  swapped: [SeatCode, SeatCode] | null;
  calls: CallShape[];
  tricks: TrickShape[];
  contract: ContractShape | null;
  row: RowShape;
  proof: ProofShape | null;
  told: string[];
  number: string;
}

/** A deal on the score sheet. */
export interface RowShape {
  deal: number;
  board: number | null;
  dealer: SeatCode;
  vulnerable: SeatCode[];
  contract: string;
  declarer: SeatCode | null;
  result: string;
  points: Record<string, number>;
  below: Record<SideCode, number> | null;
  above: Record<SideCode, number> | null;
  game: SideCode | null;
  lines: LineShape[];
  compare: ComparisonShape | null;
}

/** A rules page: its title, its HTML without that title, its main sections. */
export interface RulesPage {
  title: string;
  html: string;
  sections: RulesSection[];
}

/** A section of a page with an id for links. */
export interface RulesSection {
  id: string;
  title: string;
}

/**
 * What a contract scores: the total, its lines, and the table of every result.
 * `lost` says that the match is lost at once, whatever the points; it is null for any other result.
 */
export interface ScoreBreakdown {
  game: string;
  contract: string;
  tricks: number;
  text: string;
  total: number | Record<string, number>;
  totals: BreakdownTotal[];
  lost: string | null;
  lines: BreakdownLine[];
  table: BreakdownTable;
}

/**
 * One input: a `choice` among `options`, a `flag`, or `honours` by place.
 * `no_trumps` replaces `options` in notrump, `no_trumps_label` the label; of honours, `options` are the places and `void` is the name under which the places without trumps are written.
 */
export interface ScoreInputShape {
  kind: "choice" | "flag" | "honours";
  name: string;
  label: string;
  no_trumps_label?: string;
  options?: ScoreOptionShape[];
  no_trumps?: ScoreOptionShape[];
  void?: string;
}

/** The labels of a method's own: above the numbers, the strains and the tricks. */
export interface ScoreLabelsShape {
  level: string;
  strain: string;
  tricks: string;
}

/** A value as a link writes it, and its words. */
export interface ScoreOptionShape {
  value: string;
  label: string;
}

/** The mark of one deal; no contract where everybody passed and the deal counts. */
export interface ScoredEntry {
  version: number;
  event: "scored";
  deal: number;
  contract: LogContract | null;
  tricks: Record<SideCode, number> | null;
  lines: LogLine[];
  claim?: boolean;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/**
 * A scoring method: what its contracts may be, the labels of its keys, its further inputs.
 * `numbers` are those of contracts by strain, in places that correspond; `number_keys` words them, if digits do not. `doublings` is how often a contract can be doubled, `stakes` words the first of them.
 */
export interface ScoringMethodShape {
  method: string;
  title: string;
  rules: string;
  book: number;
  strains: string[];
  numbers: Record<string, number[]>;
  number_keys: string[];
  doublings: number;
  stakes: string[];
  vulnerability: boolean;
  tricks: boolean;
  labels: ScoreLabelsShape;
  inputs: ScoreInputShape[];
}

/** The scoring methods that the games bring to the calculator. */
export interface ScoringMethods {
  methods: ScoringMethodShape[];
}

/** A seat. */
export type SeatCode = "N" | "E" | "S" | "W";

/** Somebody takes an empty chair; in that player's own log `cards` is the hand that waits there. */
export interface SeatedEntry {
  version: number;
  event: "seated";
  seat: SeatCode;
  player: string;
  name: string;
  kind: string;
  cards?: LogCards | null;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** A move was sent twice; the repetition is ignored. */
export interface SeenAnswer {
  t: "seen";
  id: string;
}

/** An option of a game, or a setting of a table's policy. */
export interface SettingShape {
  name: string;
  values: OptionValue[];
  default: OptionValue;
}

/** The score sheet of a match. */
export interface SheetShape {
  form: "points" | "line" | "split" | "slots" | "players";
  slots: number | null;
  columns: ColumnShape[];
  rows: RowShape[];
  totals: Record<string, number>;
  games: Record<SideCode, number> | null;
  parts: Record<SideCode, number> | null;
  verdict: VerdictShape | null;
}

/** Two seats that face each other. */
export type SideCode = "NS" | "EW";

/** Sections of the picture, each of them whole. */
export interface SomeSections {
  table?: TableShape;
  you?: YouShape;
  chairs?: Record<SeatCode, ChairShape | "domy" | null>;
  deal?: DealShape | null;
  hands?: Record<SeatCode, HandShape>;
  calls?: CallShape[];
  contract?: ContractShape | null;
  play?: PlayShape | null;
  turn?: TurnShape | null;
  legal?: ActionCode[];
  claim?: ClaimShape | null;
  undo?: UndoShape;
  between?: BetweenShape | null;
  clock?: ClockShape | null;
  sheet?: SheetShape;
  chat?: ChatShape[];
  seen?: KnownDealShape | null;
}

/** A match begins, with the players in their first chairs. */
export interface StartedEntry {
  version: 0;
  event: "started";
  format: 1;
  game: string;
  match: Record<string, unknown>;
  options: Record<string, unknown>;
  players: Record<SeatCode, string>;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** Where to resume a deal: after `steps` calls and cards. */
export interface StartingPoint {
  steps?: number;
}

/** End the match, if its form allows that; for the owner only. */
export interface StopMessage {
  t: "stop";
}

/** A suit, or no trumps. */
export type StrainCode = "C" | "D" | "H" | "S" | "NT";

/** A call of a board; `text` is its explanation in the file. */
export interface StudyCall {
  seat: SeatCode;
  call: ActionCode;
  alert: boolean;
  text: string | null;
}

/** A board, card by card; what the file does not state is null or empty, and listed in `lacks`. */
export interface StudyShape {
  board: string;
  facts: FactShape[];
  names: Record<SeatCode, string>;
  dealer: SeatCode | null;
  vulnerable: SeatCode[] | null;
  hands: Record<SeatCode, CardCode[] | null>;
  calls: StudyCall[];
  tricks: TrickShape[];
  contract: ContractShape | null;
  row: BoardRow;
  told: string[];
  number: string | null;
  lacks: string[];
  problems: ProblemShape[];
  comments: string[];
  link: string;
  text: string;
}

/** Two players exchange chairs, hands and all. */
export interface SwappedEntry {
  version: number;
  event: "swapped";
  seats: [SeatCode, SeatCode];
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** Something happened, or the reply to `hello`. */
export interface TableAnswer {
  t: "table";
  version: number;
  position: number;
  entries: LogEntry[];
  said: string[];
  picture: SomeSections;
}

/** A table as returned by HTTP calls. */
export interface TableCard {
  code: string;
  game: string;
  kind: string;
  parameters: Record<string, number>;
  options: Record<string, OptionValue>;
  status: "open" | "playing" | "over";
  owner: boolean;
  policy: PolicyShape;
  base: number | null;
  numbered: boolean;
  suits: string[];
  vulnerability: boolean;
  people: number;
  individual: boolean;
  alerts: boolean;
  prepared: number;
  kinds: KindShape[];
  next: string | null;
  chairs: Record<SeatCode, ChairShape | "domy" | null>;
  you: YouShape;
}

/** The code of a new table. */
export interface TableCode {
  code: string;
}

/** A table to be made; what is left out is as most people want it. */
export interface TableRequest {
  game?: string | null;
  match?: MatchRequest | null;
  /** The game's own, as `GET /api/games` lists them. */
  options?: Record<string, OptionValue> | null;
  /** By default South is the visitor's and the others are bots'; an `open` chair waits for a person. */
  chairs?: Record<SeatCode, "me" | "bot" | "open"> | null;
  policy?: PolicyChanges | null;
  deal?: FirstCards | null;
}

/** The settings of a table. */
export interface TableShape {
  code: string;
  game: string;
  kind: string;
  parameters: Record<string, number>;
  options: Record<string, OptionValue>;
  status: "open" | "playing" | "over";
  owner: boolean;
  policy: PolicyShape;
  base: number | null;
  numbered: boolean;
  suits: string[];
  vulnerability: boolean;
  people: number;
  individual: boolean;
  alerts: boolean;
  prepared: number;
  kinds: KindShape[];
  next: string | null;
}

/** A trick; one cut short by a claim has no winner. */
export interface TrickShape {
  plays: CardShape[];
  winner: SeatCode | null;
}

/** Whose turn it is to call or play, and who decides. */
export interface TurnShape {
  seat: SeatCode;
  by: SeatCode;
  redouble: boolean;
}

/** A turning point: the step that shows it, and its sentence. */
export interface TurningShape {
  step: number;
  text: string;
}

/** Text typed in text mode. */
export interface TypedMessage {
  t: "typed";
  text: string;
}

/** Undo, or ask to undo, the player's last call or card. */
export interface UndoMessage {
  t: "undo";
}

/** Whether the reader may undo, and the pending request. */
export interface UndoShape {
  can: boolean;
  asked: AskedShape | null;
}

/** The state is again what it was after version `to`. */
export interface UndoneEntry {
  version: number;
  event: "undone";
  to: number;
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
}

/** The end of a match. */
export interface VerdictShape {
  lines: LineShape[];
  totals: Record<string, number>;
  winner: string[];
  text: string;
}

/** The visitor: a name, and the tables where they sit, newest first. */
export interface VisitorCard {
  name: string;
  tables: VisitorTable[];
}

/** A visitor's name. */
export interface VisitorName {
  name: string;
}

/** A table where the visitor sits. */
export interface VisitorTable {
  code: string;
  game: string;
  kind: string;
  status: string;
  seat: SeatCode;
}

/** The reader's part at the table. */
export interface YouShape {
  seat: SeatCode | null;
  player: string | null;
  key: string | null;
  name: string;
}
