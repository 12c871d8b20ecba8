/** Made by `make schema` from the definitions in Python: not to be changed by hand. */

/** The request for a table of a challenge. */
export interface Acceptance {
  /** The visitor's new name, which is kept for other tables. */
  name?: string;
  /** Whether those who have finished want to play once more, for practice. */
  again?: boolean;
}

/** The server has stored the nonce of `reveal`, and signs that. */
export interface AcknowledgedAnswer {
  /** The code of the table; of boards for several tables, that of the challenge, match or event. */
  table: string;
  /** 0 for all boards of several tables. */
  deal: number;
  attempt: number;
  /** The hash that the server published before. */
  hash: string;
  /** `organiser` for boards of several tables. */
  player: string;
  /** Ed25519 over the UTF-8 text `chelem:nonce:table:deal:attempt:hash:player:nonce`, in hexadecimal. */
  signature: string;
  /** The server's public key, as `GET /api/server-key` and `sealed` have it. */
  key: string;
  t: "acknowledged";
}

/** A call or card. */
export interface ActMessage {
  t: "act";
  /** The id of the move, chosen by the page and unique for this player. */
  id: string;
  /** The position that the move answers. */
  position: number;
  action: ActionCode;
}

/** A call or a card: `seat` makes the call or holds the card, `by` decides. */
export interface ActedEntry extends BaseLogEntry {
  version: number;
  event: "acted";
  seat: SeatCode;
  by: SeatCode;
  action: ActionCode;
}

/** A call or a card: `P`, `1NT`, `name:H`, `H7`. */
export type ActionCode = string;

/** The key of a link. */
export interface AdminKey { key: string }

/** A table, whether it is stuck, and how many pages show it. */
export interface AdminTable {
  code: string;
  game: string;
  status: string;
  since: string;
  people: SeatedPerson[];
  stuck: boolean;
  pages: number;
}

/** Tables: stuck ones first. */
export interface AdminTableList { tables: AdminTable[] }

/** An agreement of a card, and how it is played. */
export interface AgreementLine { agreement: string; choice: string }

/** An alert of a call, or another explanation of it. */
export interface AlertMessage {
  t: "alert";
  /** The id of the message, so that it may be sent again without being taken twice. */
  id?: string;
  /** The version of the call. */
  about: number;
  /** The meaning of the call; may be empty. */
  text: string;
}

/** A player alerts the call of version `about`, and may explain it. */
export interface AlertedEntry extends BaseLogEntry {
  version: number;
  event: "alerted";
  by: string;
  about: number;
  text: string;
  audience?: string[] | null;
  salt?: string | null;
}

/** The published rankings, the newest first. */
export interface AllPublications {
  published: EventPublication[];
  /** For directors: what has changed since the newest. */
  since: EventComparisonOfRankings | null;
}

/** The answer to an undo request. */
export interface AllowMessage {
  t: "allow";
  /** The id of the message, so that it may be sent again without being taken twice. */
  id?: string;
  accept: boolean;
}

/** A player agrees or does not agree to the undo. */
export interface AllowedEntry extends BaseLogEntry { version: number; event: "allowed"; by: SeatCode; accept: boolean }

/**
 * Double-dummy analysis of a deal.
 * `table`: tricks by strain, then by declarer. `cards`: after 0, 1, 2 … cards, for each card of the hand to play, the
 * tricks of declarer's side in the whole deal. `costs`: the tricks that each card lost.
 */
export interface AnalysisShape {
  /** Tricks by strain, then by declarer; null in games other than contract bridge. */
  table: Record<StrainCode, Record<SeatCode, number>> | null;
  /** Null in games other than contract bridge. */
  par: ParShape | null;
  /** After 0, 1, 2 … cards, for each card of the hand to play, the tricks of declarer's side in the whole deal. */
  cards: Record<CardCode, number>[];
  /** The tricks that each card lost. */
  costs: number[];
  /** The cost of each call. */
  calls: CostShape[];
  /** The turning points. */
  turning: TurningShape[];
  /** The result and its comparison with the double-dummy result, in sentences. */
  verdict: string[];
  /** Sentences: what could not be analysed, with the reason. */
  lacks: string[];
}

/** The answer to a claim. */
export interface AnswerMessage {
  t: "answer";
  /** The id of the move, chosen by the page and unique for this player. */
  id: string;
  /** The position that the move answers. */
  position: number;
  accept: boolean;
}

/** A player accepts or rejects the claim. */
export interface AnsweredEntry extends BaseLogEntry {
  version: number;
  event: "answered";
  by: SeatCode;
  accept: boolean;
}

/** A player asks to undo, back to the state after version `to`. */
export interface AskedEntry extends BaseLogEntry { version: number; event: "asked"; by: SeatCode; to: number }

/** A pending undo request. */
export interface AskedShape {
  /** The seat that asks. */
  by: SeatCode;
  /** The card that it would take back, and with it all later ones. */
  card: CardCode;
  /** The seats that have to answer. */
  waiting: SeatCode[];
  /** Whether you have to answer. */
  you: boolean;
}

/** A ban of a visitor or of a network (CIDR), `until` a time (ISO, UTC) or for ever. */
export interface Ban {
  visitor: string | null;
  network: string | null;
  until: string | null;
  reason?: string;
  number?: number;
}

/** Whom to ban, for how long (`7d`, `8w`, `6m`, `1y`; null for ever), and why. */
export interface BanRequest { who: string; lasting?: string | null; reason?: string }

/** The bans in force, newest first. */
export interface BansInForce { bans: Ban[] }

/** What each entry of the log has. */
export interface BaseLogEntry {
  /** A time in UTC, which no rule reads. */
  at?: string;
  /** The sender's own id of the move. */
  id?: string;
  /** A hash of this entry and all before it (format 2). */
  chain?: string;
}

/** A visitor's name, and the amounts of what they have. */
export interface Belongings {
  name: string;
  /** Finished deals. */
  deals: number;
  tables: number;
  /** Imported files. */
  collections: number;
}

/** Who is ready for the next deal. */
export interface BetweenShape {
  /** The seats that are ready for the next deal. */
  ready: SeatCode[];
  /** The seats of people who are present and not ready. */
  waiting: SeatCode[];
}

/** Tables that played other cards on a board than the rest: each group is compared within itself. */
export interface BoardFouled { event: "fouled"; board: number; groups: PlayedAt[][]; side?: SideCode | null }

/** The result of a board in a room. */
export interface BoardInRoom {
  contract: string;
  result: string;
  lead: CardCode | null;
  /** North-South's score. */
  points: number;
}

/** What the server promises of boards that are about to be made, until the next day is over. */
export interface BoardPromise {
  /** That of the challenge or match to be made. */
  code: string;
  /** SHA-256 of the server's salt, in hexadecimal. */
  hash: string;
}

/** A board in a list; `points` is North-South's score. */
export interface BoardRow {
  /** Its number in the list, from 1. */
  place: number;
  board: string;
  event: string;
  date: string;
  /** The players by seat. */
  names: Record<SeatCode, string>;
  /** The contract as text. */
  contract: string;
  declarer: SeatCode | null;
  result: string;
  /** North-South's score. */
  points: number | null;
  /** The game's name. */
  game: string;
  /** Whether file formats can hold the board. */
  file: boolean;
  /** Whether all four hands are known. */
  known: boolean;
  faults: ProblemShape[];
  /** The number of warnings. */
  warnings: number;
  /** The table where it was played. */
  table: string | null;
  /** The number of the deal at that table. */
  deal: number | null;
}

/** The director's ruling on a board at a table, in place of what was reported. */
export interface BoardRuled {
  event: "ruled";
  section: string;
  round: number;
  table: number;
  board: number;
  outcome: EventOutcome | null;
  reason: string;
}

/** The boards that a table plays, and other tables too. */
export interface BoardSetShape {
  kind: "challenge" | "teams" | "daily" | "event";
  /** The code of the challenge, of the match of teams, or of the tournament: `daily-` and its date. */
  code: string;
}

/** The minutes for each board of a section, from now on. */
export interface BoardTimed { event: "timed"; section: string; minutes: number }

/** The deals of all boards are fixed: SHA-256 of `salt` (LOG, format 2), before anyone sees a card. */
export interface BoardsCommitted { event: "committed"; hash: string; simultaneous?: string | null }

/** The boards whose deals are known now. */
export interface BoardsDealt {
  boards: number[];
  /** Boards of the event whose deals are not known. */
  missing: number[];
  /** Boards of the file without a number or without all cards. */
  incomplete: number;
  /** Whether the program has dealt them, so that they cannot be changed any more. */
  committed: boolean;
}

/** The hash of a nonce from which the deals follow too: a director's device has drawn it. */
export interface BoardsPledged { event: "pledged"; hash: string }

/** The salt and the nonces from which the deals were drawn, published when all have played. */
export interface BoardsRevealed { event: "revealed"; salt: string; nonces?: string[] | null }

/** Boards of the verdict on a system. */
export interface BoardsToPlay { first?: number; boards?: number }

/** The bots that a table may have. */
export interface BotChoices {
  /** The weakest first. */
  strengths: string[];
  systems: SystemShape[];
  /** The bots of a table unless others are asked for, as `STRENGTH:SYSTEM`. */
  default: string;
}

/** The bots of a table; calls are explained by what the side bids by that makes them. */
export interface BotsShape {
  /** How well they play: `instant`, `normal` or `strong`. */
  strength: string;
  /** The bidding system of both sides, unless the table's `sides` say otherwise; one of `GET /api/games`. */
  system: string;
  /** The style of the system; empty for the usual one. */
  style: string;
}

/** A break of some minutes before a round of a section; of 0 minutes: none. */
export interface BreakPlanned { event: "break"; section: string; round: number; minutes: number }

/** A line of a score with its calculation. */
export interface BreakdownLine {
  points: number;
  /** Whether the points are below the line: they count toward a game. */
  below: boolean;
  /** Who receives the points; null if only one side can score. */
  to: string | null;
  title: string;
  /** The calculation of the points. */
  reason: string;
  /** The calculation, the receiver, and whether the points are below the line, in words. */
  notes: string[];
}

/** A result and its score in each column. */
export interface BreakdownRow {
  result: string;
  totals: string[];
  /** The column of the query, if it is in this row. */
  here: number | null;
}

/** The scores of every result of a contract. */
export interface BreakdownTable {
  caption: string;
  corner: string;
  heads: string[];
  rows: BreakdownRow[];
  note: string;
}

/** A total, and who receives it, if that is not declarer's side. */
export interface BreakdownTotal { points: number; to: string }

/** The last message before the server closes the connection. */
export interface ByeAnswer {
  /** The reason, for programs. */
  code: string;
  /** The facts that the sentence mentions, by name. */
  facts: Record<string, string | number>;
  /** The reason for people, in the requested language. */
  sentence: string;
  /** Whether to send the same again: `never`, `later` after a pause, or `after` the fact `seconds`. */
  retry: "never" | "later" | "after";
  t: "bye";
}

/** A call, and its meaning as explained to the viewer. */
export interface CallShape {
  /** The version of its entry in the log. */
  version: number;
  seat: SeatCode;
  /** Who made the call; null if the log does not show it. */
  player: string | null;
  call: ActionCode;
  /** Whether it was alerted. */
  alert: boolean;
  /** The meaning as explained to you. */
  text: string | null;
  /** In a review, the limits of the hands that the call shows by the bots' system. */
  exact?: string;
}

/** A box of the card with its agreements. */
export interface CardAgreementBox { box: string; agreements: ChoosableAgreement[] }

/** A way to play an agreement. */
export interface CardAgreementChoice { choice: string; title: string }

/** What a partnership that plays a system may choose, by the boxes of its card. */
export interface CardAgreements { system: string; title: string; boxes: CardAgreementBox[] }

/** The convention card of a pair, or of one of the two pairs of a team; an empty one takes it back. */
export interface CardAnnounced { event: "card"; entrant: number; pair: number; card: string }

/** A convention card as its owner fills it in. */
export interface CardBody { plays: PlayedSystem; heading?: CardPeople | null; notes?: string }

/** A box of the card: `openings`, `notrump`, `majors` and others. */
export interface CardBox { box: string; agreements: AgreementLine[]; topics: CardTopic[] }

/** A suit then a rank; ten is T: `SA`, `HT`. */
export type CardCode = string;

/** The text of a card's file. */
export interface CardFile {
  /** TOML, as `chelem convention-card` reads it. */
  text: string;
}

/** A call of a person that the card or system of their side does not make with the hand. */
export interface CardNoteShape {
  seat: SeatCode;
  /** What the call shows, what the hand had, and what the card or system would call. */
  text: string;
}

/** Whose card it is. */
export interface CardPeople { title?: string; players?: string[] }

/** Whether a card is played at new tables, unless its owner chooses otherwise. */
export interface CardPreference { preferred: boolean }

/** A card and its player. */
export interface CardShape {
  seat: SeatCode;
  /** Without the seat, as in the log. */
  card: CardCode;
}

/** The convention card of a pair, by its code or as a text; none takes it back. */
export interface CardToAnnounce {
  /** The code of a card of any visitor; the event keeps it as it is now. */
  card?: string | null;
  /** The text of a card's file, in place of a code: TOML. */
  card_text?: string | null;
}

/** Lines about one auction: `1NT –`. */
export interface CardTopic { auction: string[]; lines: ConventionLine[] }

/** Cards of a board were changed at a table: from this round on it is another board, compared apart. */
export interface CardsChanged {
  accident: "fouled";
  section: string;
  round: number;
  table: number;
  board: number;
  side?: SideCode | null;
}

/** Who plays which boards at a table; a side is empty where nobody sits. */
export interface Cell { table: number; ns: number[]; ew: number[]; boards: number[] }

/** Who really sat at a table in a round, which way, with which boards, in place of what was planned. */
export interface CellReplaced { event: "cell"; section: string; round: number; table: number; sittings: Sitting[] }

/** Who takes a chair: the visitor, a bot, or the holder of its key. */
export interface ChairRequest {
  kind?: "person" | "bot";
  /** The visitor's new name, which is kept for other tables. */
  name?: string;
  /** The key of the chair, to move it to this browser. */
  key?: string | null;
}

/** The occupant of a chair; `here` while they have a page open. */
export interface ChairShape {
  /** The player's id in the log, which does not change with their chair. */
  player: string;
  name: string;
  kind: "person" | "bot";
  /** Whether they have a page open at the table. */
  here: boolean;
}

/** A board that the reader has finished, with the results that they may see. */
export interface ChallengeBoard { deal: number; board: number; results: ChallengeResult[] }

/** The code of a challenge, whose address is `/defi/CODE`. */
export interface ChallengeCode { code: string }

/** The reader's part in a challenge. */
export interface ChallengeEntry {
  /** The code of their table: the one where they are playing, otherwise the one that counts. */
  table: string;
  /** How many boards they have finished at the table that counts. */
  played: number;
  /** Whether they have finished all boards there, so that they see the others' results. */
  over: boolean;
  /** Whether they have given up a board there, and the rest with it. */
  given_up: boolean;
  /** Whether `table` is a later one, which does not count. */
  practice: boolean;
}

/** Somebody who plays the boards; totals are null unless both they and the reader have finished. */
export interface ChallengePlayer {
  name: string;
  you: boolean;
  /** Whether they sent the challenge. */
  first: boolean;
  /** How many boards they have finished. */
  played: number;
  over: boolean;
  /** From 1, by IMPs; players who are level share the better rank. */
  rank: number | null;
  /** The sum of their IMPs, on each board the average against each other player who has finished. */
  imps: number | null;
  /** Their average matchpoint percentage among the robots of the field. */
  percent: number | null;
}

/** A new challenge of contract bridge. */
export interface ChallengeRequest {
  /** 2, 4, 8 or 12. */
  boards?: number;
  /** The visitor's new name, which is kept for other tables. */
  name?: string;
  /** The bots' pause before a move, where people play. */
  pace?: "calm" | "medium" | "brisk" | "instant";
  /** The bots, as for a new table. */
  bots?: string | null;
  /** Null where the server draws the boards alone. */
  drawn?: DrawnRequest | null;
  /** Whether all players play declarer's cards where they would be dummy. */
  declare?: "off" | "look" | "alone";
}

/** A player's result on a board. */
export interface ChallengeResult {
  /** The place in `players`. */
  player: number;
  contract: string;
  result: string;
  lead: CardCode | null;
  /** The score of the player's side. */
  points: number;
  /** The average IMPs against each other player; null without another one. */
  imps: number | null;
  /** The matchpoint percentage among the robots of the field; null until these have played. */
  percent: number | null;
}

/** A challenge: the same boards, in the same seat, against the same bots, for all who take it up. */
export interface ChallengeShape {
  code: string;
  /** The name of the player who sent it; it may be empty. */
  name: string;
  game: string;
  boards: number;
  seat: SeatCode;
  /** The settings that are the same for all: `undo`, `hints` and `declare`. */
  terms: Record<string, OptionValue>;
  /** SHA-256 of `opening`, published before anybody plays. */
  hash: string;
  /** The text that opens the commitment (docs/log.md); null until you have finished all boards. */
  opening: string | null;
  /** Whether the boards were dealt in a match before, at its own table. */
  given: boolean;
  /** SHA-256 of each nonce that others than the server have added; none: it drew the boards alone. */
  pledges: string[];
  /** The nonces, shown with `opening`. */
  nonces: string[] | null;
  /** Null until you take it up. */
  you: ChallengeEntry | null;
  /** The sender first. */
  players: ChallengePlayer[];
  /** How many tables of robots the percentages compare with; 0 until they have played. */
  robots: number;
  /** The boards that you have finished. */
  results: ChallengeBoard[];
}

/** An agreement of the card to play in another way. */
export interface ChangedAgreement {
  agreement: string;
  choice: string;
  /** As in `ChangedChapter`. */
  version: number;
}

/** A chapter to save. */
export interface ChangedChapter {
  /** The file; `main` for the text of the system itself. */
  file: string;
  text: string;
  /** The version that was changed: another one has come meanwhile if it is not the open one. */
  version: number;
}

/** An auction to which rules of the chapter apply, and what their calls show there. */
export interface ChapterAuction {
  /** The calls so far, the dealer's first. */
  auction: string[];
  /** `none`, `dealer` (that side), `others` or `all`. */
  vulnerable: string;
  /** `imps`, `matchpoints` or `rubber`. */
  scoring: string;
  /** The points below the line of the dealer's side and of the other. */
  below: number[];
  calls: ExplainedCall[];
}

/** A chapter, auction by auction, in the order of the system's rules. */
export interface ChapterContents { system: string; id: string; title: string; auctions: ChapterAuction[] }

/** A chapter as somebody is writing it. */
export interface ChapterDraft {
  /** The file; `main` for the text of the system itself. */
  file: string;
  text: string;
}

/** What a chapter comes from. */
export interface ChapterTexts {
  id: string;
  title: string;
  cites: CitedPassage[];
  /** Whether some of it, or all, comes from no text. */
  as_played: boolean;
  deviations: TextDeviation[];
}

/** A chat message. */
export interface ChatMessage {
  t: "chat";
  /** The id of the message, so that it may be sent again without being taken twice. */
  id?: string;
  /** At most 300 characters. */
  text: string;
  to: "all" | "opponents";
}

/** A chat message. */
export interface ChatShape {
  /** The version of its entry in the log. */
  version: number;
  name: string;
  text: string;
  /** Whether it is for the opponents only. */
  private: boolean;
}

/** A chat message, to everybody or to `audience`. */
export interface ChattedEntry extends BaseLogEntry {
  version: number;
  event: "chatted";
  by: string;
  text: string;
  audience?: string[] | null;
  salt?: string | null;
}

/** An auction, and the calls that mean something else by the choice. */
export interface ChoiceAuction {
  /** The calls so far, the dealer's first. */
  auction: string[];
  calls: ExplainedCall[];
}

