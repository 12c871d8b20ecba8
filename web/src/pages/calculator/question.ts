/** What the calculator asks, as its address carries it. */

export const GAMES = ["contract", "rubber", "chicago", "comptoir", "comptoir-traditional", "whiz", "whist"] as const;
export type Game = (typeof GAMES)[number];

export const PLACES = ["dealer", "left", "partner", "right"] as const;
export type Place = (typeof PLACES)[number];

export interface Question {
  game: Game;
  /** The number as said: 1–7, in Whiz 7–13; the old bridge has none. */
  number: number;
  strain: string;
  /** How often it was doubled. */
  doublings: number;
  tricks: number;
  made: boolean;
  vulnerable: boolean;
  /** In rubber and Chicago, honours in one hand, negative where an opponent holds them. */
  honours: number;
  /** In the old bridge, the honours of each place, and those without trumps. */
  held: number[];
  void: Place[];
  before: number;
  last: boolean;
}

/** The marks that care for each part of the question. */
export const coloured = (game: Game) => ["contract", "rubber", "chicago"].includes(game);
export const honoured = (game: Game) => game === "rubber" || game === "chicago";

/** The tricks that a contract's number leaves out. */
const base = (game: Game) => (game === "whiz" ? 0 : 6);

/** The tricks demanded; seven in the old bridge, where the first one above six counts. */
export function needed(asked: Question): number {
  return asked.game === "whist" ? 7 : asked.number + base(asked.game);
}

/** How often a contract of that game can be doubled. */
export function mostDoublings(game: Game): number {
  return { whiz: 0, whist: 10, comptoir: 1 }[game as string] ?? 2;
}

/** How many honours there are to place: five of trumps, four aces. */
export const honourCount = (strain: string) => (strain === "NT" ? 4 : 5);

/** The question of an address; what it does not say is as on the first screen: 1NT just made. */
export function read(query: string): Question {
  const said = new URLSearchParams(query);
  const game = GAMES.find((name) => name === said.get("game")) ?? "contract";
  const written = /^(\d{0,2})(NT|[SHDC])(X{0,10})([=+-]\d{0,2})?$/.exec(said.get("contract") ?? "");
  const question: Question = {
    game,
    number: within(written?.[1], game === "whiz" ? 7 : 1, game === "whiz" ? 13 : 7),
    strain: written?.[2] ?? "NT",
    doublings: Math.min(written?.[3]?.length ?? 0, mostDoublings(game)),
    tricks: 0,
    made: said.get("made") !== "0",
    vulnerable: said.get("vulnerable") === "1" && coloured(game),
    honours: honoured(game) ? Number(said.get("honours")) || 0 : 0,
    held: [0, 0, 0, 0],
    void: PLACES.filter((place) => game === "whist" && said.get("void")?.split(",").includes(place)),
    before: within(said.get("before"), 0, 90),
    last: said.get("last") === "1",
  };
  const over = Number.parseInt(written?.[4]?.replace("=", "+0") ?? "0", 10);
  question.tricks = within(said.get("tricks") ?? String(needed(question) + over), 0, 13);
  if (game === "whist" && said.has("honours")) question.held = places(said.get("honours")!);
  return question;
}

/** The address of a question, in the fields of `GET /api/score`. */
export function write(asked: Question): string {
  const { game } = asked;
  const said = new URLSearchParams({ game });
  const number = game === "whist" ? "" : asked.number;
  said.set("contract", `${number}${asked.strain}${"X".repeat(asked.doublings)}`);
  if (game === "whiz") said.set("made", asked.made ? "1" : "0");
  else said.set("tricks", String(asked.tricks));
  if (asked.vulnerable) said.set("vulnerable", "1");
  if (asked.honours) said.set("honours", String(asked.honours));
  if (game === "whist" && placed(asked) > 0) said.set("honours", asked.held.join(","));
  if (game === "whist" && asked.void.length) said.set("void", asked.void.join(","));
  if (game === "chicago" && asked.before) said.set("before", String(asked.before));
  if (game === "chicago" && asked.last) said.set("last", "1");
  return said.toString().replaceAll("%2C", ",");
}

/** What the server is asked: honours that are not all placed yet are left for later. */
export function toServer(asked: Question): string {
  const complete = placed(asked) === honourCount(asked.strain);
  return write(complete ? asked : { ...asked, held: [0, 0, 0, 0], void: [] });
}

/** How many honours of the old bridge have been placed. */
export function placed(asked: Question): number {
  return asked.held.reduce((sum, count) => sum + count, 0);
}

/** The question changed, kept possible: another contract keeps its over- or undertricks. */
export function changed(asked: Question, change: Partial<Question>): Question {
  const next = { ...asked, ...change };
  if (next.game !== asked.game) return toGame(asked, next.game);
  if (change.number !== undefined) next.tricks = within(String(asked.tricks - needed(asked) + needed(next)), 0, 13);
  if (change.strain !== undefined && (change.strain === "NT") !== (asked.strain === "NT")) {
    next.honours = 0;
    next.held = [0, 0, 0, 0];
    next.void = [];
  }
  next.void = next.strain === "NT" ? [] : next.void.filter((place) => !next.held[PLACES.indexOf(place)]);
  return next;
}

function toGame(asked: Question, game: Game): Question {
  const first = read(`game=${game}`);
  const demanded = asked.game === "whist" ? 7 : needed(asked);
  const number = game === "whist" ? 1 : demanded - base(game);
  const next = { ...first, number, strain: asked.strain, doublings: Math.min(asked.doublings, mostDoublings(game)) };
  return { ...next, tricks: game === "whist" ? 7 : needed(next), vulnerable: asked.vulnerable && coloured(game) };
}

function places(text: string): number[] {
  const counts = text.split(",").map((part) => within(part, 0, 5));
  return PLACES.map((_, place) => counts[place] ?? 0);
}

function within(text: string | null | undefined, least: number, most: number): number {
  const number = Number.parseInt(text ?? "", 10);
  return Number.isNaN(number) ? least : Math.min(Math.max(number, least), most);
}