/** A hand for a call that means something else by the choice. */
export interface ChoiceExample {
  auction: string[];
  /** Cards, as in a log. */
  hand: string[];
  call: string;
  meaning: string;
}

/** Something that a partnership may play in several ways. */
export interface ChoosableAgreement {
  agreement: string;
  title: string;
  /** How the system plays it, unless a card says otherwise. */
  usual: string;
  choices: CardAgreementChoice[];
}

/** Settings of an event that are not those of its profile: None for one that is. */
export interface ChosenSettings {
  places?: number | null;
  tie_breaks?: TieBreak[] | null;
  trim?: number | null;
  trim_from?: number | null;
  exact_five?: "away" | "even" | null;
  lift?: boolean | null;
  imps_of_average?: string | null;
  single_ranking?: "by-result" | "alternating" | null;
  match_most?: 10 | 20 | null;
  form?: string | null;
  form_options?: Record<string, string> | null;
}

/** Where a chapter has its agreements: the title of the text, and the passage; it may be empty. */
export interface CitedPassage { title: string; passage: string }

/** What the director says to a phone that asks for the key of a pair. */
export interface ClaimAnswer { granted: boolean }

/** A claim. */
export interface ClaimMessage {
  t: "claim";
  /** The id of the move, chosen by the page and unique for this player. */
  id: string;
  /** The position that the move answers. */
  position: number;
  /** The number of remaining tricks that the player's side will take. */
  tricks: number;
}

/** A pending claim. */
export interface ClaimShape {
  /** The seat that claims. */
  by: SeatCode;
  /** The number of tricks claimed for its side. */
  tricks: number;
  /** The number of remaining tricks. */
  left: number;
  /** The seats that have to answer. */
  waiting: SeatCode[];
  /** Whether you have to answer. */
  you: boolean;
}

/** A player claims this number of the remaining tricks for their side. */
export interface ClaimedEntry extends BaseLogEntry { version: number; event: "claimed"; by: SeatCode; tricks: number }

/** The time for a move; `left` in milliseconds. */
export interface ClockShape {
  /** The seat whose time is running. */
  seat: SeatCode;
  /** The remaining milliseconds. */
  left: number;
}

/** An invitation to a simultaneous, and the event that has used it; for its directors. */
export interface ClubInvitation {
  /** Null for an event that joined by the code for all, and for that code. */
  number: number | null;
  /** As the organiser calls it. */
  club: string;
  /** Whether its event is a member without being asked again. */
  accepted: boolean;
  /** A code `for-all`, one that is open; or what its event is, `gone` if that is deleted. */
  standing: "for-all" | "open" | "withdrawn" | "asked" | "refused" | "member" | "removed" | "gone";
  /** The letters, while they can be used. */
  invitation: string | null;
  /** The code of the event that has used it. */
  member: string | null;
  /** Of that event. */
  title: string;
}

/** What speaks against a move, by what its player may see; within about a second. */
export interface CoachAnswer {
  t: "coach";
  /** That of the question. */
  position: number;
  /** That of the question. */
  action: ActionCode;
  /** What the move costs on average, or what it breaks; empty if nothing speaks against it, or in doubt. */
  cost: string;
  /** The move of a hint; missing with an empty `cost`. */
  better?: ActionCode;
  /** Why that one; with `better`, may be empty. */
  reason?: string;
}

/** A question what speaks against a move before it is made; the player must be to move. */
export interface CoachMessage {
  t: "coach";
  /** The position that the move would answer. */
  position: number;
  action: ActionCode;
}

/** The name of a collection. */
export interface CollectionName { name: string }

/** A collection in a list; `kind` is file, kept or played. */
export interface CollectionShape {
  code: string;
  name: string;
  /** `file`: an imported file; `kept`: deals kept from tables; `played`: those that the visitor has played. */
  kind: "file" | "kept" | "played";
  /** When it was created, in UTC. */
  since: string;
  /** The number of its boards. */
  boards: number;
  /** The number of its boards with a fault. */
  faults: number;
}

/** A column of the score sheet. */
export interface ColumnShape {
  /** A side, or a player in individual games. */
  key: string;
  title: string;
}

/** A hash published before anyone sees a card: of the deal in format 1, of the salt in format 2. */
export interface CommittedEntry extends BaseLogEntry {
  version: number;
  event: "committed";
  deal: number;
  attempt: number;
  hash: string;
}

/** A board compared with the same board at other tables. */
export interface ComparisonShape {
  /** The matchpoint percentage. */
  percent: number | null;
  /** The average IMPs against each other table. */
  imps: number | null;
  /** All results, yours included. */
  results: ResultShape[];
}

/** The contract, also in words. */
export interface ContractShape {
  strain: StrainCode;
  /** The number of tricks to make. */
  tricks: number;
  /** 1 undoubled, 2 doubled, 4 redoubled; higher in bridge whist. */
  stake: number;
  declarer: SeatCode;
  dummy: SeatCode;
  /** The contract in words. */
  text: string;
}

/** The contracts that the visitor declared, of one level or strain. */
export interface ContractsShape {
  /** The level, or the strain; in Whiz, level 1 is seven tricks. */
  name: string;
  deals: number;
  made: number;
}

/** What a player's page has added to a deal. */
export interface ContributionShape {
  player: string;
  /** SHA-256 of the nonce, published before the deal. */
  hash: string;
  /** Null if it was not revealed in time, and so not used. */
  nonce: string | null;
}

/** The convention card of a system, filled in by its rules. */
export interface ConventionCard { system: string; title: string; boxes: CardBox[] }

/** A line of a convention card: the calls that have the same meaning, and that meaning. */
export interface ConventionLine { calls: string[]; meaning: string }

/** The cost of a call. */
export interface CostShape { points: number; imps: number }

/** One count of a hand. */
export interface CountedShape {
  /** What is counted. */
  name: string;
  value: string;
  /** How it is counted. */
  why: string;
}

/** A board that you have played, or any board once the day is over. */
export interface DailyBoard {
  deal: number;
  board: number;
  /** Whether tables of robots are still to play it, so that it has no percentage yet. */
  waiting: boolean;
  /** Your percentage among the whole field; null while `waiting`, or without a result of yours. */
  percent: number | null;
  /** Your percentage among people. */
  among_people: number | null;
  /** The best for North-South first. */
  scores: DailyScore[];
}

/** The request for a table of the tournament of the day. */
export interface DailyEntryRequest {
  /** The visitor's new name, which is kept for other tables. */
  name?: string;
  /** Whether those who have finished want to play once more, for practice. */
  again?: boolean;
  /** The day that the page shows; null for today. */
  date?: string | null;
}

/** Somebody's days of a month; only finished cards of days that are over count. */
export interface DailyMonthPlayer {
  name: string;
  you: boolean;
  /** From 1, by the average percentage. */
  rank: number;
  days: number;
  boards: number;
  /** The average percentage among the whole field, over all boards. */
  percent: number;
}

/** A month's series. */
export interface DailyMonthShape {
  /** Such as `2026-11`. */
  month: string;
  /** How many tournaments are over. */
  days: number;
  /** The best first; the first hundred, and you. */
  players: DailyMonthPlayer[];
}

/**
 * Somebody who plays the boards of a day; percentages and rank are null until all boards are played.
 * While boards are `waiting`, the percentages are provisional and there is no rank.
 */
export interface DailyPlayer {
  name: string;
  you: boolean;
  /** How many boards they have finished. */
  played: number;
  /** From 1, by the percentage among the whole field; players who are level share the better rank. */
  rank: number | null;
  /** How many boards `percent` is the average of: those that robots have played too. */
  compared: number;
  /** The average percentage among the whole field: people, filled up with robots. */
  percent: number | null;
  /** The average percentage among people; null too where nobody else has played. */
  among_people: number | null;
}

/** A pair of robots of the field. */
export interface DailyRobotPair {
  /** As in `GET /api/games`: `instant`, `normal` or `strong`. */
  strength: string;
  /** As in `GET /api/games`, such as `sef`. */
  system: string;
  /** Its system in words, with its style unless that is the usual one. */
  bidding: string;
}

/** A table of robots of the field, whose pairs stay for all boards of the day. */
export interface DailyRobotTable { north_south: DailyRobotPair; east_west: DailyRobotPair }

/** A result on a board, and how many tables have it. */
export interface DailyScore {
  contract: string;
  result: string;
  lead: CardCode | null;
  /** The score of North-South. */
  points: number;
  /** North-South's percentage among the whole field; null while the board is waiting for its robots. */
  percent: number | null;
  /** North-South's percentage among people; null where nobody has this result, or nobody else has played. */
  among_people: number | null;
  people: number;
  robots: number;
  /** Whether it is your own result. */
  you: boolean;
}

/** The tournament of a day: the same boards, seat and robots for all who play. */
export interface DailyShape {
  /** The day (UTC), such as `2026-11-24`. */
  date: string;
  /** The last day before it with a tournament; null if it is the first. */
  before: string | null;
  /** The first day after it with a tournament; null if it is the last. */
  after: string | null;
  status: "open" | "closed";
  /** When the day is over, as a time of ISO 8601. */
  closes: string;
  /** The id that logs name. */
  event: string;
  boards: number;
  seat: SeatCode;
  /** The reader's partner and opponents: three robots of one system, the same for all. */
  bots: DailyRobotPair;
  /** The settings that are the same for all: `undo`, `hints` and `declare`. */
  terms: Record<string, OptionValue>;
  /** SHA-256 of `opening`, published before anybody plays. */
  hash: string;
  /** The text that opens the commitment (docs/log.md); null until the day is over. */
  opening: string | null;
  /** SHA-256 of each nonce that others than the server have added; none: it drew the boards alone. */
  pledges: string[];
  /** The nonces, shown with `opening`. */
  nonces: string[] | null;
  /** Null until you play. */
  you: ChallengeEntry | null;
  /** How many people have played all boards. */
  finished: number;
  /** How many have not. */
  playing: number;
  /** How many boards of `results` are waiting for their robots. */
  waiting: number;
  /** Those who have played all boards, the best first, then the others; the first hundred, and you. */
  players: DailyPlayer[];
  results: DailyBoard[];
  /** The tables of robots whose results are in `results`. */
  robots: DailyRobotTable[];
}

/** The setting of a deal. */
export interface DealShape {
  /** Its number in the match, from 1. */
  deal: number;
  /** From 1, plus 1 for each time that the deal was passed out and redealt. */
  attempt: number;
  /** In duplicate, the board number. */
  board: number | null;
  dealer: SeatCode;
  /** The players by seat when the deal was dealt. */
  seating: Record<SeatCode, string | null>;
  /** The vulnerable seats. */
  vulnerable: SeatCode[];
  /** The server's commitment to the deal; null for chosen cards. */
  hash: string | null;
  /** Where cards come from that were chosen, or are known to somebody; null if they were shuffled. */
  origin: "number" | "file" | "replay" | "practice" | "challenge" | "event" | null;
  /** Whether the server is known to have drawn a board of several tables without anybody else. */
  alone: boolean;
  /** How the game prepared the cards, in words; null if they were dealt as usual. */
  prepared: string | null;
  /** Whether it has been played and scored. */
  over: boolean;
  /** The cards drawn for the first deal or for partners; several rounds at tables of earlier versions. */
  drawn: CardShape[][] | null;
}

/** Deals that are bid otherwise than before, which are found long before all is examined. */
export interface DealsBidOtherwise {
  deals: TwiceBidDeal[];
  /** The deals that were drawn to find these. */
  drawn: number;
}

/** The cards of a deal; a viewer's copy holds only the hands they may see. */
export interface DealtEntry extends BaseLogEntry {
  version: number;
  event: "dealt";
  deal: number;
  attempt: number;
  dealer: SeatCode;
  vulnerable: SeatCode[];
  board?: number | null;
  hands: Record<SeatCode, LogCards>;
  seating: Record<SeatCode, string | null>;
  origin?: "number" | "file" | "replay" | "practice" | "challenge" | "event" | null;
  event_id?: string | null;
  alone?: boolean;
}

/** Who shall meet whom, and who is left over, by a director's decision. */
export interface DecidedDraw { matches: DecidedMatch[]; left_over?: number[] }

/** Two who shall meet, by their numbers in the section. */
export interface DecidedMatch { first: number; second: number }

/** The call or card that decided a deal. */
export interface DecisiveMove {
  /** The number of calls and cards up to and including it. */
  step: number;
  /** What it was, and what was better double dummy; empty where only its tricks or `better` are known. */
  text: string;
  /** The tricks it cost, in games without par. */
  tricks: number;
  /** Whether another was clearly better by what its player knew; if not, it was reasonable. */
  mistake: boolean;
  /** The better one of a mistake. */
  better: ActionCode | null;
}

/** What decided a finished deal. */
export interface DecisiveShape {
  /** Null if nothing cost anything double dummy. */
  move: DecisiveMove | null;
}

/** A code from another device. */
export interface DeviceCode { code: string }

/** The devices and passkeys of the visitor. */
export interface DeviceList { devices: DeviceShape[]; passkeys: PasskeyShape[] }

/** A device of the visitor. */
export interface DeviceShape {
  /** `first` for the visitor's original device. */
  id: string;
  /** Its browser and system; empty for the first. */
  name: string;
  /** When it was linked, in UTC; null for the first. */
  since: string | null;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** A table calls the director, or the director has answered its call. */
export interface DirectorCalled { event: "called"; section: string; table: number; answered?: boolean }

/** Six letters with which another device becomes a director's, for some minutes. */
export interface DirectorCode { code: string; seconds: number }

/** Who meets whom in a round, the strongest match first, with the inputs that lead to it. */
export interface Draw { inputs: DrawInputs; matches: SwissMatch[]; left_over: number[] }

/** The round to be drawn, from 1, the standings of those who play it, and what was played before. */
export interface DrawInputs {
  round: number;
  standings: SwissStanding[];
  meetings?: Meeting[];
  left_over?: number[];
  triangle?: number[];
  rule?: DrawRule;
  stationary?: KeptTable[];
}

/** How a round is drawn. */
export interface DrawRule {
  method?: "standings" | "halves" | "lot";
  rank?: string | number;
  victory_points?: string | number;
  odd?: "bye" | "half-matches" | "triangle";
  seed?: number;
}

/** What the organiser's device adds to new boards, so that the server cannot choose them. */
export interface DrawnRequest {
  /** That of `POST /api/board-promises`. */
  code: string;
  /** The server's, of the same answer. */
  hash: string;
  /** 32 random bytes in hexadecimal, drawn after that answer; secret until the boards are played. */
  nonce: string;
}

/** Who draws the rounds of an online Swiss section from now on. */
export interface DrawsAssigned { event: "assigned"; section: string; to: "program" | "director" }

/** A director has seen that an entrant is here, or was wrong to think so; it changes no result. */
export interface EntrantArrived { event: "arrived"; entrant: number; here: boolean }

/** An entrant by its number in the event, from 1, and the ids of its players, whose names lie elsewhere. */
export interface EntrantEntered {
  event: "entered";
  entrant: number;
  players: string[];
  line?: SideCode | null;
  stationary?: boolean;
  handicap?: string | null;
  carried?: string | null;
}

/** An amount taken from an entrant; a negative one is a bonus. */
export interface EntrantPenalised {
  event: "penalised";
  entrant: number;
  amount: string;
  unit: "result" | "top";
  reason: string;
}

/** An entrant leaves before a round: it plays nothing from then on. */
export interface EntrantWithdrew { event: "withdrew"; entrant: number; round: number }

/** Who starts at which place of a section's movement: the entrant for each number of the movement. */
export interface EntrantsSeated { event: "seated"; section: string; places: Record<string, number> }

/** An earlier entry is taken back: the event is what it would be without it. */
export interface EntryTakenBack { event: "undone"; of: number }

/** What was erased. */
export interface ErasedPerson {
  /** The number of tables, which keep a seat without a name. */
  tables: number;
}

/** The visitor's errors of one kind. */
export interface ErrorsShape {
  kind: "lead" | "declarer" | "defence" | "bidding";
  errors: number;
  /** In how many deals there could have been one. */
  deals: number;
}

/** A player who has gone from their table, where a robot plays for them, as only directors see. */
export interface EventAbsence {
  id: string;
  name: string;
  entrant: number;
  section: string;
  round: number;
  table: number;
  seat: SeatCode;
  since: string;
}

/** What went wrong at a table; `accident` tells which of these it is. */
export type EventAccident = PairsTurned | OtherPairSat | OtherBoardPlayed | ResultsExchanged | CardsChanged | PairLate;

/** The entries that say what went wrong, in their order, and what they would change. */
export interface EventAccidentEffect {
  changes: EventChange[];
  /** What would be wrong with the movement after it, such as a board played twice. */
  warnings: string[];
  entries: EventLogEntry[];
}

/** What is known of a board at a table. */
export interface EventBoard {
  board: number;
  standing: "open" | "reported" | "confirmed" | "disputed" | "ruled";
  /** Such as `4SX-2 by N H7`; while disputed the last; null where none is, or its reader may not know. */
  result: string | null;
  /** Of the entry that is to be confirmed or disputed. */
  version: number | null;
  /** North-South's score. */
  points: number | null;
  /** What a director has ruled, as in the log; null without it, and for readers who may not know it. */
  outcome: EventOutcome | null;
  /** Whether the reader's own side has stated this result, so that the other one confirms it. */
  own: boolean;
  /** Those that differ while it is disputed, for readers who may know results; otherwise empty. */
  statements: EventStatement[];
  /** Why the lead cannot be right, for all at the table who may know. */
  doubts: EventDoubt[];
}

/** The letters on the guide card of an entrant. */
export interface EventCard { entrant: number; code: string }

/** A player of a team, numbered among all who have played for it. */
export interface EventCardPlayer {
  number: number;
  /** Empty for readers who may not know it. */
  name: string;
}

/** What made a ranking differ from the one before. */
export interface EventCause {
  sentence: string;
  /** As the director gave it; may be empty. */
  reason: string;
  /** Of the entry that did it, and when it was written; null where nobody did, as at the end of a round. */
  version: number | null;
  at: string | null;
  /** Whether that entry took another one back. */
  taken_back: boolean;
}

/** What an entry `cell` changes at its table, with the boards: direction, boards, people, or several. */
export interface EventCellChange {
  what: "direction" | "boards" | "seats" | "several";
  now: Sitting | null;
  before: Sitting | null;
}

/** What an entry would change for an entrant. */
export interface EventChange {
  entrant: number;
  place: number | null;
  place_before: number | null;
  result: number;
  result_before: number;
}

/** A phone that asks for the key of an entrant. */
export interface EventClaim {
  /** Known to this phone alone. */
  id: string;
  /** What the director sees, to know the phone by. */
  number: number;
  entrant: number;
  state: "waiting" | "granted" | "refused";
  /** Once it is granted. */
  key: string | null;
}

/** The event is over; corrections go on. */
export interface EventClosed { event: "closed" }

/** How often a score occurs among those compared, and what a comparison with it is worth. */
export interface EventComparison { points: number; count: string; worth: string }

/** How a ranking differs from an earlier one. */
export interface EventComparisonOfRankings {
  changes: EventChange[];
  causes: EventCause[];
  /** How many boards at tables have a first result. */
  new: number;
}

/** A board below average, and what would have been better double dummy. */
export interface EventCost {
  board: number;
  /** What it lost against the average, at matchpoints; otherwise null. */
  percent: number | null;
  imps: number | null;
  /** Empty where the deal is not known. */
  reasons: string[];
}

/** What is possible on a board with all hands seen. */
export interface EventDoubleDummy {
  /** By strain and declarer. */
  tricks: Record<string, Record<SeatCode, number>>;
  /** North-South's points. */
  par: number;
  par_text: string;
}

/** Why the lead of a result cannot be right, or what may have happened: a sentence of the pages. */
export interface EventDoubt {
  /** Such as `event.lead.not-held`. */
  code: string;
  /** The facts that the sentence mentions, by name. */
  facts: Record<string, string | number>;
}

/** The draw of a round of a Swiss section. */
export interface EventDraw {
  section: string;
  /** Of the section. */
  round: number;
  /** Which draw it is, from 1. */
  number: number;
  matches: EventSwissMatch[];
  left_over: number[];
  /** Why somebody sits out, plays a triangle, or leaves a table to another who cannot move either. */
  notes: string[];
  /** Whether the draw is the one that its inputs give; otherwise a director decided. */
  follows: boolean;
  /** What results that were corrected since would have given; null if the same. */
  corrected: string | null;
  /** The draw with all its inputs, for `chelem event draw`; null while the ranking is hidden. */
  draw: EventDrawRecord | null;
}

/** A draw with its inputs, as `chelem event draw` reads it. */
export interface EventDrawRecord { format: number; inputs: DrawInputs; matches: SwissMatch[]; left_over: number[] }

/** What an entry would change in the ranking; entrants for whom nothing changes are left out. */
export interface EventEffect {
  changes: EventChange[];
  /** What would be wrong with the movement after it, such as a board played twice. */
  warnings: string[];
}

/** An entrant by its number in the event; `place` is its number in its section's movement. */
export interface EventEntrant {
  entrant: number;
  section: string | null;
  place: number;
  /** The own name of a team that has one, for readers who may know it. */
  team: string;
  /** Of the players: for directors, at the tables, and elsewhere of those who agree. */
  names: string[];
  /** Who plays for it now, in their order: for directors, and of teams for their tables and players. */
  players: EventPlayer[];
  line: "NS" | "EW" | null;
  stationary: boolean;
  /** Whether directors have seen it: false for everybody else. */
  here: boolean;
  /** The boards that it can no longer play as it was late: for directors, 0 for everybody else. */
  lost: number;
  /** The round from which it plays no more. */
  withdrawn: number | null;
  /** Which of its pairs have announced a convention card: 1, of a team 1 and 2. */
  cards: number[];
}

/** What an entry has in the log besides: its number, who wrote it, where, when. */
export interface EventEntryStamp {
  version: number;
  /** A role and who has it: a table as `A3`, section and number; a player by their entrant's number. */
  by: { role: "program" | "organiser" | "director" | "table" | "player"; id: string };
  device?: string;
  client?: string;
  at?: string;
}

/** The members of a simultaneous, and the ranking of all their entrants together. */
export interface EventField {
  members: FieldMember[];
  unit: "percent" | "imps" | "vp";
  form: EventForm;
  /** Null while boards are still played, for all but the organiser. */
  ranked: FieldRanked[] | null;
  /** Those with results; empty while the ranking is not shown. */
  boards: number[];
}

/** A format in which the results of an event can be saved. */
export interface EventFileShape {
  format: "usebio" | "csv" | "pbn" | "bridgemate" | "log";
  suffix: string;
  /** Why the format cannot hold this event. */
  refused: string | null;
  /** A sentence for each thing that the file leaves out. */
  lost: string[];
}

/** The form of an event: what pages have to know of how it is scored, and of whom it ranks. */
export interface EventForm {
  name: string;
  /** What results are called: `percent`, `imps`, `vp`, `points`, or a word that the form brings along. */
  unit: string;
  /** The fewest decimals of a result. */
  decimals: number;
  /** Whether results are gains and losses, shown with their sign. */
  signed: boolean;
  /** Whether results are those of matches. */
  in_matches: boolean;
  /** Whether teams play, whose boards are played at two tables. */
  teams: boolean;
  /** Whether single people are ranked, who change partners. */
  alone: boolean;
  penalties: EventPenalties;
}

/** A way to score events, and what opens one that is scored so. */
export interface EventFormChoice {
  name: string;
  title: string;
  /** Whose matches such events play: of pairs, of teams, or none. */
  matches: ("none" | "pairs" | "teams")[];
  method: "matchpoints" | "cross-imps" | "butler";
  scale: "continuous" | "discrete" | "board-a-match";
  /** What the settings call it; empty for forms that method, scale and matches tell apart. */
  form: string;
  options: EventFormOption[];
}

/** An option of a form: one of a few values, or a text where there are none. */
export interface EventFormOption {
  name: string;
  title: string;
  values: EventFormValue[];
  /** Whether it is a list of numbers, such as a file may have. */
  numbers: boolean;
}

/** A value of an option of a form. */
export interface EventFormValue { value: string; title: string }

/** A board of which not all tables played the same cards, for a side. */
export interface EventFouled {
  board: number;
  side: "NS" | "EW";
  /** The tables that are compared within their group; those that none names are another group. */
  groups: EventPlayedAt[][];
}

/** With which the directors of other events join a simultaneous. */
export interface EventInvitation { invitation: string }

/** An event, whose address is `/tournoi/CODE`, and a key with which a device writes there. */
export interface EventKey { code: string; key: string }

/** What an entry of an event's log says; `event` tells which entry it is. */
export type EventLogEntry =
  | EventOpened | EntrantEntered | EntrantArrived | EntrantWithdrew | StandingSet | MovementPlanned | EntrantsSeated
  | RoundStarted | RoundPaused | BoardTimed | RoundExtended | BreakPlanned | DrawsAssigned | DirectorCalled
  | ResultReported | ResultConfirmed | ResultDisputed | ResultCorrected | CellReplaced | PlayersFielded | BoardFouled
  | BoardRuled | MatchVoided | OpponentsMismatched | EntrantPenalised | PlayerSubstituted | CardAnnounced | RoundDrawn
  | RankingPublished | BoardsCommitted | BoardsPledged | MemberInvited | InvitationWithdrawn | MemberJoined
  | MemberAdmitted | MemberRemoved | MembershipChanged | BoardsRevealed | EventClosed | EntryTakenBack;

/** An entry of the log, for directors. */
export interface EventLogLine {
  stamp: EventEntryStamp;
  entry: EventLogEntry;
  /** Whether it was taken back; to take back a taking back restores. */
  undone: boolean;
  /** How directors may take it back: once its effect is `previewed`, `at-once` without one, or `never`. */
  taken_back: "previewed" | "at-once" | "never";
  /** Of an entry `cell`. */
  cell: EventCellChange | null;
}

/** A match of teams that is over, or was ruled not played. */
export interface EventMatchResult {
  round: number;
  first: EventMatchSide;
  second: EventMatchSide;
  boards: number;
  unit: "imps" | "boards";
}

/** A team in a match. */
export interface EventMatchSide {
  entrant: number;
  /** On the boards that it won, in IMPs; at board-a-match how many these are. */
  won: number;
  /** Its victory points. */
  points: number;
}

/** A board of a round that is over, without a result. */
export interface EventMissing { round: number; table: number; board: number }

/** The movements of a file that can be played, and a sentence for each that is refused. */
export interface EventMovementFile { proposals: EventProposal[]; refused: string[] }

/** The table where somebody plays now, whose page is `/table/CODE`. */
export interface EventOnlineTable {
  code: string;
  seat: SeatCode;
  section: string;
  round: number;
  table: number;
  boards: number[];
  /** Who sits opposite; null for a robot. */
  partner: string | null;
  /** Whether each of its boards has a result, or a ruling. */
  over: boolean;
}

/** The event: its title and date (ISO 8601), who is ranked, and how it is scored. */
export interface EventOpened {
  event: "opened";
  title: string;
  date: string;
  kind: "pairs" | "teams" | "individual";
  profile: string;
  method: "matchpoints" | "cross-imps" | "butler";
  scale: "continuous" | "discrete" | "board-a-match";
  in_matches?: boolean;
  hidden_rounds: number;
  format: number;
  online?: boolean;
  sit_outs?: boolean;
  simultaneous?: boolean;
  settings?: ChosenSettings | null;
  move_minutes?: number | null;
  starts?: string | null;
  bots?: string | null;
  club_invitations?: boolean;
}

/** A ruling on a board: a percentage for each side, one score, a split one, or not played. */
export type EventOutcome =
  | { ns: string; ew: string }
  | { passed: true }
  | { points: number; contract?: LogContract; tricks?: number }
  | { weighted: { points: number; weight: string }[] }
  | { split: [EventSideOutcome, EventSideOutcome] }
  | { not_played: "missing" | "sit-out" };

/** What the director's page offers as a penalty. */
export interface EventPenalties {
  /** Whether amounts are in per cent of a top; otherwise they are in the unit of results. */
  of_tops: boolean;
  amounts: number[];
}

/** A person who plays in an event. */
export interface EventPerson {
  name: string;
  licence?: string;
  /** Whether public pages may show the name. */
  consent?: boolean;
}

/** A person of an event, for its directors. */
export interface EventPersonShape { id: string; name: string; licence: string; consent: boolean }

/** A visitor in an online event. */
export interface EventPlace {
  /** Another one after each change of places, partners or rounds. */
  tag: string;
  /** That of the event. */
  title: string;
  /** The round in play in their section; 0 before the first. */
  round: number;
  rounds: number;
  /** How many tables of the section have still to finish the round. */
  playing: number;
  /** Whether everybody has played the last round of the section, or the event is closed. */
  finished: boolean;
  name: string;
  /** Null for a substitute, and for a visitor who has not entered. */
  entrant: number | null;
  /** The partner's name; null where nobody is known yet. */
  partner: string | null;
  partner_kind: "person" | "robot" | "anyone" | "none";
  /** In which pair of a team they play, 1 or 2. */
  pair: number;
  /** The other pair of the team. */
  teammates: EventTeammate[];
  substitute: boolean;
  /** With which a device reads what this entrant may know; in a link, it lets the partner in. */
  key: string | null;
  /** In the round in play; the boards of a cell may be at two of the program's tables, one by one. */
  tables: EventOnlineTable[];
  /** Whether the tables of the round are not open yet. */
  opening: boolean;
  /** How many seconds before the next round pages go to its tables, each at a moment of its own. */
  coming: number;
  /** When the next round begins, once all tables have played. */
  next: string | null;
  /** Whether all tables have played, and the director draws the next round. */
  drawing: boolean;
  /** Until when a board may begin in the round in play; null in breaks and while the clock stands still. */
  until: string | null;
  /** How many tables still play after that. */
  late: number;
  /** The server's clock. */
  now: string;
}

/** A table in a round of a section. */
export interface EventPlayedAt { section: string; round: number; table: number }

/** A player by an id that names nobody; robots are `robot`. */
export interface EventPlayer { id: string; name: string }

/** A movement proposed for a number of pairs, and why. */
export interface EventProposal {
  name: string;
  /** Different from the others proposed: name, size, rankings, who sits out. */
  title: string;
  rounds: number;
  /** In all. */
  boards: number;
  minutes: number;
  /** What speaks for it; of a movement of a file, the laws that it breaks. */
  reason: string;
  /** How long it takes, and how many boards are to be prepared; empty where that is not known. */
  preparation: string;
  /** Of several sections that of the first. */
  movement: Movement;
  /** Empty where all play in one. */
  sections: EventProposedSection[];
}

/** One of the sections of a proposal, and how many play in it. */
export interface EventProposedSection { entrants: number; movement: Movement }

/** A published ranking. */
export interface EventPublication {
  /** Of its entry. */
  version: number;
  /** How many entries of the log it is the ranking of. */
  of: number;
  at: string;
  final: boolean;
  hash: string;
  /** Whether the ranking that follows from those entries has this hash. */
  verified: boolean;
  rankings: EventRanking[];
  /** From the one before; null for the first. */
  changed: EventComparisonOfRankings | null;
}

/** A line of the ranking. */
export interface EventRanked { entrant: number; place: number | null; tied: boolean; result: number; boards: number }

/** The ranking, or that of one direction. */
export interface EventRanking { unit: "percent" | "imps" | "vp"; line: "NS" | "EW" | null; ranked: EventRanked[] }

/** The ranking after a number of entries. */
export interface EventRankingAsOf { of: number; hash: string; rankings: EventRanking[] }

/** What directors have entered of an entrant; players by their ids, `everybody` who plays at some time. */
export interface EventRegistered {
  entrant: number;
  /** The entry that holds; null for an entrant that nobody has entered. */
  entered: EntrantEntered | null;
  /** Those who play now: the last substitutes where there are some. */
  playing: string[];
  everybody: string[];
  ranked: boolean;
  /** The penalties and substitutions that hold, in their order. */
  later: EventLogEntry[];
}

/** A movement for the rounds that are left, after those played; who has which number of it. */
export interface EventReplan {
  name: string;
  /** Different from the others proposed: name, size, rankings, who sits out. */
  title: string;
  rounds: number;
  /** In all. */
  boards: number;
  minutes: number;
  /** What speaks for it; of a movement of a file, the laws that it breaks. */
  reason: string;
  /** How long it takes, and how many boards are to be prepared; empty where that is not known. */
  preparation: string;
  /** Of several sections that of the first. */
  movement: Movement;
  /** Empty where all play in one. */
  sections: EventProposedSection[];
  places: Record<string, number>;
}

/** All boards of an entrant, and how its total comes about. */
export interface EventScorecard {
  entrant: number;
  boards: EventScoredBoard[];
  /** Of a team, those who are known to have played boards of the card. */
  players: EventCardPlayer[];
  /** The boards that cost most, the worst first. */
  costs: EventCost[];
  /** Boards whose results are shown once every table has played them. */
  later: number[];
  reasons: string[];
  /** Whether the ranking is kept from the reader, and with it what each result is worth. */
  hidden: boolean;
}

/** A board of an entrant, and how its result comes about. */
export interface EventScoredBoard {
  board: number;
  round: number;
  side: "NS" | "EW";
  /** In an individual. */
  seat: SeatCode | null;
  /** In an individual, the number of the player who sat opposite. */
  partner: string | null;
  /** Their numbers: two in an individual. */
  opponents: string[];
  /** North-South's score. */
  points: number | null;
  contract: string | null;
  /** Both tables of a team, North-South first; `points` and `contract` are those of the first. */
  tables: EventTeamTable[];
  percent: number | null;
  /** Or what else a board gains, in the unit of the form. */
  imps: number | null;
  reasons: string[];
  comparisons: EventComparison[];
}

/** A section: its clock, its movement and its tables. */
export interface EventSectionShape {
  section: string;
  /** Such as `mitchell.skip`. */
  movement: string;
  /** Whether all tables play the same boards in each round. */
  barometer: boolean;
  winners: number;
  /** How many numbers its movement has. */
  entrants: number;
  /** The entrant at each number of the movement. */
  places: Record<string, number>;
  /** The round in play; 0 before the first. */
  round: number;
  begun: string | null;
  paused: string | null;
  /** For each board. */
  minutes: number;
  /** Those by which the round in play is longer than its boards take; negative for a shorter one. */
  extra_minutes: number;
  /** How long the round in play lasts, with these and without breaks. */
  round_minutes: number;
  /** The minutes of the breaks before rounds. */
  breaks: Record<string, number>;
  online: boolean;
  swiss: EventSwiss | null;
  /** Those of a Swiss section are empty until they are drawn. */
  rounds: EventSitting[][];
  tables: EventTable[];
  /** All for directors; for a table and a player, their own. */
  missing: EventMissing[];
}

/** An event as its reader may see it. */
export interface EventShape {
  code: string;
  /** Another one after each change. */
  tag: string;
  version: number;
  /** The server's clock. */
  now: string;
  role: "organiser" | "director" | "table" | "player" | "public";
  /** The table, or the entrant, for which the reader's device writes. */
  whose: string;
  title: string;
  date: string;
  kind: "pairs" | "teams" | "individual";
  method: "matchpoints" | "cross-imps" | "butler";
  scale: "continuous" | "discrete" | "board-a-match";
  /** Whether pairs play matches for victory points, as in a Swiss. */
  in_matches: boolean;
  form: EventForm;
  closed: boolean;
  /** Whether people enter themselves, and play at the program's own tables. */
  online: boolean;
  /** Whether who has no opponents online sits out; otherwise robots make up the numbers. */
  sit_outs: boolean;
  /** When it is to begin online; null where its director has not said. */
  starts: string | null;
  /** After how long a robot calls or plays once for a player who is there online and does nothing. */
  move_minutes: number;
  /** The robots that play there online, as `STRENGTH:SYSTEM` or with a style: `normal:sef`. */
  bots: string;
  /** The hash that the boards follow from; empty where the program has dealt none. */
  committed: string;
  /** SHA-256 of each nonce that others than the server have added; none: it draws the boards alone. */
  pledges: string[];
  /** What opens `committed`, once all have played. */
  revealed: string;
  /** The nonces, once all have played. */
  nonces: string[] | null;
  /** The boards whose deals are known: leads there can be checked, and are asked for. */
  dealt: number[];
  /** Its own, that which it `asked` to join, and so on; `whole`: it is a simultaneous, without sections. */
  field: "own" | "asked" | "refused" | "member" | "removed" | "whole";
  /** The code of the simultaneous that it plays, or asked to play. */
  simultaneous: string;
  sections: EventSectionShape[];
  entrants: EventEntrant[];
  /** For directors; an entry `fouled` states all groups of a board again. */
  fouled: EventFouled[];
  /** Null while it is hidden. */
  rankings: EventRanking[] | null;
  /** How many rankings have been published. */
  publications: number;
  /** Whether the newest of them is final and still holds. */
  settled: boolean;
}

/** What a ruling gives a side: a percentage, or a score, assigned or weighted. Points are North-South's. */
export type EventSideOutcome =
  | { percent: string }
  | { passed: true }
  | { points: number; contract?: LogContract; tricks?: number }
  | { weighted: { points: number; weight: string }[] };

/** Who sits at a table in a round, with which boards; a side is empty where nobody sits. */
export interface EventSitting {
  table: number;
  /** The entrants by their numbers in the event; in an individual North and South. */
  ns: number[];
  ew: number[];
  boards: number[];
}

/** A result that somebody at a table has stated, and that another statement contradicts. */
export interface EventStatement {
  /** The side of the player who stated it; or a phone of the table, or a director. */
  by: "NS" | "EW" | "table" | "director";
  result: string;
}

/** Somebody who waits for a place that becomes free. */
export interface EventSubstitute { id: string; name: string }

/** A result far from what the hands allow, for directors alone, until they confirm or correct it. */
export interface EventSuspect {
  section: string;
  round: number;
  table: number;
  board: number;
  /** Of the entry that is to be confirmed. */
  version: number;
  result: string;
  /** What is strange, then what has probably happened. */
  reasons: string[];
}

/** The plan of a Swiss section, and how far it is drawn. */
export interface EventSwiss {
  rounds: number;
  /** In a round. */
  boards: number;
  odd: "bye" | "half-matches" | "triangle";
  /** How many rounds are drawn; half-matches make two rounds of the section of one. */
  drawn: number;
  /** The next round of the section to be drawn; null if all are. */
  undrawn: number | null;
  /** A round that is drawn and not begun, which may be drawn in another way. */
  again: number | null;
  /** The entrants who are in the draw of that round and do not play in it. */
  gone: number[];
  /** Those who play in it and are not in the draw. */
  added: number[];
  /** Whether each round to be drawn online waits for the director; otherwise the program draws it. */
  director_draws: boolean;
}

/** Two who meet in a round, by their numbers in the section, and a sentence why. */
export interface EventSwissMatch {
  first: number;
  second: number;
  why: string;
  /** The last draw, from 1, in which they have met; null if they have not met. */
  met: number | null;
}

/** A table in the round in play. */
export interface EventTable {
  table: number;
  /** Of teams, the ids of the players who sit each way, where known: for directors and at the table. */
  fielded: Record<"NS" | "EW", string[]>;
  /** Whether it has called the director. */
  called: boolean;
  boards: EventBoard[];
}

/** The key of the device at a table, such as `A3`. */
export interface EventTableKey {
  table: string;
  key: string;
  /** The letters on the card of the table, for which a phone without the key gets it. */
  code: string;
}

/** What a team did on a board at one of its two tables. */
export interface EventTeamTable {
  side: "NS" | "EW";
  contract: string | null;
  /** North-South's score. */
  points: number | null;
  /** Who of the team sat there, by their numbers on the card; empty where that is not known. */
  players: number[];
}

/** Somebody in the other pair of one's team, or who is to come. */
export interface EventTeammate { name: string | null; kind: "person" | "robot" | "anyone" | "none" }

/** All results of a board. */
export interface EventTraveller {
  board: number;
  /** What results are called: `percent`, `imps`, or a word that the form brings along. */
  unit: string;
  lines: EventTravellerLine[];
  /** Whether the ranking is kept from the reader, and with it what each result is worth. */
  hidden: boolean;
  /** Null where the deal is not known. */
  hands: Record<SeatCode, CardCode[]> | null;
  /** Null without hands, and while the server has no time for it. */
  double_dummy: EventDoubleDummy | null;
}

/** A result of a board. */
export interface EventTravellerLine {
  section: string;
  round: number;
  table: number;
  ns: number[];
  ew: number[];
  contract: string | null;
  /** Declarer's. */
  tricks: number | null;
  /** Declarer's tricks double dummy; null where the deal is not known. */
  possible: number | null;
  points: number | null;
  /** Matchpoints as a percentage, or IMPs; null where the board does not count. */
  ns_result: number | null;
  ew_result: number | null;
  /** Of the table online, whose play all may look at now; null elsewhere. */
  code: string | null;
  /** The number of the deal at that table: its review is `/table/CODE/donne/DEAL`. */
  deal: number | null;
}

/** The version of an entry. */
export interface EventVersion {
  version: number;
  /** Why the lead cannot be right, and what may have happened; empty where nothing is wrong or known. */
  doubts: string[];
}

/** A call and what it shows, in the words of the tables. */
export interface ExplainedCall {
  /** As in a log: `1H`, `P`. */
  call: string;
  meaning: string;
  /** The exact limits of the hands that make it. */
  exact: string;
  /** 0; 1 for a round, 2 to game. */
  forcing: number;
  alert: boolean;
}

/** A player explains the call of version `about`. */
export interface ExplainedEntry extends BaseLogEntry {
  version: number;
  event: "explained";
  by: string;
  about: number;
  text: string;
  audience?: string[] | null;
  salt?: string | null;
}

/** A hand is open from now on. */
export interface ExposedEntry extends BaseLogEntry {
  version: number;
  event: "exposed";
  seat: SeatCode;
  cards: LogCards;
}

/** A fact about a board from its file, such as the event or the date. */
export interface FactShape {
  /** The name of the fact in the message catalogue. */
  name: string;
  text: string;
}

/** The scores of a board at several tables, compared. */
export interface FieldComparison {
  /** The most matchpoints. */
  top: number;
  /** The trimmed mean that Butler compares with. */
  datum: number;
  /** In the order of the scores. */
  rows: FieldRow[];
}

/** An entrant of one of the events of a simultaneous. */
export interface FieldEntrant {
  /** Its number there. */
  entrant: number;
  /** On its guide card, such as `A3`. */
  number: string;
  /** Of those who agree. */
  names: string[];
}

/** A result of a board in a simultaneous. */
export interface FieldLine {
  /** The event where it was made, from 0. */
  member: number;
  table: number;
  ns: FieldEntrant[];
  ew: FieldEntrant[];
  contract: string | null;
  points: number | null;
  /** Matchpoints as a percentage, or IMPs; null where the board does not count. */
  ns_result: number | null;
  ew_result: number | null;
  /** North-South's place among all with the board; null where it does not count. */
  ns_place: number | null;
  ew_place: number | null;
}

/** An event that plays a simultaneous. */
export interface FieldMember {
  code: string;
  title: string;
  online: boolean;
  entrants: number;
  /** Whether it is closed, or has no board still to play. */
  over: boolean;
}

/** A line of the ranking of all. */
export interface FieldRanked {
  /** Its number there. */
  entrant: number;
  /** On its guide card, such as `A3`. */
  number: string;
  /** Of those who agree. */
  names: string[];
  /** Its event, from 0. */
  member: number;
  place: number | null;
  tied: boolean;
  result: number;
  boards: number;
}

/** North-South's score at one table, and what it is worth against the others. */
export interface FieldRow { score: number; matchpoints: number; percent: number; cross_imps: number; butler: number }

/** All results of a board in a simultaneous, the best for North-South first. */
export interface FieldTraveller {
  board: number;
  /** As in a traveller of one event. */
  unit: string;
  members: FieldMember[];
  lines: FieldLine[];
}

/** The visitor's figures. Where there is nothing to show yet, a part is null or empty. */
export interface FiguresShape {
  /** The game of these figures; null for all games. */
  game: string | null;
  /** The tricks from which the bids of this game count: 0 if they name all the tricks, otherwise 6. */
  book: number;
  /** The games that the visitor has played, the most played first. */
  choices: string[];
  /** The figures that this game never has: the cost of calls, contracts to make, points of a side. */
  absent: ("bidding" | "contracts" | "points")[];
  deals: number;
  /** The day of the first deal. */
  since: string | null;
  /** How many deals have been analysed, double dummy. */
  judged: number;
  /** How many are still to be analysed, in the background: ask again in a few seconds. */
  waiting: number;
  percent: PercentFigures | null;
  declarer: TrickFigures | null;
  defence: TrickFigures | null;
  strains: ContractsShape[];
  levels: ContractsShape[];
  errors: ErrorsShape[];
  streaks: StreaksShape;
  games: GameFigures[];
}

/** The match is over. */
export interface FinishedEntry extends BaseLogEntry {
  version: number;
  event: "finished";
  lines: LogLine[];
  totals: Record<string, number>;
  winner: string[];
}

/** The cards of a table's first deal. */
export interface FirstCards {
  /** The number of the deal, as text because JavaScript numbers cannot hold it exactly. */
  number: string;
  /** By default North, or the first player clockwise from there. */
  dealer?: SeatCode | null;
  /** The vulnerable seats. */
  vulnerable?: SeatCode[];
  /** The deal's number in the match, for forms that start at a given deal. */
  deal?: number;
}

/** A board found by a search, and its collection. */
export interface FoundBoard { collection: string; name: string; kind: "file" | "kept" | "played"; row: BoardRow }

/** Visitors, newest first. */
export interface FoundPeople { people: PersonFacts[] }

export type FromClient =
  | HelloMessage | ActMessage | ClaimMessage | AnswerMessage | UndoMessage | AllowMessage | NextMessage | PledgeMessage
  | RevealMessage | StopMessage | ChatMessage | AlertMessage | MeaningMessage | HintMessage | CoachMessage | SureMessage
  | HurryMessage | TypedMessage | PingMessage;

export type FromServer =
  | TableAnswer | MoveAnswer | RefusedAnswer | SeenAnswer | AcknowledgedAnswer | MeaningAnswer | HintAnswer
  | CoachAnswer | SureAnswer | LinesAnswer | StatusAnswer | PongAnswer | ByeAnswer;

/** The visitor's deals of one game. */
export interface GameFigures {
  game: string;
  deals: number;
  /** The total of the visitor's side, less the opponents'; null where players score alone. */
  points: number | null;
  /** The deals with more points than the opponents. */
  won: number;
  steps: PointsStep[];
}

/** The available games, the settings of a table's policy, and its bots. */
export interface GameList {
  games: GameShape[];
  bots: BotChoices;
  /** The settings of a table's policy. */
  policy: PolicySetting[];
}

/** A game: title, players, display, options and forms of match. */
export interface GameShape {
  /** The name of the game in links and logs. */
  game: string;
  title: string;
  /** A sentence that describes the game. */
  about: string;
  players: number;
  /** The seat without a player, if any. */
  empty: SeatCode | null;
  /** Whether points are counted by player, not by side. */
  individual: boolean;
  /** The tricks to add to a contract's number; null if contracts have no number. */
  book: number | null;
  /** The suits in display order. */
  suits: string[];
  /** Whether vulnerability matters in the game. */
  vulnerability: boolean;
  /** The number of prepared deals of a match. */
  prepared: number;
  /** Whether files of boards (PBN, LIN …) can hold its deals. */
  files: boolean;
  /** Whether bots bid by a bidding system in this game. */
  systems: boolean;
  kinds: KindShape[];
  /** The options of its rules. */
  options: SettingShape[];
  /** Its forms of match, the default first. */
  forms: MatchFormShape[];
}

/** The text of a system's file. */
export interface GivenSystemText {
  /** A `.system` file, as `chelem system check` reads it; it may include the program's files. */
  text: string;
}

/** A term of bridge in a language, the term in the other language, and what it means. */
export interface GlossaryTerm {
  /** An anchor of the page, the same in every language. */
  id: string;
  term: string;
  other: string;
  meaning: string;
}

/** What your hand is worth, in words. */
export interface HandCountShape {
  /** The most important counts, in one line. */
  line: string;
  /** All counts. */
  counts: CountedShape[];
  /** Declarer's plan for the tricks left, a sentence each; empty for other players, and without hints. */
  plan: string[];
}

/** A hand as a viewer knows it. */
export interface HandShape {
  /** The remaining cards in display order; null when hidden. */
  cards: CardCode[] | null;
  /** The number of remaining cards. */
  count: number;
  /** Whether the hand is exposed to everyone. */
  open: boolean;
}

/** The first message of a page. */
export interface HelloMessage {
  t: "hello";
  /** The server answers any other number with `bye` and the code `page.old`. */
  protocol: 4;
  /** The last version that the page has; null if it has none. */
  version?: number | null;
  language?: LanguageCode;
}

/** An entry that this reader may not see, except for its version. */
export interface HiddenEntry extends BaseLogEntry { version: number; event: "hidden" }

/** What a bot would do in the player's place, seeing what the player sees. */
export interface HintAnswer {
  t: "hint";
  /** The call or card; missing if a claim is to be answered. */
  action?: ActionCode;
  /** What the call shows, or what decided on the card; the answer to a claim; may be empty. */
  text: string;
}

/** A question what a bot would do in the player's place; the player must be to move. */
export interface HintMessage { t: "hint" }

/** An event of the database with its organiser's key, for the person who runs the server. */
export interface HostedEvent { code: string; title: string; date: string; closed: boolean; key: string }

/** Let the bots make no pauses until it is a person's turn; refused where another person plays. */
export interface HurryMessage { t: "hurry" }

/** Nobody joins with an invitation any more that nobody has used. */
export interface InvitationWithdrawn { event: "uninvited"; invitation: number }

/** A club that the organiser of a simultaneous invites. */
export interface InvitedClub {
  /** As the organiser calls it; the log keeps it, so it should not name a person. */
  club: string;
  /** Whether its event plays the boards at once; otherwise the organiser admits it first. */
  accepted?: boolean;
}

/** The tables that anybody may join, newest first. */
export interface JoinableTables { tables: ListedTable[] }

/** A device that directs an event, by the code that its organiser has read out. */
export interface JoinedDirector { id: string; since: string }

export type JsonValue = unknown;

/** A board of a collection in detail, with the numbers of its neighbours. */
export interface KeptStudy {
  name: string;
  kind: "file" | "kept" | "played";
  study: StudyShape;
  /** The number of the board before it. */
  before: number | null;
  /** The number of the board after it. */
  after: number | null;
}

/** An entrant by number, and the table that it keeps; none before a draw has seated it at one. */
export interface KeptTable { entrant: number; table?: number | null }

/** Calls of one kind, and their layout. */
export interface KindShape {
  /** The name of the kind; clients need not know it. */
  kind: string;
  /** `grid`: five strains per row; `pad`: one row of strains; `buttons`: a row of words. */
  drawing: "grid" | "pad" | "buttons";
  /** All calls of the kind in display order. Draw a legal call that no kind lists as a button too. */
  calls: ActionCode[];
}

/** A deal that the table's owner has seen before. */
export interface KnownDealShape {
  /** The number of calls and cards made before it came to this table. */
  steps: number;
  /** The other table's result in words once the deal is over; empty before. */
  text: string;
}

/** The language of sentences. */
export type LanguageCode = "fr" | "en";

/** Somebody leaves a chair; only logs of format 1 hold the name. */
export interface LeftEntry extends BaseLogEntry {
  version: number;
  event: "left";
  seat: SeatCode;
  player: string;
  name?: string | null;
  kind: string;
}

/** An auction of a lesson, from the dealer on. */
export interface LessonAuction { dealer: SeatCode; calls: ActionCode[]; turn: SeatCode }

/** The hands of a lesson's table as dealt, and the cards played from them. */
export interface LessonLayout {
  /** The hands that are seen; others are left out. */
  hands: Record<SeatCode, CardCode[]>;
  plays: LessonPlay[];
  strain: StrainCode;
  /** The contract or the trumps in words; empty if the lesson states neither. */
  caption: string;
  /** The seat to play; null when no cards are left, or before the play. */
  turn: SeatCode | null;
}

/** The lessons, in the order of the course. */
export interface LessonList { lessons: LessonSummary[] }

/** A note of the author, for practice from trick `at` on, for a table after `at` cards. */
export interface LessonNote { at: number; html: string }

/** A lesson: its blocks from top to bottom, and its neighbours in the course. */
export interface LessonPage {
  /** The same in every language. */
  id: string;
  number: number;
  title: string;
  summary: string;
  /** The ids of its quizzes and practice; a learner who has done them all has finished the lesson. */
  exercises: string[];
  blocks: (LessonText | LessonTable | LessonQuiz | LessonPractice)[];
  /** How many lessons the course has. */
  count: number;
  previous: LessonSummary | null;
  next: LessonSummary | null;
}

/** A card that was played. */
export interface LessonPlay {
  seat: SeatCode;
  card: CardCode;
  /** The number of its trick, from 1. */
  trick: number;
  /** Who wins the trick; null unless this card completes it. */
  winner: SeatCode | null;
}

/** A deal, or its end, that the learner plays. */
export interface LessonPractice {
  kind: "practice";
  id: string;
  html: string;
  state: PracticeState;
  notes: LessonNote[];
  /** HTML shown when the goal was reached, perhaps empty. */
  right: string;
  /** HTML shown when it was missed, perhaps empty. */
  wrong: string;
}

/** A quiz. Each answer is right or wrong by the rules, the solver, the scoring or a bidding system. */
export interface LessonQuiz {
  kind: "quiz";
  id: string;
  html: string;
  /** Whether an answer is a card of the table, rather than one of a list. */
  by_card: boolean;
  layout: LessonLayout | null;
  auction: LessonAuction | null;
  hand: CardCode[] | null;
  answers: QuizAnswer[];
  /** HTML shown after a right answer, perhaps empty. */
  right: string;
  /** HTML shown after a wrong answer, perhaps empty. */
  wrong: string;
}

/** A lesson in the list of the course. */
export interface LessonSummary {
  /** The same in every language. */
  id: string;
  number: number;
  title: string;
  summary: string;
  /** The ids of its quizzes and practice; a learner who has done them all has finished the lesson. */
  exercises: string[];
}

/** A table to look at, card by card if any were played. */
export interface LessonTable { kind: "table"; id: string; html: string; layout: LessonLayout; notes: LessonNote[] }

/** A passage of text. */
export interface LessonText { kind: "text"; html: string }

/** A line of a score. */
export interface LineShape {
  /** The seats that receive the points. */
  to: SeatCode[];
  /** Who receives the points. */
  title: string;
  points: number;
  /** Whether the points are below the line: they count toward a game. */
  below: boolean;
  /** What the points are for, with the calculation. */
  reason: string;
}

/** The answer to `typed`, in sentences. */
export interface LinesAnswer { t: "answer"; lines: string[] }

/** A code that links another device to the visitor, once. */
export interface LinkCode {
  /** Eight letters and digits, in two groups. */
  code: string;
  /** How long it is valid. */
  seconds: number;
}

/** What a code would do: make this browser one of a person's, with all that it has. */
export interface LinkQuestion {
  /** Whose code it is. */
  person: Belongings;
  /** What this browser has until now, which the person will have. */
  here: Belongings;
}

/** A card in the list of its owner. */
export interface ListedCard {
  code: string;
  title: string;
  system: string;
  /** When it was changed last, in UTC. */
  since: string;
  /** Whether you play it at new tables, unless you choose otherwise. */
  preferred: boolean;
}

/** A system in the list of its owner. */
export interface ListedSystem {
  code: string;
  title: string;
  /** The system of the program with which it began. */
  base: string;
  /** When it was changed last, in UTC. */
  since: string;
}

/** A table that anybody may join. */
export interface ListedTable {
  code: string;
  /** The name of the game in links and logs. */
  game: string;
  /** The form of match. */
  kind: string;
  /** The people who sit there, without bots; an empty name for a person who has given none. */
  names: string[];
  /** The chairs that may be taken. */
  free: SeatCode[];
}

/** A version of a system. */
export interface ListedVersion {
  number: number;
  /** The file that was changed, or the agreement of the card; empty for the first one. */
  what: string;
  since: string;
}

export type LogCards = CardCode[];

/** A declarer, a strain, the tricks to make (7–13) and the stake. */
export interface LogContract { strain: StrainCode; tricks: number; stake: number; declarer: SeatCode }

/** An entry of the log. */
export type LogEntry =
  | StartedEntry | SeatedEntry | LeftEntry | CommittedEntry | PledgedEntry | UnrevealedEntry | DealtEntry | ExposedEntry
  | ActedEntry | SwappedEntry | ClaimedEntry | AnsweredEntry | AskedEntry | AllowedEntry | UndoneEntry | PassedOutEntry
  | ScoredEntry | RevealedEntry | SealedEntry | AlertedEntry | ExplainedEntry | ChattedEntry | FinishedEntry
  | HiddenEntry;

/** `points` for the seats in `to`, with the reason as `code` and `args`. */
export interface LogLine {
  to: SeatCode[];
  points: number;
  below: boolean;
  code: string;
  args: Record<string, number | string>;
  /** The same in the words of the reader. */
  reason?: string;
}

/** A call of an auction, with its player when North deals. */
export interface MadeCall {
  seat: SeatCode;
  call: string;
  meaning: string;
  /** The exact limits of the hands that make it; empty if the system does not make it. */
  exact: string;
  alert: boolean;
  /** Whether the system makes it; otherwise it is read as most players would make it. */
  system: boolean;
}

/** The code of a new challenge, at `/defi/CODE`, or match of teams, at `/equipe/CODE`. */
export interface MadeSet {
  code: string;
  /** The server's signature that it has the nonce of `drawn`; null without one. */
  acknowledged: NonceReceipt | null;
}

/** A form of match, and its parameter, if any. */
export interface MatchFormShape {
  /** The name of the form in requests. */
  kind: string;
  title: string;
  /** The name of its number; null if it has none. */
  parameter: string | null;
  default: number | null;
  /** The numbers that a page offers; a request may have others. */
  values: number[];
}

/** A form of match, and its parameters by name: `boards`, `deals`, `points` or `best_of`. */
export interface MatchRequest {
  /** One of the game's forms of match; by default its usual one. */
  kind?: string | null;
}

/** A match of two entrants in a round that was not played, and whose fault that is. */
export interface MatchVoided {
  event: "voided";
  round: number;
  first: number;
  second: number;
  fault: "both" | "director" | "first" | "second" | "withdrawal" | null;
  reason: string;
}

/** The meaning of a call. */
export interface MeaningAnswer {
  t: "meaning";
  /** The version in the question, if any. */
  about?: number;
  call: ActionCode;
  text: string;
  /** Missing if a player explained the call, or if it shows no hand. */
  shows?: ShownShape;
  /** Whether partner must not pass: for a round, or up to a game; with `shows`. */
  forcing?: "no" | "round" | "game";
}

/** A question about the meaning of a call, either `about` or `call`. */
export interface MeaningMessage {
  t: "meaning";
  /** The version of a call that has been made. */
  about?: number;
  /** A legal call. */
  call?: ActionCode;
}

/** Two entrants by number, and the round in which they met. */
export interface Meeting { round: number; one: number; other: number }

/** The organiser lets an event that has joined play the boards, and counts its results. */
export interface MemberAdmitted { event: "admitted"; member: string }

/** What the organiser of a simultaneous decides about an event that has joined. */
export interface MemberDecision { admitted: boolean }

/** A club, as the organiser calls it, may join with the code that follows from this number, from 1. */
export interface MemberInvited { event: "invited"; invitation: number; club: string; accepted?: boolean }

/** Another event, `member` by its code, plays the boards of this simultaneous, or asks to. */
export interface MemberJoined { event: "joined"; member: string; invitation?: number | null }

/** The organiser refuses an event that has joined, or takes its results out of the field. */
export interface MemberRemoved { event: "removed"; member: string }

/** What a simultaneous has decided about this event, or that this event has asked it. */
export interface MembershipChanged {
  event: "membership";
  simultaneous: string;
  standing: "asked" | "member" | "removed";
}

/** A call or card, which the page applies before it replaces sections. */
export interface MoveAnswer {
  t: "move";
  version: number;
  position: number;
  /** One `acted`, which an `exposed` may follow. */
  entries: LogEntry[];
  /** The entries as sentences, for screen readers. */
  said: string[];
  /** The winner of the trick that the card completes. */
  won?: SeatCode;
  /** The fields of the call that are not in its entry. */
  call?: MoveCallShape;
  /** The other sections that have changed, each complete. */
  picture: SomeSections;
}

/** The fields of a call just made that are not in its entry. */
export interface MoveCallShape { call?: ActionCode; alert?: boolean; text?: string }

/** What a section plays: in each round the cells of its tables. */
export interface Movement {
  name: string;
  kind: "pairs" | "teams" | "individual";
  entrants: number;
  rounds: Cell[][];
  winners: 1 | 2;
}

/** The movement of a section, with the minutes for each board; its first rounds may be over. */
export interface MovementPlanned {
  event: "planned";
  section: string;
  movement: Movement;
  round: number;
  minutes: number;
  online?: boolean;
  swiss?: SwissPlan | null;
}

/** The text of a file of movements, and its name. */
export interface MovementText {
  name: string;
  text: string;
  /** In a set, where the file numbers sets of boards and does not say it. */
  boards?: number;
}

/** A person of a list. */
export interface NameInList { name: string; licence: string }

/** A line of a list: the entrant that it names, or what is wrong with it. */
export interface NamesLine {
  line: string;
  entrant: number | null;
  /** The own name of a team; empty where none is stated. */
  team: string;
  people: NameInList[];
  sentence: string | null;
}

/** A list as it was understood; nothing of it is saved. */
export interface NamesList { header: string; lines: NamesLine[] }

/** An entry of an event's log: its name under `event`, and its fields (docs/events.md). */
export interface NewEntry {
  entry: EventLogEntry;
  /** The sender's own id of it: what is sent again is recognised. */
  client?: string;
  device?: string;
}

/** A new duplicate event. */
export interface NewEvent {
  title: string;
  date?: string;
  kind?: "pairs" | "teams" | "individual";
  method?: "matchpoints" | "cross-imps" | "butler";
  profile?: "plain" | "ffb" | "ebu" | "wbf";
  /** What a match is worth: victory points to two decimals or whole ones; for teams also the boards won. */
  scale?: "continuous" | "discrete" | "board-a-match";
  /** Whether pairs play matches for victory points, as in a Swiss event. */
  in_matches?: boolean;
  /** In place of what the profile sets: tie-breaks, decimals, trimming and others. */
  settings?: ChosenSettings | null;
  /** During these last rounds only directors see the ranking. */
  hidden_rounds?: number;
  /** Whether people enter themselves, and play at the program's own tables. */
  online?: boolean;
  /** Whether who has no opponents there sits out; otherwise robots, who are not ranked, play instead. */
  sit_outs?: boolean;
  /** After how long a robot calls or plays once for a player who is there online and does nothing. */
  move_minutes?: number;
  /** The robots that play there online; by default those of the organiser's language. */
  bots?: string | null;
  /** When it is to begin online, as players are shown; its director begins it. */
  starts?: string | null;
  /** Whether other events play its boards; it has no sections of its own. */
  simultaneous?: boolean;
  /** Of the simultaneous whose boards it plays; empty for boards of its own. */
  invitation?: string;
}

/** A ranking to publish. */
export interface NewRanking {
  /** Whether no more results are expected. */
  final?: boolean;
}

/** A system to begin with: one of the program under another title. */
export interface NewSystem {
  /** One of the systems that `GET /api/games` lists. */
  base: string;
  title?: string;
}

/** The player is ready for the next deal. */
export interface NextMessage {
  t: "next";
  /** The id of the message, so that it may be sent again without being taken twice. */
  id?: string;
  /** The deal that is over; once the next has been dealt, the message is one sent again. */
  deal?: number;
}

/** What a director's device adds to the boards of an event. */
export interface NonceBody {
  /** 32 random bytes in hexadecimal; secret until everybody has played. */
  nonce: string;
}

/** The server has stored a nonce, and signs that; the page that drew it keeps the signature. */
export interface NonceReceipt {
  /** The code of the table; of boards for several tables, that of the challenge, match or event. */
  table: string;
  /** 0 for all boards of several tables. */
  deal: number;
  attempt: number;
  /** The hash that the server published before. */
  hash: string;
  /** `organiser` for boards of several tables. */
  player: string;
  /** Ed25519 over the UTF-8 text `chelem:nonce:table:deal:attempt:hash:player:nonce`, in hexadecimal. */
  signature: string;
  /** The server's public key, as `GET /api/server-key` and `sealed` have it. */
  key: string;
}

/** How somebody enters an online event. */
export interface OnlineEntryRequest {
  /** Empty to keep the visitor's. */
  name?: string;
  /**
   * `anyone` who comes alone; somebody `invited` by a link, or a whole `team`; as a `substitute`, none yet.
   * Without an invitation others who come alone, or another pair, complete a team.
   */
  partner?: "robot" | "anyone" | "invited" | "team" | "substitute";
  /** The key in a partner's link. */
  invitation?: string;
  /** With an invitation: into which of the two pairs of a team. */
  pair?: 1 | 2;
  /** Whether public pages may show the name. */
  consent?: boolean;
}

/** How an online section of an event is played. */
export interface OnlineStart {
  section?: string;
  /** In a Swiss its rounds are empty: each is drawn when the one before is over. */
  movement: Movement;
  swiss?: OnlineSwiss | null;
  /** For each board. */
  minutes?: number;
  /** Whether all tables play the same boards in each round. */
  barometer?: boolean;
}

/** How the rounds of an online Swiss are drawn. */
export interface OnlineSwiss {
  /** In a round. */
  boards: number;
  /** What an odd number plays where nobody is a robot. */
  odd?: "bye" | "half-matches" | "triangle";
  first?: "halves" | "lot";
  seed?: number;
  /** Whether each round, the first too, waits for the director's draw. */
  director_draws?: boolean;
}

/** A card: anybody with its code may read and copy it, its owner alone changes it. */
export interface OpenCard {
  code: string;
  /** Whether it is yours. */
  own: boolean;
  /** Whether it is yours, and you play it at new tables unless you choose otherwise. */
  preferred: boolean;
  content: CardBody;
  /** Its file: TOML. */
  text: string;
}

/** A collection with its boards. */
export interface OpenCollection {
  code: string;
  name: string;
  kind: "file" | "kept" | "played";
  since: string;
  rows: BoardRow[];
}

/** A system: anybody with its code may read, play and copy it, its owner alone changes it. */
export interface OpenSystem {
  code: string;
  /** Whether it is yours. */
  own: boolean;
  title: string;
  base: string;
  /** Its file, with those chapters in it that differ from the program's. */
  text: string;
  /** The number of the version that is open. */
  version: number;
  /** Its versions, the oldest first; only its owner gets them. */
  versions: ListedVersion[];
  /** In the order in which they are read. */
  chapters: OwnChapter[];
}

/** An entrant that met the wrong opponents in a round of a Swiss: too strong ones, or too weak ones. */
export interface OpponentsMismatched {
  event: "mismatched";
  round: number;
  entrant: number;
  side: "higher" | "lower" | null;
  reason: string;
}

export type OptionValue = string | number | boolean;

/** A table played another board than planned, to which a result noted for the planned one belongs. */
export interface OtherBoardPlayed {
  accident: "other-board";
  section: string;
  round: number;
  table: number;
  board: number;
  played: number;
}

/** A choice of another agreement. */
export interface OtherChoice { agreement: string; choice: string; title: string; choice_title: string }

/** Another pair than planned sat one way at a table; the planned one takes its place elsewhere. */
export interface OtherPairSat {
  accident: "other-pair";
  section: string;
  round: number;
  table: number;
  side: SideCode;
  pair: number;
}

/** A file of a system: `main` is the text itself, the others are those that it includes. */
export interface OwnChapter {
  file: string;
  /** The headings in it, in order; none for a file of definitions and options. */
  titles: string[];
  /** How many sections of rules it has. */
  sections: number;
  /** Whether it is worded otherwise than in the program. */
  changed: boolean;
}

/** A page of the visitor's deals, newest first. */
export interface OwnDealList {
  /** The number of deals that match. */
  count: number;
  pages: number;
  rows: OwnDealShape[];
  /** The games to choose from. */
  games: string[];
  /** The partners to choose from, the most frequent first. */
  partners: string[];
}

/** A deal that the visitor has played at a table. */
export interface OwnDealShape {
  /** The code of the table. */
  table: string;
  /** The number of the deal at that table. */
  deal: number;
  /** When it was dealt, in UTC. */
  day: string;
  game: string;
  /** The form of match. */
  kind: string;
  /** Whether somebody held two of its hands. */
  practice: boolean;
  /** The visitor's seat at its end. */
  seat: SeatCode;
  /** The visitor's part; `passed` if all four passed. */
  role: "declarer" | "dummy" | "defender" | "passed";
  partner: string;
  /** The contract as text. */
  contract: string;
  declarer: SeatCode | null;
  result: string;
  /** The points of the visitor's side, less the opponents'. */
  points: number | null;
  /** The matchpoint percentage of the visitor's side; null until other tables have played the cards. */
  percent: number | null;
  /** The page with its review; null where neither its table nor its board are left. */
  link: string | null;
}

/** A pair came so late that these boards can no longer be played. */
export interface PairLate {
  accident: "late";
  section: string;
  round: number;
  table: number;
  side: SideCode;
  boards: number[];
}

/** The pairs of a table sat the wrong way round for these boards. */
export interface PairsTurned { accident: "turned"; section: string; round: number; table: number; boards: number[] }

/** The pairs of an entrant that have announced a card. */
export interface PairsWithCards { cards: number[] }

/** What is printed of an event. */
export interface PaperRequest {
  /** For guide cards, table cards, travellers, slips and signs. */
  section?: string;
  /** How phones reach this server, for the QR codes of signs. */
  address?: string;
}

/** Par: North-South's score and the par contracts. */
export interface ParShape {
  /** North-South's score. */
  points: number;
  /** The par contracts in words. */
  text: string;
}

/** Nobody bid, and the deal is dealt again. */
export interface PassedOutEntry extends BaseLogEntry {
  version: number;
  event: "passed_out";
  deal: number;
  attempt: number;
}

/** What a browser answers with a passkey. */
export interface PasskeyAnswer {
  /** The JSON of its `PublicKeyCredential`. */
  credential: string;
}

/** What a browser needs to make or use a passkey. */
export interface PasskeyOptions {
  /** JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
  options: string;
}

/** A passkey of the visitor. */
export interface PasskeyShape {
  id: string;
  /** The browser and system where it was made. */
  name: string;
  /** When it was made, in UTC. */
  since: string;
}

/** Changes of several people at once. */
export interface PeopleRequest { people: PersonChange[] }

/** The visitor's percentages in deals that bots have played too. */
export interface PercentFigures { deals: number; mean: number; steps: PercentStep[] }

/** Some consecutive deals, of a plot. */
export interface PercentStep {
  /** How many deals there are up to the last of them. */
  deals: number;
  /** The day of the last of them. */
  day: string;
  /** Their average percentage. */
  percent: number;
  /** The average of all deals up to there. */
  mean: number;
}

/** What is changed about a person of an event; what is left out stays. */
export interface PersonChange { id: string; name?: string | null; licence?: string | null; consent?: boolean | null }

/** A visitor, and at how many tables they have played. */
export interface PersonFacts { visitor: string; name: string; since: string; tables: number }

/** Everything a viewer may see of a table, in sections. */
export interface PictureShape {
  table: TableShape;
  you: YouShape;
  chairs: Record<SeatCode, ChairShape | "no_player" | null>;
  /** The number of spectators, as it was not long ago. */
  watching: number;
  /** Null before the first deal. */
  deal: DealShape | null;
  /** The hands by seat. */
  hands: Record<SeatCode, HandShape>;
  /** The calls of the auction. */
  calls: CallShape[];
  /** Null until the auction is over. */
  contract: ContractShape | null;
  /** Null until the first lead. */
  play: PlayShape | null;
  /** Null if nobody is to act. */
  turn: TurnShape | null;
  /** Your legal actions; empty if it is not your turn. */
  legal: ActionCode[];
  /** Null if none is pending. */
  claim: ClaimShape | null;
  undo: UndoShape;
  /** Null during a deal, and once the next one is being dealt. */
  between: BetweenShape | null;
  /** Null if the clock is not running. */
  clock: ClockShape | null;
  /** Null if nothing is promised of the deal. */
  promise: PromiseShape | null;
  sheet: SheetShape;
  /** The latest messages. */
  chat: ChatShape[];
  /** Null unless the owner has seen the deal before. */
  seen: KnownDealShape | null;
}

/** A message that keeps the connection open, sent every few seconds. */
export interface PingMessage {
  t: "ping";
  /** The seconds until the page says something again, at most; 6 s later the server takes it for lost. */
  within?: number;
}

/** The play of the cards. */
export interface PlayShape {
  /** The cards of the trick in progress. */
  trick: CardShape[];
  /** The last complete trick. */
  last: TrickShape | null;
  /** The winning side of each trick so far. */
  turned: SideCode[];
  /** The number of tricks of each side. */
  taken: Record<SideCode, number>;
  /** The number of tricks that declarer needs. */
  needed: number;
  /** How many tricks were over when a side's last claim was refused; until more are, it may not claim. */
  refused: Record<SideCode, number | null>;
}

/** A table in a round of a section. */
export interface PlayedAt { section: string; round: number; table: number }

/** The system of a card, and the agreements that it plays otherwise. */
export interface PlayedSystem {
  /** One of the systems that `GET /api/games` lists. */
  system: string;
  style?: string;
  /** By box and agreement, the choice where the card plays it otherwise than the system. */
  choices?: Record<string, Record<string, string>>;
}

/** Somebody plays in an entrant's place, or in place of one of its players, from a round on. */
export interface PlayerSubstituted { event: "substituted"; entrant: number; players: string[]; round: number }

/** Which players of a team sit one way at a table in a round; without any, that is not known. */
export interface PlayersFielded {
  event: "fielded";
  section: string;
  round: number;
  table: number;
  side: SideCode;
  players: string[];
}

/** The hash of a nonce that the page has drawn for the next deal, after the server has committed to it. */
export interface PledgeMessage {
  t: "pledge";
  /** The id of the message, so that it may be sent again without being taken twice. */
  id?: string;
  deal: number;
  attempt: number;
  /** SHA-256 of the nonce as text, in hexadecimal. Null: the page adds nothing, and nobody waits for it. */
  hash: string | null;
}

/** The hash of a nonce that a player's page has drawn. */
export interface PledgeShape { player: string; hash: string }

/** The hash of a nonce that a player's page adds to the next deal. */
export interface PledgedEntry extends BaseLogEntry { version: number; event: "pledged"; player: string; hash: string }

/** Some consecutive deals, of a plot. */
export interface PointsStep {
  /** How many deals there are up to the last of them. */
  deals: number;
  /** The day of the last of them. */
  day: string;
  /** The total up to there. */
  points: number;
}

/** The table's policy. */
export interface Policy {
  /**
   * `free`: at once. `consent`: at once in the auction until partner has called; in the play once the people of the
   * other side consent. `off`: never. Always only back to the last time a hand was shown.
   */
  undo: "free" | "consent" | "off";
  /**
   * What spectators see. `nobody`: spectators are not admitted; `table`: the cards on the table; a seat: that hand too;
   * `delayed`: all hands, one deal late.
   */
  watch: "nobody" | "table" | "delayed" | "N" | "E" | "S" | "W";
  /** The bots' pause before a move, longer after a trick; with `instant` they make no pause. */
  pace: "calm" | "medium" | "brisk" | "instant";
  /** Seconds for a move, after which a bot makes it; 0 for no limit. */
  clock: 0 | 30 | 60 | 90 | 120 | 180 | 240 | 300;
  /** Who explains a call. `self`: the caller, to the opponents; `partner`: partner, to everyone. */
  alerts: "self" | "partner";
  /** Who may ask for hints. `alone`: a player among bots only; `allowed`: every player; `off`: nobody. */
  hints: "alone" | "allowed" | "off";
  /** The seconds for which the chair of a player who has gone is theirs before a bot may take it. */
  grace: 0 | 15 | 30 | 60 | 120;
  /**
   * What a player alone among bots does after the lead where they are dummy. `look`: they are shown declarer's hand.
   * `alone`: they take declarer's chair up to the end of the deal; the bot takes theirs.
   */
  declare: "off" | "look" | "alone";
  /** Whether `GET /api/open-tables` lists the table to everybody until its match starts. */
  listed: boolean;
}

/** The settings of a policy to change. */
export interface PolicyChanges {
  undo?: "free" | "consent" | "off";
  watch?: "nobody" | "table" | "delayed" | "N" | "E" | "S" | "W";
  pace?: "calm" | "medium" | "brisk" | "instant";
  clock?: 0 | 30 | 60 | 90 | 120 | 180 | 240 | 300;
  alerts?: "self" | "partner";
  hints?: "alone" | "allowed" | "off";
  grace?: 0 | 15 | 30 | 60 | 120;
  declare?: "off" | "look" | "alone";
  listed?: boolean;
}

/** A setting of a table's policy. */
export interface PolicySetting {
  name: string;
  /** All allowed values. */
  values: OptionValue[];
  default: OptionValue;
  /** Whether all tables of a board set share it: nobody changes it there. */
  shared: boolean;
  /** Whether it is offered while a table is made. */
  first: boolean;
}

/** The answer to `ping`. */
export interface PongAnswer { t: "pong" }

/** Practice after the defenders' latest cards; the learner plays North and South. */
export interface PracticeState {
  layout: LessonLayout;
  legal: CardCode[];
  /** How many cards had been played when practice began. */
  start: number;
  /** The high-card points dealt to South and to North; empty if practice is the end of a deal. */
  points: number[];
  /** The tricks to take. */
  goal: number;
  /** The tricks that North-South have. */
  won: number;
  /** The tricks that East-West have. */
  lost: number;
  over: boolean;
  /** A card that keeps the goal in reach; null if none does. */
  advice: CardCode | null;
  /** How many cards preceded the one that put the goal out of reach; null while it is in reach. */
  lost_at: number | null;
  /** A card that would have kept it in reach then. */
  better: CardCode | null;
}

/** The problems of play, in their order. */
export interface ProblemList { problems: ProblemSummary[] }

/** A problem of play as it is set. */
export interface ProblemPage {
  number: number;
  level: "easy" | "medium" | "hard";
  defends: boolean;
  /** South, who plays dummy too, or a defender, who plays one hand. */
  learner: SeatCode;
  /** The contract, the lead and the goal in a sentence. */
  question: string;
  auction: LessonAuction;
  /** HTML that points to the idea. */
  hint: string;
  state: ProblemState;
  /** How many problems there are. */
  count: number;
  previous: number | null;
  next: number | null;
}

/** The text of a problem report. */
export interface ProblemReport { text: string }

/** A problem of a board at a line of its file; `severity` is fault, warning or skipped. */
export interface ProblemShape { line: number; severity: "fault" | "warning" | "skipped"; sentence: string }

/** The solution of a problem, with the four hands. */
export interface ProblemSolution {
  theme: string;
  html: string;
  /** All hands, with the opening lead. */
  layout: LessonLayout;
}

/** A problem after the others' latest cards. */
export interface ProblemState {
  /** The hands of the learner and dummy. */
  layout: LessonLayout;
  /** The cards that the learner may play. */
  legal: CardCode[];
  /** The tricks that the learner's side needs. */
  goal: number;
  /** The tricks of the learner's side. */
  won: number;
  /** The tricks of the other side. */
  lost: number;
  over: boolean;
  /** How many cards, with the opening lead, preceded the learner's card that put the goal out of reach. */
  lost_at: number | null;
  /** A card that would have kept it in reach then. */
  better: CardCode | null;
}

/** A problem of play in the list. */
export interface ProblemSummary {
  /** From 1, the easiest first; a problem keeps its number. */
  number: number;
  level: "easy" | "medium" | "hard";
  /** The contract in words, with the declarer. */
  contract: string;
  /** Whether the learner is a defender. */
  defends: boolean;
  /** What the problem is about, as plain text; it gives the solution away. */
  theme: string;
}

/** What is promised of a deal: the server's hash, and those of the pages of people. */
export interface PromiseShape {
  deal: number;
  attempt: number;
  /** What the deal waits for: `pledge`, hashes of nonces; `reveal`, the nonces; `dealt`, nothing more. */
  stage: "pledge" | "reveal" | "dealt";
  /** SHA-256 of the server's salt, in hexadecimal. */
  hash: string;
  /** In their order, which the cards depend on. */
  pledges: PledgeShape[];
  /** The players whose pages add nothing to the deal. */
  unrevealed: string[];
  /** The seats of the people whose pages have still to answer. */
  waiting: SeatCode[];
}

/** The commitment made before a deal, and the values that verify it. */
export interface ProofShape {
  /** SHA-256 of the UTF-8 text `number:salt`, in logs of format 2 of the salt, in hexadecimal. */
  hash: string;
  /** The number of the four hands. */
  number: string;
  salt: string;
  /** In the order of the pledges; null in logs of format 1. */
  contributions: ContributionShape[] | null;
  /** The players whose pages added nothing. */
  unrevealed: string[];
}

/** The ages of the tables, null for ever, and of the events whose names `chelem prune` removes. */
export interface PruneAges { age: string | null; names: string }

/** The public key of the server's signatures in logs. */
export interface PublicKey {
  /** Ed25519, 64 hexadecimal digits, as in `sealed`. */
  key: string;
}

/** A browser's subscription to notifications, as its push service has made it. */
export interface PushRequest {
  /** The address at the push service. */
  endpoint: string;
  /** `p256dh` of the subscription: a point of P-256, as base64url. */
  public_key: string;
  /** `auth` of the subscription: 16 bytes, as base64url. */
  secret: string;
}

/** Whether a device is notified of the visitor's turns when no page is open. */
export interface PushState {
  /** The server's key for `PushManager.subscribe`, as base64url; null if it sends no notifications. */
  key: string | null;
  /** The address at the push service where this device is notified; null if it is not. */
  endpoint: string | null;
  /** The language of its notifications. */
  language: string | null;
}

/** A possible answer of a quiz, and why it is right or wrong, as plain text. */
export interface QuizAnswer {
  value: string;
  label: string;
  right: boolean;
  /** Empty where the program does not say so. */
  why: string;
}

/** The ranking after the first `of` entries is published; `hash` is the SHA-256 of its JSON. */
export interface RankingPublished { event: "published"; of: number; hash: string; final?: boolean }

/** The reason for a refusal. */
export interface RefusalShape {
  /** The reason, for programs. */
  code: string;
  /** The facts that the sentence mentions, by name. */
  facts: Record<string, string | number>;
  /** The reason for people, in the requested language. */
  sentence: string;
  /** Whether to send the same again: `never`, `later` after a pause, or `after` the fact `seconds`. */
  retry: "never" | "later" | "after";
}

/** A message was refused; nothing has changed. */
export interface RefusedAnswer {
  /** The reason, for programs. */
  code: string;
  /** The facts that the sentence mentions, by name. */
  facts: Record<string, string | number>;
  /** The reason for people, in the requested language. */
  sentence: string;
  /** Whether to send the same again: `never`, `later` after a pause, or `after` the fact `seconds`. */
  retry: "never" | "later" | "after";
  t: "refused";
  /** The `id` of the refused message, if it had one. */
  id?: string;
}

/** An event that is there no longer. */
export interface RemovedEvent { code: string }

/** A report of a problem: its table and the version of the log at that time, -1 before the match. */
export interface ReportFacts {
  number: number;
  code: string;
  visitor: string | null;
  version: number;
  text: string;
  at: string;
}

/** Reports of problems, newest first. */
export interface ReportList { reports: ReportFacts[] }

/** The number of a stored report. */
export interface ReportNumber { number: number }

/** What went wrong at a table, to see which entries say so. */
export interface ReportedAccident { accident: EventAccident }

/** The other side agrees with what entry `of` reports. */
export interface ResultConfirmed { event: "confirmed"; of: number }

/** The right result in place of what was reported for a board at a table, and why. */
export interface ResultCorrected {
  event: "corrected";
  section: string;
  round: number;
  table: number;
  board: number;
  result: TableResult;
  reason?: string | null;
}

/** The other side does not agree with what entry `of` reports. */
export interface ResultDisputed { event: "disputed"; of: number }

/** The result of a board at a table, as one device says. */
export interface ResultReported {
  event: "reported";
  section: string;
  round: number;
  table: number;
  board: number;
  result: TableResult;
}

/** A table's result on a board. */
export interface ResultShape {
  /** The score of your side, or of the pair in your direction. */
  points: number;
  /** Its matchpoint percentage. */
  percent: number;
  /** Its average IMPs against each other table. */
  imps: number;
  contract: string;
  result: string;
  /** The first card; null if unknown, and at your table. */
  lead: CardCode | null;
  /** Whether this is your table. */
  you: boolean;
  /** How North-South and East-West bid there, in words; null if unknown, and at your table. */
  pairs: string[] | null;
}

/** The results of two boards were each noted on the other one. */
export interface ResultsExchanged {
  accident: "exchanged";
  section: string;
  round: number;
  table: number;
  board: number;
  other: number;
}

/** Results typed from paper, a line each; the table is needed where lines do not name the pairs. */
export interface ResultsFromPaper {
  section: string;
  text: string;
  round?: number | null;
  table?: number | null;
  /** By line, what it may replace: what an answer had as `replaces`, if it is still there. */
  replacing?: Record<string, string[]>;
}

/** The age of what `chelem prune` removes; null for none set. */
export interface RetentionAge { age: string | null }

/** The nonce, once everybody has pledged. */
export interface RevealMessage {
  t: "reveal";
  /** The id of the message, so that it may be sent again without being taken twice. */
  id?: string;
  deal: number;
  attempt: number;
  /** 32 random bytes in hexadecimal; they stay secret until the deal is over. */
  nonce: string;
}

/** All cards of a finished deal, with the salt, and in format 2 the nonces, that verify the promise. */
export interface RevealedEntry extends BaseLogEntry {
  version: number;
  event: "revealed";
  deal: number;
  attempt?: number | null;
  number: string;
  salt: string;
  hands: Record<SeatCode, LogCards>;
  nonces?: Record<string, string> | null;
}

/** A finished deal, card by card. */
export interface ReviewShape {
  deal: number;
  board: number | null;
  dealer: SeatCode;
  vulnerable: SeatCode[];
  /** The hands as dealt. */
  hands: Record<SeatCode, CardCode[]>;
  /** The chairs when the deal was dealt. */
  chairs: Record<SeatCode, ChairShape | "no_player" | null>;
  /** In Whiz, the two seats that exchanged chairs before the lead. */
  swapped: [SeatCode, SeatCode] | null;
  calls: CallShape[];
  tricks: TrickShape[];
  contract: ContractShape | null;
  /** The row of the score sheet. */
  row: RowShape;
  /** How the game prepared the cards, and what that gave, in words; null if they were dealt as usual. */
  prepared: string | null;
  /** Null if there was no commitment to the deal. */
  proof: ProofShape | null;
  /** Null unless other tables play the same board. */
  set_proof: SetProofShape | null;
  /**
   * Where people have called otherwise than the card or system of their side, in the order of their calls.
   * In an event only those of pairs with a card: what others have agreed is not known.
   */
  card_notes: CardNoteShape[];
  /** A sentence for each call and card. */
  told: string[];
  /** The number of the deal. */
  number: string;
  /** Whether others have still to play it: it is neither played again nor shown to anybody meanwhile. */
  live: boolean;
}

/** Who meets whom in a round of a Swiss event, with the inputs from which anyone can draw it again. */
export interface RoundDrawn { event: "drawn"; section: string; round: number; draw: Draw }

/** Minutes by which the round in play of a section lasts longer, or shorter; entries add up. */
export interface RoundExtended { event: "extended"; section: string; round: number; minutes: number }

/** The clock of a section stands still for a break, or goes on. */
export interface RoundPaused { event: "paused"; section: string; going?: boolean }

/** A section begins a round. */
export interface RoundStarted { event: "started"; section: string; round: number }

/** A deal on the score sheet. */
export interface RowShape {
  deal: number;
  board: number | null;
  dealer: SeatCode;
  vulnerable: SeatCode[];
  /** The contract in words; empty if everyone passed. */
  contract: string;
  declarer: SeatCode | null;
  /** `=`, `+1`, `−2`. */
  result: string;
  /** By side, or by player in individual games. */
  points: Record<string, number>;
  /** Points below the line by side; null on a sheet without a line. */
  below: Record<SideCode, number> | null;
  /** Points above the line by side; null on a sheet without a line. */
  above: Record<SideCode, number> | null;
  /** The side that completed a game with this deal. */
  game: SideCode | null;
  /** Whether declarer's side lost the match at once with this deal, whatever its points. */
  lost: boolean;
  lines: LineShape[];
  /** The sentence on tricks that a claim gave away and that stay (Law 71); null if there are none. */
  kept: string | null;
  /** Whether it was played as practice: a dummy alone among bots declared for their partner, or looked. */
  practice: boolean;
  /** Whether its cards were chosen for practice, not shuffled. */
  selected: boolean;
  /** In duplicate, the results of other tables. */
  compare: ComparisonShape | null;
}

/** A rules page: its title, its HTML without the title, its main sections. */
export interface RulesPage { title: string; html: string; sections: RulesSection[] }

/** A section of a rules page. */
export interface RulesSection {
  /** The anchor for links, the same in every language. */
  id: string;
  title: string;
}

/** A call that means something else than before. */
export interface SaidChange {
  /** The calls before it, the dealer's first. */
  auction: string[];
  call: string;
  before: string;
  now: string;
}

/** What was found in a system, where, and whether the change has brought it. */
export interface SaidFinding {
  sentence: string;
  /** The file of the system; `main` for its own text. */
  file: string;
  /** 0 where it is about no line. */
  line: number;
  /** Whether it is wrong; otherwise it is something to look at. */
  fault: boolean;
  new: boolean;
}

/** The score of a contract: the total, its lines, and the table of every result. */
export interface ScoreBreakdown {
  method: string;
  /** The contract of the query, as a code. */
  contract: string;
  tricks: number;
  /** The query in words. */
  text: string;
  /** Signed from declarer's side; by player or side if several can score. */
  total: number | Record<string, number>;
  /** The totals with their receivers in words. */
  totals: BreakdownTotal[];
  /** A sentence if the result loses the match at once; otherwise null. */
  lost: string | null;
  lines: BreakdownLine[];
  table: BreakdownTable;
}

/**
 * One input: a `choice` among `options`, a `flag`, or `honours` by place.
 * `no_trumps` replaces `options` in notrump, `no_trumps_label` the label; of honours, `options` are the places and
 * `void` is the name under which the places without trumps are written.
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
export interface ScoreLabelsShape { level: string; strain: string; tricks: string }

/** A value as a link writes it, and its words. */
export interface ScoreOptionShape { value: string; label: string }

/** The score of a deal; no contract if it was passed out and counts. */
export interface ScoredEntry extends BaseLogEntry {
  version: number;
  event: "scored";
  deal: number;
  contract: LogContract | null;
  tricks: Record<SideCode, number> | null;
  lines: LogLine[];
  claim?: boolean;
  kept?: number | null;
}

/**
 * A scoring method: what its contracts may be, the labels of its keys, its further inputs.
 * `numbers` are those of contracts by strain, in places that correspond; `number_keys` words them, if digits do not.
 * `doublings` is how often a contract can be doubled, `stakes` words the first of them.
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
export interface ScoringMethods { methods: ScoringMethodShape[] }

/** The server's Ed25519 signature, in hexadecimal like `key`, of the chain up to the entry before. */
export interface SealedEntry extends BaseLogEntry { version: number; event: "sealed"; signature: string; key: string }

/** The results of a search, limited in number. */
export interface SearchResults {
  rows: FoundBoard[];
  /** Whether there are further results. */
  more: boolean;
}

/** Which entrant somebody says that they are. */
export interface SeatClaimed {
  entrant: number;
  /** The letters on the guide card; empty to ask the director. */
  code?: string;
}

/** A seat. */
export type SeatCode = "N" | "E" | "S" | "W";

/** A draw for partners: the two highest cards play together. */
export interface SeatDrawShape {
  cards: CardShape[];
  /** The seat of the player who chooses a seat until the match starts. */
  highest: SeatCode;
  /** Whether this player deals first: not where the boards, or cards that were chosen, say who does. */
  deals: boolean;
}

/** Somebody takes an empty chair; in their own copy of the log, `cards` is the hand dealt to it. */
export interface SeatedEntry extends BaseLogEntry {
  version: number;
  event: "seated";
  seat: SeatCode;
  player: string;
  name?: string | null;
  kind: string;
  cards?: LogCards | null;
}

/** A person who has played at a table; `seat` is null once they have left. */
export interface SeatedPerson { name: string; visitor: string; seat: string | null }

/** A message was taken already, or, if no entry of the log confirms it, now: `next`, `reveal`. */
export interface SeenAnswer {
  t: "seen";
  /** The `id` of the message. */
  id: string;
}

/** Whether a session is open. */
export interface SessionState { open: boolean }

/** A board that several tables play: which, and what its cards follow from. */
export interface SetProofShape {
  kind: "challenge" | "teams" | "daily" | "event";
  /** The code of the challenge, of the match of teams, or of the event: of a day's `daily-` and its date. */
  code: string;
  /** Its number, in what its salt is made from. */
  board: number;
  salt: string;
  /** Whether the server is known to have drawn it without anybody else. */
  alone: boolean;
}

/** An option of a game, or a setting of a table. */
export interface SettingShape {
  name: string;
  /** All allowed values. */
  values: OptionValue[];
  default: OptionValue;
}

/** The score sheet of a match. */
export interface SheetShape {
  /**
   * The layout: a column of `points`; a `line` or `split` between points below and above the line; prepared `slots`; a
   * column for each of the `players`.
   */
  form: "points" | "line" | "split" | "slots" | "players";
  /** The number of rows drawn from the start. */
  slots: number | null;
  columns: ColumnShape[];
  /** A row for each scored deal. */
  rows: RowShape[];
  /** The totals by key of column. */
  totals: Record<string, number>;
  /** The number of games of each side; null on a sheet without a line. */
  games: Record<SideCode, number> | null;
  /** The part-scores of each side; null on a sheet without a line. */
  parts: Record<SideCode, number> | null;
  /** In duplicate, your place among the tables; null while nothing is compared. */
  standing: StandingShape | null;
  /** Null until the match is over. */
  verdict: VerdictShape | null;
}

/** The hands that a call shows by the bots' system, with the player's earlier calls. */
export interface ShownShape {
  /** High-card points. */
  points: [number | null, number | null];
  spades: [number | null, number | null];
  hearts: [number | null, number | null];
  diamonds: [number | null, number | null];
  clubs: [number | null, number | null];
}

/** What a side bids by, bots and people; its calls are explained by it. */
export interface SideBiddingShape {
  /** The bidding system, one of `GET /api/games`, of its card too. */
  system: string;
  /** The style of the system; empty for the usual one. */
  style: string;
  /**
   * The title of its convention card, which may be empty, or of the system that somebody has written; null if it bids
   * by the system as it is.
   */
  card: string | null;
}

/** Two partners: North-South or East-West. */
export type SideCode = "NS" | "EW";

/** What a side bids by: one of the systems, a convention card, or a system that somebody has written. */
export interface SideRequest {
  /**
   * One of the systems that `GET /api/games` lists; by default that of the bots. Null with a card or a system of
   * somebody's own.
   */
  system?: string | null;
  /** One of the system's styles; by default the usual one. */
  style?: string | null;
  /** The code of a convention card, of any visitor; the table keeps the card as it is now. */
  card?: string | null;
  /** The text of a card's file, in place of a code: TOML, as `chelem convention-card` reads it. */
  card_text?: string | null;
  /** The code of a system that a visitor has written; the table keeps its text as it is now. */
  own_system?: string | null;
}

/** What each side bids by; null for what the bots do. */
export interface SidesRequest { NS?: SideRequest | null; EW?: SideRequest | null }

/** What the organiser of a simultaneous gives to the directors of other events. */
export interface SimultaneousInvitation { invitation: string }

/** Who really sat at a table, with which boards. */
export interface Sitting { ns: number[]; ew: number[]; boards: number[] }

/** A code that a director has read out, or that is on the card of a table. */
export interface SixLetters { code: string }

/** Some sections of a table, each complete. */
export type SomeSections = Partial<PictureShape>;

/** Whether an entrant is ranked: one without standing counts for its opponents, but has no place. */
export interface StandingSet { event: "standing"; entrant: number; standing: "ranked" | "unranked" }

/** The rank of your table over the deals that other tables have played too. */
export interface StandingShape {
  /** Your side's average matchpoint percentage. */
  percent: number;
  /** The sum of its IMPs. */
  imps: number;
  /** The place by percentages among the tables, from 1. */
  rank: number;
  /** How many other tables have the same percentage. */
  level: number;
  /** How many tables are ranked, yours included. */
  tables: number;
  /** How many deals are compared. */
  boards: number;
}

/** A match begins, with its players in their first chairs. */
export interface StartedEntry extends BaseLogEntry {
  version: 0;
  event: "started";
  format: 1 | 2 | 3;
  game: string;
  match: { kind: string };
  options: Record<string, unknown>;
  players: Record<SeatCode, string>;
  draw?: Record<SeatCode, CardCode>;
}

/** The calls and cards to repeat before the replay of a deal starts. */
export interface StartingPoint { steps?: number }

/** The state of the server has changed, or is not as usual when a page connects. */
export interface StatusAnswer {
  t: "status";
  /** Whether it can keep moves; while it cannot, it refuses them with `message.failed`. */
  store: "ok" | "away";
  /** There while the robots of this table take long to move, as the server is busy. */
  robots?: "slow";
}

/** End the match, if its form allows that; only the owner may. */
export interface StopMessage {
  t: "stop";
  /** The id of the message, so that it may be sent again without being taken twice. */
  id?: string;
}

/** Where a board is stored: its collection and its number. */
export interface StoredPlace { collection: string; place: number }

/** A suit, or notrump. */
export type StrainCode = "C" | "D" | "H" | "S" | "NT";

/** Series: days in a row with a deal, deals in a row without an error. */
export interface StreaksShape {
  /** The days of the series that goes on; 0 if the last deal was before yesterday. */
  days: number;
  /** The days of the longest series. */
  best_days: number;
  /** The deals without an error since the last one with any. */
  clean: number;
  /** The deals of the longest series. */
  best_clean: number;
}

/** The boards of a text as a list, and one of them in detail. */
export interface StudiedBoards { rows: BoardRow[]; study: StudyShape }

/** A way to play an agreement: what it changes in a system. */
export interface StudiedChoice {
  system: string;
  system_title: string;
  agreement: string;
  choice: string;
  /** The agreement, as the card names it. */
  title: string;
  choice_title: string;
  /** Whether the system plays it anyway; it is then compared with another choice. */
  usual: boolean;
  /** What else is changed, where it does not go together with all that the system plays. */
  together: OtherChoice[];
  auctions: ChoiceAuction[];
  examples: ChoiceExample[];
}

/** A call of a board, with its alert and explanation. */
export interface StudyCall {
  seat: SeatCode;
  call: ActionCode;
  alert: boolean;
  /** The explanation given in the file. */
  text: string | null;
}

/** A board in detail; facts missing from the file are null or empty, and listed in `lacks`. */
export interface StudyShape {
  board: string;
  facts: FactShape[];
  /** The players by seat. */
  names: Record<SeatCode, string>;
  dealer: SeatCode | null;
  vulnerable: SeatCode[] | null;
  /** Null for a hand that the file does not give. */
  hands: Record<SeatCode, CardCode[] | null>;
  calls: StudyCall[];
  tricks: TrickShape[];
  contract: ContractShape | null;
  row: BoardRow;
  /** A sentence for each call and card. */
  told: string[];
  /** The deal's number, if all four hands are known. */
  number: string | null;
  /** Sentences: what is missing. */
  lacks: string[];
  /** The problems found by validation. */
  problems: ProblemShape[];
  /** The comments of the board in the file. */
  comments: string[];
  /** A path of this site that contains the board. */
  link: string;
  /** The board as PBN, for `/api/boards`. */
  text: string;
}

/** A style of a bidding system. */
export interface StyleShape { style: string; title: string }

/** How many tricks the player surely takes, by the cards that the player sees; within 5 s. */
export interface SureAnswer {
  t: "sure";
  /** That of the question. */
  position: number;
  /** That of the question. */
  tricks: number;
  /** How many, if more than these; null if no more, or in doubt. */
  sure: number | null;
}

/** A question how many tricks are sure, before fewer than all are claimed. */
export interface SureMessage {
  t: "sure";
  /** The position that the claim would answer. */
  position: number;
  /** The number that the player is about to claim. */
  tricks: number;
}

/** Two players exchange chairs and hands. */
export interface SwappedEntry extends BaseLogEntry { version: number; event: "swapped"; seats: [SeatCode, SeatCode] }

/** Two entrants by number, the better placed first. */
export interface SwissMatch { first: number; second: number }

/** How many rounds of how many boards, what an odd number plays, and how the first round is drawn. */
export interface SwissPlan {
  rounds: number;
  boards: number;
  odd: "bye" | "half-matches" | "triangle";
  first: "halves" | "lot";
  seed: number;
  exchange?: boolean;
}

/** An entrant's number, its place and its victory points. */
export interface SwissStanding { entrant: number; rank: number; victory_points?: string | number }

/** An auction by a system: what each call has shown, and what the next ones would show. */
export interface SystemAuction {
  system: string;
  title: string;
  auction: MadeCall[];
  /** None when the auction is over. */
  turn: SeatCode | null;
  /** The calls that the system makes next, cheapest first. */
  calls: ExplainedCall[];
  /** The legal calls. */
  legal: string[];
}

/** A chapter of a system: its id in addresses, the same in every language, and its title. */
export interface SystemChapter { id: string; title: string }

/** The chapters of a bidding system, part by part, and the topics that it can be asked about. */
export interface SystemContents { system: string; title: string; parts: SystemPart[]; topics: string[] }

/** Hands dealt that bid an auction, for each player who has called. */
export interface SystemExamples { seats: SystemHands[] }

/** Hands that bid so, for one seat. */
export interface SystemHands {
  seat: SeatCode;
  /** Cards, as in a log; empty if none were found. */
  hands: string[][];
}

/** Chapters that belong together: `openings`, `major`, `rebids`, `slams`, `competition` and others. */
export interface SystemPart { part: string; chapters: SystemChapter[] }

/** A hand and an auction, dealt by the rules; South is to call. */
export interface SystemQuestion {
  system: string;
  topic: string;
  seed: number;
  dealer: SeatCode;
  vulnerable: SeatCode[];
  /** The points below the line of South's side and of the other; none at duplicate. */
  below: number[];
  auction: MadeCall[];
  hand: string[];
  legal: string[];
  /** The call of the system. */
  answer: string;
  /** What that call shows, by the rule that chooses it with this hand. */
  reason: string;
  /**
   * The calls that the system makes there with some hand, cheapest first, then those that it only names to be judged by
   * simulation beside them. None counts as equivalent to the answer.
   */
  calls: ExplainedCall[];
}

/** What a change of a system changes. */
export interface SystemReport {
  findings: SaidFinding[];
  /** What was wrong before, and is no more. */
  mended: string[];
  /** Calls with rules that are worded otherwise. */
  written: SaidChange[];
  written_in_all: number;
  /** Other calls that mean something else in consequence. */
  consequences: SaidChange[];
  consequences_in_all: number;
  /** Hands that make the first of the changed calls. */
  hands: string[][];
  /** The auctions that were examined. */
  examined: number;
}

/** A bidding system, and its styles besides the usual one. */
export interface SystemShape { system: string; title: string; styles: StyleShape[] }

/** The texts of a system, and what each of its chapters has from them. */
export interface SystemSources { system: string; title: string; texts: TextRead[]; chapters: ChapterTexts[] }

/** A change of the table, or the reply to `hello`. */
export interface TableAnswer {
  t: "table";
  version: number;
  position: number;
  /** The log's entries after the page's last version, as its reader may see them, without times. */
  entries: LogEntry[];
  /** The entries as sentences, for screen readers; to a new page, the deal so far, until its first card. */
  said: string[];
  /** The sections that have changed, each complete; after `hello` all of them. */
  picture: SomeSections;
}

/** A table as returned by HTTP calls. */
export interface TableCard {
  code: string;
  game: string;
  /** The form of match. */
  kind: string;
  /** The parameters of the match by name. */
  parameters: Record<string, number>;
  /** The options of the game that differ from their defaults. */
  options: Record<string, OptionValue>;
  status: "open" | "playing" | "over";
  /** Whether you own the table. */
  owner: boolean;
  policy: Policy;
  /** Null unless players are asked whether spectators may see a hand; one refusal ends it. */
  watch_asked: WatchAskedShape | null;
  bots: BotsShape;
  /** What each side bids by. */
  sides: Record<SideCode, SideBiddingShape>;
  /** The tricks to add to a contract's number: 6, or 0 in Whiz; null if contracts have no number. */
  base: number | null;
  /** Whether contracts have a number. */
  numbered: boolean;
  /** The suits in display order. */
  suits: string[];
  /** Whether vulnerability matters in the game. */
  vulnerability: boolean;
  /** The number of players. */
  people: number;
  /** Whether points are counted by player, not by side. */
  individual: boolean;
  /** Whether calls are alerted and explained. */
  alerts: boolean;
  /** The number of prepared deals of a match. */
  prepared: number;
  /** The kinds of call. */
  kinds: KindShape[];
  /** The code of the table of the rematch. */
  next: string | null;
  /** The draw for partners by which the players sat when the match started, or will if nobody moves. */
  seat_draw: SeatDrawShape | null;
  /** Null unless other tables play the same boards. */
  board_set: BoardSetShape | null;
  /** By seat: null for an empty chair, `no_player` for the seat without a player. */
  chairs: Record<SeatCode, ChairShape | "no_player" | null>;
  you: YouShape;
}

/** The code of a new table. */
export interface TableCode { code: string }

/** A table to create; missing fields have defaults. */
export interface TableRequest {
  /** By default the first that `GET /api/games` lists. */
  game?: string | null;
  match?: MatchRequest | null;
  /** The options of the game, as `GET /api/games` lists them. */
  options?: Record<string, OptionValue> | null;
  /** By default `me` for South and `bot` for the others; an `open` chair waits for a person. */
  chairs?: Record<SeatCode, "me" | "bot" | "open"> | null;
  policy?: PolicyChanges | null;
  /**
   * The bots, as `STRENGTH[:SYSTEM[:STYLE]]`; `GET /api/games` lists the names.
   * What is left out is as in its default, whose system is that of the language of the request.
   */
  bots?: string | null;
  /**
   * What the sides bid by, bots and people, where that is not the system of `bots`.
   * Where it is left out, the side of the visitor plays the convention card that they prefer, if any.
   * The calls of each side are explained by its own system or card.
   */
  sides?: SidesRequest | null;
  /** The cards of the first deal; by default they are shuffled. */
  deal?: FirstCards | null;
  /** Deals of a theme to train with; by default ordinary deals. */
  training?: TrainingRequest | null;
}

/** What a table reports: a contract with declarer's tricks, and the lead if known; or why there is none. */
export type TableResult =
  | { contract: LogContract; tricks: number; lead?: CardCode }
  | { passed: true }
  | { unplayed: true };

/** The settings of a table. */
export interface TableShape {
  code: string;
  game: string;
  /** The form of match. */
  kind: string;
  /** The parameters of the match by name. */
  parameters: Record<string, number>;
  /** The options of the game that differ from their defaults. */
  options: Record<string, OptionValue>;
  status: "open" | "playing" | "over";
  /** Whether you own the table. */
  owner: boolean;
  policy: Policy;
  /** Null unless players are asked whether spectators may see a hand; one refusal ends it. */
  watch_asked: WatchAskedShape | null;
  bots: BotsShape;
  /** What each side bids by. */
  sides: Record<SideCode, SideBiddingShape>;
  /** The tricks to add to a contract's number: 6, or 0 in Whiz; null if contracts have no number. */
  base: number | null;
  /** Whether contracts have a number. */
  numbered: boolean;
  /** The suits in display order. */
  suits: string[];
  /** Whether vulnerability matters in the game. */
  vulnerability: boolean;
  /** The number of players. */
  people: number;
  /** Whether points are counted by player, not by side. */
  individual: boolean;
  /** Whether calls are alerted and explained. */
  alerts: boolean;
  /** The number of prepared deals of a match. */
  prepared: number;
  /** The kinds of call. */
  kinds: KindShape[];
  /** The code of the table of the rematch. */
  next: string | null;
  /** The draw for partners by which the players sat when the match started, or will if nobody moves. */
  seat_draw: SeatDrawShape | null;
  /** Null unless other tables play the same boards. */
  board_set: BoardSetShape | null;
}

/** Who sits in a chair of a room. */
export interface TeamChair { name: string; kind: "person" | "bot"; you: boolean; team: "A" | "B" }

/** A board that has been finished in the reader's room; for those who do not play, in a finished match. */
export interface TeamMatchBoard {
  deal: number;
  board: number;
  /** Null until it is finished in that room. */
  open: BoardInRoom | null;
  closed: BoardInRoom | null;
  /** What team A has won on it, negative if team B has; null until both rooms have finished it. */
  imps: number | null;
}

/** A new match of two teams of four, in contract bridge. */
export interface TeamMatchRequest {
  /** 2, 4, 8, 12, 16 or 24. */
  boards?: number;
  /** The visitor's new name, which is kept for other tables. */
  name?: string;
  /** The bots' pause before a move, where people play. */
  pace?: "calm" | "medium" | "brisk" | "instant";
  /** The bots, as for a new table. */
  bots?: string | null;
  /** Null where the server draws the boards alone. */
  drawn?: DrawnRequest | null;
}

/** A match of two teams of four, with the results that the reader may see. */
export interface TeamMatchShape {
  code: string;
  game: string;
  boards: number;
  /** Whether you start the match. */
  owner: boolean;
  status: "open" | "playing" | "over";
  /** The open room, where team A sits North-South, then the closed one, where it sits East-West. */
  rooms: TeamRoom[];
  /** SHA-256 of `opening`, published before anybody plays. */
  hash: string;
  /** The text that opens the commitment (docs/log.md); null until the match is over. */
  opening: string | null;
  /** SHA-256 of each nonce that others than the server have added; none: it drew the boards alone. */
  pledges: string[];
  /** The nonces, shown with `opening`. */
  nonces: string[] | null;
  results: TeamMatchBoard[];
  /** What team A leads by on the boards shown, negative if team B leads. */
  imps: number;
  /** Null until the match is over. */
  victory_points: TeamVictoryPoints | null;
}

/** A room, which is a table. */
export interface TeamRoom {
  room: "open" | "closed";
  /** The code of the table. */
  table: string;
  status: "open" | "playing" | "over";
  /** How many boards are finished there. */
  played: number;
  chairs: Record<SeatCode, TeamChair | null>;
}

/** The victory points of the two teams. */
export interface TeamVictoryPoints { A: number; B: number }

/** Where a chapter knowingly differs from a text: the title of the text, and a sentence. */
export interface TextDeviation { title: string; sentence: string }

/** A text that a system cites: its title with the edition, and what was read of it. */
export interface TextRead { title: string; read: string }

/** A rule that parts those who are tied. */
export type TieBreak =
  | "none" | "common-boards" | "direct" | "direct-margin" | "margin" | "matches-won" | "opponents" | "quotient" | "tops";

/** What to train: contract bridge, duplicate, alone as South among bots. */
export interface TrainingRequest {
  /** What deals are selected for; `any` for all. */
  theme?: "any" | "games" | "slams" | "doubled" | "preempts" | "notrump" | "stayman" | "weak-twos" | "takeout";
  /** The whole deal, the auction, or only the play, as declarer or as a defender; robots do the rest. */
  activity?: "deal" | "bid" | "declare" | "defend";
  /** Whether nobody has more high-card points than South; not in defence, nor with weak openings. */
  best_hand?: boolean;
}

/** The tricks per deal that the visitor's own cards lost, double dummy, in one role. */
export interface TrickFigures {
  deals: number;
  /** The average of all deals. */
  lost: number;
  steps: TrickStep[];
}

/** A trick; one cut short by a claim has no winner. */
export interface TrickShape {
  /** The cards in the order of play. */
  plays: CardShape[];
  /** Null for a trick that a claim cut short. */
  winner: SeatCode | null;
}

/** Some consecutive deals, of a plot. */
export interface TrickStep {
  /** How many deals there are up to the last of them. */
  deals: number;
  /** The day of the last of them. */
  day: string;
  /** The tricks lost per deal. */
  lost: number;
}

/** Entries of an event's log, to see what they would change together. */
export interface TriedEntries { entries: EventLogEntry[] }

/** Whose turn it is to call or play, and who decides. */
export interface TurnShape {
  /** The seat whose call or card it is. */
  seat: SeatCode;
  /** The seat that decides: declarer for dummy. */
  by: SeatCode;
  /** Whether a double now is called a redouble. */
  redouble: boolean;
}

/** A turning point of a board, with its sentence. */
export interface TurningShape {
  /** The number of calls and cards up to and including it. */
  step: number;
  /** Its cost. */
  imps: number;
  text: string;
}

/** A deal that all four players bid otherwise than before; North deals. */
export interface TwiceBidDeal { hands: Record<SeatCode, string[]>; before: string[]; now: string[] }

/** A result that was typed: the version of its entry, what is wrong with it, or what it would replace. */
export interface TypedLine {
  line: string;
  version: number | null;
  sentence: string | null;
  /** Results such as `4S+1 by S`, or a ruling: the line is written once this is sent as `replacing`. */
  replaces: string[];
  /** Whether a ruling goes on counting in place of this result. */
  ruled: boolean;
  /** What would be written in their place. */
  entry: EventLogEntry | null;
}

/** Text typed in text mode. */
export interface TypedMessage {
  t: "typed";
  text: string;
  /** Whether the coach may stop a move: the answer says why, and the move is made when it is typed again. */
  coach?: boolean;
}

/** Undo, or ask to undo, the player's last call or card. */
export interface UndoMessage {
  t: "undo";
  /** The id of the message, so that it may be sent again without being taken twice. */
  id?: string;
}

/** Whether the reader may undo, and the pending request. */
export interface UndoShape {
  /** Whether you may undo or ask for an undo. */
  can: boolean;
  /** The pending undo request. */
  asked: AskedShape | null;
}

/** The state is what it was after version `to`. */
export interface UndoneEntry extends BaseLogEntry { version: number; event: "undone"; to: number }

/** The people whose pages added nothing to the next deal. */
export interface UnrevealedEntry extends BaseLogEntry { version: number; event: "unrevealed"; players: string[] }

/** Boards that were bid twice, with the sums from which the mean and its error follow. */
export interface VerdictPart {
  boards: number;
  /** The IMPs that the system has won. */
  total: number;
  /** The sum of the squares of what it won on each board. */
  squares: number;
  /** The boards on which it won or lost something. */
  different: number;
}

/** The end of a match. */
export interface VerdictShape {
  /** The lines that the end of the match adds. */
  lines: LineShape[];
  totals: Record<string, number>;
  /** The winning sides or players; several in a tie. */
  winner: string[];
  /** The result in words. */
  text: string;
}

/** A version to go back or on to. */
export interface VersionToOpen { version: number }

/** The victory points of a match of teams. */
export interface VictoryPointSplit { winner: number; loser: number }

/** The visitor: a name, and the tables where they sit, newest first. */
export interface VisitorCard {
  name: string;
  tables: VisitorTable[];
  /** The title, which may be empty, of the convention card that they prefer; null if they prefer none. */
  card: string | null;
}

/** A visitor's name. */
export interface VisitorName { name: string }

/** A table where the visitor sits. */
export interface VisitorTable {
  code: string;
  /** The name of the game in links and logs. */
  game: string;
  /** The form of match. */
  kind: string;
  /** `open`, `playing` or `over`. */
  status: string;
  seat: SeatCode;
  /** What its boards are for if other tables play them too: `challenge`, `teams`, `daily` or `event`. */
  board_set: string | null;
}

/** A phone that waits for the director's answer: the number on it, and the entrant that it names. */
export interface WaitingClaim { number: number; entrant: number }

/** The answer of a player whether spectators may see a hand. */
export interface WatchAnswer { accept: boolean }

/** The question whether spectators may see a hand, which all who are seated answer. */
export interface WatchAskedShape {
  watch: "nobody" | "table" | "delayed" | "N" | "E" | "S" | "W";
  /** Who asks; empty for an owner who does not play. */
  name: string;
  /** The seats of those who have still to answer. */
  waiting: SeatCode[];
  /** Whether you have still to answer. */
  you: boolean;
}

/** A call and what it shows in the auction above it. */
export interface WordedCall { call: string; meaning: string }

/** A chapter of somebody's own system: its text, and in words. */
export interface WordedChapter { file: string; text: string; sections: WordedSection[] }

/** A section of rules, and what its calls show in an auction to which it applies. */
export interface WordedSection {
  /** Where it begins in its file. */
  line: number;
  /** The auctions to which it applies, as the file writes them. */
  title: string;
  /** The heading above it. */
  heading: string;
  /** Calls after which hands reach its rules, the dealer's first; empty where none is written. */
  auction: string[];
  calls: WordedCall[];
}

/** The reader's part at the table. */
export interface YouShape {
  /** Null for a spectator. */
  seat: SeatCode | null;
  player: string | null;
  /** The key of your chair, to move it to another device. */
  key: string | null;
  name: string;
}

/** The HTTP calls by method and path: parameters of path and query except the language, body, answer. */
export interface Calls {
  GET: {
    "/api/admin/bans": { answer: BansInForce };
    "/api/admin/people": { parameters: { words: string }; answer: FoundPeople };
    "/api/admin/people/{visitor}/export": { parameters: { visitor: string }; answer: Blob };
    "/api/admin/reports": { answer: ReportList };
    "/api/admin/retention": { answer: PruneAges };
    "/api/admin/tables": { answer: AdminTableList };
    "/api/admin/tables/{code}/log": { parameters: { code: string }; answer: Blob };
    "/api/articles/{article}": { parameters: { article: string }; answer: RulesPage };
    "/api/boards/{number}": { parameters: { number: string; dealer?: "N" | "E" | "S" | "W"; vulnerable?: string }; answer: StudiedBoards };
    "/api/challenges/{code}": { parameters: { code: string }; answer: ChallengeShape };
    "/api/club/events": { answer: HostedEvent[] };
    "/api/convention-cards": { answer: ListedCard[] };
    "/api/convention-cards/{code}": { parameters: { code: string }; answer: OpenCard };
    "/api/convention-cards/{code}/sheet": { parameters: { code: string }; answer: ConventionCard };
    "/api/daily": { answer: DailyShape };
    "/api/daily/series/{month}": { parameters: { month: string }; answer: DailyMonthShape };
    "/api/daily/{day}": { parameters: { day: string }; answer: DailyShape };
    "/api/event-forms": { answer: EventFormChoice[] };
    "/api/event-forms/messages.ftl": { answer: Blob };
    "/api/event-movements": {
      parameters: {
        pairs: number;
        minutes: number;
        boards?: number;
        winners?: number;
        stationary?: number;
        kind?: "pairs" | "teams" | "individual" | "barometer";
        online?: boolean;
        rounds?: number;
        share?: boolean;
        copies?: number;
      };
      answer: EventProposal[];
    };
    "/api/events/{code}": { parameters: { code: string; tag?: string; wait?: number }; answer: EventShape };
    "/api/events/{code}/absences": { parameters: { code: string }; answer: EventAbsence[] };
    "/api/events/{code}/boards/{board}": { parameters: { board: number; code: string }; answer: EventTraveller };
    "/api/events/{code}/cards": { parameters: { code: string }; answer: EventCard[] };
    "/api/events/{code}/cards/{entrant}/{pair}": { parameters: { entrant: number; pair: "1" | "2"; code: string }; answer: ConventionCard };
    "/api/events/{code}/claims": { parameters: { code: string }; answer: WaitingClaim[] };
    "/api/events/{code}/claims/{claim}": { parameters: { claim: string; code: string }; answer: EventClaim };
    "/api/events/{code}/deals": { parameters: { code: string }; answer: BoardsDealt };
    "/api/events/{code}/deals/file": { parameters: { code: string; format?: string }; answer: Blob };
    "/api/events/{code}/directors": { parameters: { code: string }; answer: JoinedDirector[] };
    "/api/events/{code}/draws": { parameters: { code: string }; answer: EventDraw[] };
    "/api/events/{code}/entrants": { parameters: { code: string }; answer: EventRegistered[] };
    "/api/events/{code}/entrants/{entrant}": { parameters: { entrant: number; code: string }; answer: EventScorecard };
    "/api/events/{code}/entrants/{entrant}/card.pdf": { parameters: { entrant: number; code: string; points?: number }; answer: Blob };
    "/api/events/{code}/entries": { parameters: { code: string }; answer: EventLogLine[] };
    "/api/events/{code}/field": { parameters: { code: string }; answer: EventField };
    "/api/events/{code}/field/boards/{board}": { parameters: { board: number; code: string }; answer: FieldTraveller };
    "/api/events/{code}/files": { parameters: { code: string }; answer: EventFileShape[] };
    "/api/events/{code}/files/{format}": { parameters: { format: string; code: string; club?: string; everybody?: boolean }; answer: Blob };
    "/api/events/{code}/invitation": { parameters: { code: string }; answer: EventInvitation };
    "/api/events/{code}/invitations": { parameters: { code: string }; answer: ClubInvitation[] };
    "/api/events/{code}/log": { parameters: { code: string }; answer: Blob };
    "/api/events/{code}/matches": { parameters: { code: string }; answer: EventMatchResult[] };
    "/api/events/{code}/names.csv": { parameters: { code: string }; answer: Blob };
    "/api/events/{code}/persons": { parameters: { code: string }; answer: EventPersonShape[] };
    "/api/events/{code}/place": { parameters: { code: string; tag?: string; wait?: number }; answer: EventPlace };
    "/api/events/{code}/rankings": { parameters: { code: string }; answer: AllPublications };
    "/api/events/{code}/rankings/{entries}": { parameters: { entries: number; code: string }; answer: EventRankingAsOf };
    "/api/events/{code}/sections/{section}/draws/{number}": { parameters: { section: string; number: number; code: string }; answer: EventDraw };
    "/api/events/{code}/sections/{section}/replans": { parameters: { section: string; code: string; rounds: number; boards: number; arriving?: number }; answer: EventReplan[] };
    "/api/events/{code}/sections/{section}/rounds/{number}": { parameters: { section: string; number: number; code: string }; answer: EventTable[] };
    "/api/events/{code}/substitutes": { parameters: { code: string }; answer: EventSubstitute[] };
    "/api/events/{code}/suspects": { parameters: { code: string }; answer: EventSuspect[] };
    "/api/events/{code}/table-keys": { parameters: { code: string }; answer: EventTableKey[] };
    "/api/games": { answer: GameList };
    "/api/games/{game}/messages.ftl": { parameters: { game: string }; answer: Blob };
    "/api/glossary": { answer: GlossaryTerm[] };
    "/api/lessons": { answer: LessonList };
    "/api/lessons/{lesson}": { parameters: { lesson: string }; answer: LessonPage };
    "/api/lessons/{lesson}/{block}": { parameters: { lesson: string; block: string; played?: string }; answer: PracticeState };
    "/api/library": { answer: CollectionShape[] };
    "/api/library/search": { parameters: { q: string; collection?: string }; answer: SearchResults };
    "/api/library/{code}": { parameters: { code: string }; answer: OpenCollection };
    "/api/library/{code}/boards/{place}": { parameters: { code: string; place: number }; answer: KeptStudy };
    "/api/library/{code}/file": { parameters: { code: string; form?: string }; answer: Blob };
    "/api/me": { answer: VisitorCard };
    "/api/me/copy": { answer: Blob };
    "/api/me/deals": {
      parameters: {
        game?: string;
        since?: string;
        until?: string;
        level?: number;
        strain?: "C" | "D" | "H" | "S" | "NT";
        role?: "declarer" | "dummy" | "defender" | "passed";
        result?: "made" | "down";
        score?: "good" | "bad";
        partner?: string;
        practice?: boolean;
        page?: number;
      };
      answer: OwnDealList;
    };
    "/api/me/devices": { answer: DeviceList };
    "/api/me/figures": { parameters: { game?: string }; answer: FiguresShape };
    "/api/me/push": { answer: PushState };
    "/api/open-tables": { answer: JoinableTables };
    "/api/own-systems": { answer: ListedSystem[] };
    "/api/own-systems/{code}": { parameters: { code: string }; answer: OpenSystem };
    "/api/own-systems/{code}/agreements": { parameters: { code: string }; answer: CardAgreementBox[] };
    "/api/own-systems/{code}/chapters/{file}": { parameters: { code: string; file: string }; answer: WordedChapter };
    "/api/pictures/{code}/{deal}.png": { parameters: { code: string; deal: number }; answer: Blob };
    "/api/problems": { answer: ProblemList };
    "/api/problems/{number}": { parameters: { number: number }; answer: ProblemPage };
    "/api/problems/{number}/play": { parameters: { number: number; played?: string }; answer: ProblemState };
    "/api/problems/{number}/solution": { parameters: { number: number }; answer: ProblemSolution };
    "/api/rules/{game}": { parameters: { game: string }; answer: RulesPage };
    "/api/score": { parameters: { method?: string; contract?: string; tricks?: number; made?: boolean; vulnerable?: boolean; inputs?: Record<string, string> }; answer: ScoreBreakdown };
    "/api/score/field": { parameters: { scores: string }; answer: FieldComparison };
    "/api/score/methods": { answer: ScoringMethods };
    "/api/score/victory-points": { parameters: { imps: number; boards: number }; answer: VictoryPointSplit };
    "/api/server-key": { answer: PublicKey };
    "/api/systems/{system}": { parameters: { system: string }; answer: SystemContents };
    "/api/systems/{system}/agreements/{agreement}/{choice}": { parameters: { system: string; agreement: string; choice: string }; answer: StudiedChoice };
    "/api/systems/{system}/agreements/{agreement}/{choice}/question": { parameters: { system: string; agreement: string; choice: string; seed?: number }; answer: SystemQuestion };
    "/api/systems/{system}/auction": { parameters: { system: string; calls?: string; text?: string }; answer: SystemAuction };
    "/api/systems/{system}/card": { parameters: { system: string }; answer: ConventionCard };
    "/api/systems/{system}/card-agreements": { parameters: { system: string; style?: string }; answer: CardAgreements };
    "/api/systems/{system}/chapters/{chapter}": { parameters: { system: string; chapter: string }; answer: ChapterContents };
    "/api/systems/{system}/examples": { parameters: { system: string; calls?: string; seed?: number }; answer: SystemExamples };
    "/api/systems/{system}/question": { parameters: { system: string; topic: string; seed?: number }; answer: SystemQuestion };
    "/api/systems/{system}/texts": { parameters: { system: string }; answer: SystemSources };
    "/api/tables/{code}": { parameters: { code: string }; answer: TableCard };
    "/api/tables/{code}/convention-cards/{side}": { parameters: { code: string; side: "NS" | "EW" }; answer: ConventionCard };
    "/api/tables/{code}/count": { parameters: { code: string }; answer: HandCountShape };
    "/api/tables/{code}/deals/{deal}": { parameters: { code: string; deal: number }; answer: ReviewShape };
    "/api/tables/{code}/deals/{deal}/analysis": { parameters: { code: string; deal: number }; answer: AnalysisShape };
    "/api/tables/{code}/deals/{deal}/decisive": { parameters: { code: string; deal: number }; answer: DecisiveShape };
    "/api/tables/{code}/log": { parameters: { code: string }; answer: Blob };
    "/api/team-matches/{code}": { parameters: { code: string }; answer: TeamMatchShape };
  };
  POST: {
    "/api/admin/bans": { body: BanRequest; answer: BansInForce };
    "/api/admin/session": { body: AdminKey; answer: SessionState };
    "/api/board-promises": { answer: BoardPromise };
    "/api/boards": { parameters: { place?: number }; body: Blob; answer: StudiedBoards };
    "/api/boards/analysis": { body: Blob; answer: AnalysisShape };
    "/api/boards/play": { parameters: { seat?: "N" | "E" | "S" | "W"; steps?: number; bots?: string }; body: Blob; answer: TableCode };
    "/api/challenges": { body: ChallengeRequest; answer: MadeSet };
    "/api/challenges/{code}/tables": { parameters: { code: string }; body: Acceptance; answer: TableCode };
    "/api/convention-cards": { body: CardBody; answer: OpenCard };
    "/api/convention-cards/read": { body: CardFile; answer: CardBody };
    "/api/daily/tables": { body: DailyEntryRequest; answer: TableCode };
    "/api/event-movements": { body: MovementText; answer: EventMovementFile };
    "/api/events": { body: NewEvent; answer: EventKey };
    "/api/events/{code}/accidents": { parameters: { code: string }; body: ReportedAccident; answer: EventAccidentEffect };
    "/api/events/{code}/claims": { parameters: { code: string }; body: SeatClaimed; answer: EventClaim };
    "/api/events/{code}/claims/{number}": { parameters: { number: number; code: string }; body: ClaimAnswer; answer: WaitingClaim[] };
    "/api/events/{code}/deals": { parameters: { code: string; name?: string }; body: Blob; answer: BoardsDealt };
    "/api/events/{code}/deals/draw": { parameters: { code: string }; answer: BoardsDealt };
    "/api/events/{code}/deals/nonce": { parameters: { code: string }; body: NonceBody; answer: NonceReceipt };
    "/api/events/{code}/deals/promise": { parameters: { code: string }; answer: BoardPromise };
    "/api/events/{code}/directors": { parameters: { code: string }; answer: DirectorCode };
    "/api/events/{code}/effect": { parameters: { code: string }; body: TriedEntries; answer: EventEffect };
    "/api/events/{code}/entrants/{entrant}/key": { parameters: { entrant: number; code: string }; answer: EventCard };
    "/api/events/{code}/entries": { parameters: { code: string }; body: NewEntry; answer: EventVersion };
    "/api/events/{code}/invitations": { parameters: { code: string }; body: InvitedClub; answer: ClubInvitation[] };
    "/api/events/{code}/join": { parameters: { code: string }; body: SixLetters; answer: EventKey };
    "/api/events/{code}/names": { parameters: { code: string }; body: Blob; answer: NamesList };
    "/api/events/{code}/papers/{what}": { parameters: { what: string; code: string }; body: PaperRequest; answer: Blob };
    "/api/events/{code}/rankings": { parameters: { code: string }; body: NewRanking; answer: EventVersion };
    "/api/events/{code}/sections/{section}/draws/{number}": { parameters: { section: string; number: number; code: string }; body: DecidedDraw; answer: EventDraw };
    "/api/events/{code}/simultaneous": { parameters: { code: string }; body: SimultaneousInvitation; answer: EventShape };
    "/api/events/{code}/start": { parameters: { code: string }; body: OnlineStart; answer: EventShape };
    "/api/events/{code}/tables/{table}/claims": { parameters: { table: string; code: string }; body: SixLetters; answer: EventTableKey };
    "/api/events/{code}/tables/{table}/key": { parameters: { table: string; code: string }; answer: EventTableKey };
    "/api/events/{code}/typed": { parameters: { code: string }; body: ResultsFromPaper; answer: TypedLine[] };
    "/api/library": { parameters: { name?: string }; body: Blob; answer: CollectionShape };
    "/api/me/devices": { body: DeviceCode; answer: DeviceList };
    "/api/me/devices/code": { answer: LinkCode };
    "/api/me/devices/question": { body: DeviceCode; answer: LinkQuestion };
    "/api/me/passkeys": { body: PasskeyAnswer; answer: DeviceList };
    "/api/me/passkeys/options": { answer: PasskeyOptions };
    "/api/me/passkeys/sign-in": { body: PasskeyAnswer; answer: DeviceList };
    "/api/me/passkeys/sign-in/options": { answer: PasskeyOptions };
    "/api/own-systems": { body: NewSystem; answer: OpenSystem };
    "/api/own-systems/file": { body: GivenSystemText; answer: OpenSystem };
    "/api/own-systems/{code}/change": { parameters: { code: string }; body: ChapterDraft; answer: SystemReport };
    "/api/own-systems/{code}/deals": { parameters: { code: string }; body: ChapterDraft; answer: DealsBidOtherwise };
    "/api/own-systems/{code}/verdict": { parameters: { code: string }; body: BoardsToPlay; answer: VerdictPart };
    "/api/own-systems/{code}/words": { parameters: { code: string }; body: ChapterDraft; answer: WordedChapter };
    "/api/tables": { body: TableRequest; answer: TableCode };
    "/api/tables/{code}/again": { parameters: { code: string }; answer: TableCode };
    "/api/tables/{code}/challenge": { parameters: { code: string }; answer: ChallengeCode };
    "/api/tables/{code}/deals/{deal}/keep": { parameters: { code: string; deal: number }; answer: StoredPlace };
    "/api/tables/{code}/deals/{deal}/replay": { parameters: { code: string; deal: number }; body?: StartingPoint; answer: TableCode };
    "/api/tables/{code}/draw": { parameters: { code: string }; answer: TableCard };
    "/api/tables/{code}/give-up": { parameters: { code: string }; answer: TableCard };
    "/api/tables/{code}/report": { parameters: { code: string }; body: ProblemReport; answer: ReportNumber };
    "/api/tables/{code}/start": { parameters: { code: string }; answer: TableCard };
    "/api/tables/{code}/watch": { parameters: { code: string }; body: WatchAnswer; answer: TableCard };
    "/api/team-matches": { body: TeamMatchRequest; answer: MadeSet };
    "/api/team-matches/{code}/start": { parameters: { code: string }; answer: TeamMatchShape };
  };
  DELETE: {
    "/api/admin/bans/{number}": { parameters: { number: number }; answer: BansInForce };
    "/api/admin/people/{visitor}": { parameters: { visitor: string }; answer: ErasedPerson };
    "/api/admin/reports/{number}": { parameters: { number: number }; answer: ReportList };
    "/api/admin/session": { answer: SessionState };
    "/api/convention-cards/{code}": { parameters: { code: string }; answer: ListedCard[] };
    "/api/events/{code}": { parameters: { code: string }; answer: RemovedEvent };
    "/api/events/{code}/claims": { parameters: { code: string }; answer: WaitingClaim[] };
    "/api/events/{code}/deals": { parameters: { code: string }; answer: BoardsDealt };
    "/api/events/{code}/directors/{director}": { parameters: { director: string; code: string }; answer: JoinedDirector[] };
    "/api/events/{code}/invitations/{number}": { parameters: { number: number; code: string }; answer: ClubInvitation[] };
    "/api/events/{code}/persons/{person}": { parameters: { person: string; code: string }; answer: EventPersonShape[] };
    "/api/events/{code}/place": { parameters: { code: string }; answer: EventPlace };
    "/api/library/{code}": { parameters: { code: string }; answer: CollectionShape[] };
    "/api/library/{code}/boards/{place}": { parameters: { code: string; place: number }; answer: CollectionShape[] };
    "/api/me": { answer: ErasedPerson };
    "/api/me/devices/{device}": { parameters: { device: string }; answer: DeviceList };
    "/api/me/passkeys/{passkey}": { parameters: { passkey: string }; answer: DeviceList };
    "/api/me/push": { answer: PushState };
    "/api/own-systems/{code}": { parameters: { code: string }; answer: ListedSystem[] };
    "/api/tables/{code}/chairs/{seat}": { parameters: { code: string; seat: "N" | "E" | "S" | "W" }; answer: TableCard };
  };
  PUT: {
    "/api/admin/retention": { body: RetentionAge; answer: PruneAges };
    "/api/admin/retention/names": { body: RetentionAge; answer: PruneAges };
    "/api/convention-cards/{code}": { parameters: { code: string }; body: CardBody; answer: OpenCard };
    "/api/convention-cards/{code}/preferred": { parameters: { code: string }; body: CardPreference; answer: ListedCard[] };
    "/api/events/{code}/cards/{entrant}/{pair}": { parameters: { entrant: number; pair: "1" | "2"; code: string }; body: CardToAnnounce; answer: PairsWithCards };
    "/api/events/{code}/members/{member}": { parameters: { member: string; code: string }; body: MemberDecision; answer: ClubInvitation[] };
    "/api/events/{code}/persons/{person}": { parameters: { person: string; code: string }; body: EventPerson; answer: EventPersonShape };
    "/api/events/{code}/place": { parameters: { code: string }; body: OnlineEntryRequest; answer: EventPlace };
    "/api/me": { body: VisitorName; answer: VisitorCard };
    "/api/me/push": { body: PushRequest; answer: PushState };
    "/api/own-systems/{code}/agreements": { parameters: { code: string }; body: ChangedAgreement; answer: OpenSystem };
    "/api/own-systems/{code}/chapters": { parameters: { code: string }; body: ChangedChapter; answer: OpenSystem };
    "/api/own-systems/{code}/version": { parameters: { code: string }; body: VersionToOpen; answer: OpenSystem };
    "/api/tables/{code}/chairs/{seat}": { parameters: { code: string; seat: "N" | "E" | "S" | "W" }; body: ChairRequest; answer: TableCard };
    "/api/tables/{code}/draw/{seat}": { parameters: { code: string; seat: "N" | "E" | "S" | "W" }; answer: TableCard };
  };
  PATCH: {
    "/api/events/{code}/persons": { parameters: { code: string }; body: PeopleRequest; answer: EventPersonShape[] };
    "/api/library/{code}": { parameters: { code: string }; body: CollectionName; answer: CollectionName };
    "/api/tables/{code}/policy": { parameters: { code: string }; body: PolicyChanges; answer: TableCard };
  };
}
