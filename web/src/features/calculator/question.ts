/** A query to the calculator and its link; the scoring method describes its inputs. */
import type { ScoreInputShape, ScoreOptionShape, ScoringMethodShape } from "../../lib/protocol.generated";

export interface Question {
  method: ScoringMethodShape;
  /** The number of the bid, 1–7 or the tricks themselves; 0 if contracts have none. */
  number: number;
  strain: string;
  /** The number of doubles. */
  doublings: number;
  tricks: number;
  made: boolean;
  vulnerable: boolean;
  /** The method's own inputs, as in the link; absent ones have their defaults. */
  given: Record<string, string>;
}

const TRICKS = 13;

/** The tricks needed; one above the book if contracts have no number. */
export function needed({ method, number }: Pick<Question, "method" | "number">): number {
  return method.book + (number || 1);
}

/** The number of honours: five in trumps, four aces. */
export const honourCount = (strain: string) => (strain === "NT" ? 4 : 5);

/** The options of a choice, or the places of honours, in a strain. */
export function optionsOf(input: ScoreInputShape, strain: string): ScoreOptionShape[] {
  return (strain === "NT" && input.no_trumps) || input.options || [];
}

/** Parse the query of an address (an old one has `game` for `method`); by default the lowest contract, just made. */
export function read(query: string, methods: readonly ScoringMethodShape[]): Question {
  const said = new URLSearchParams(query);
  const method = methods.find((each) => each.method === (said.get("method") ?? said.get("game"))) ?? methods[0]!;
  const match = /^(\d{0,2})(NT|[SHDC])(X{0,10})([=+-]\d{0,2})?$/.exec(said.get("contract") ?? "");
  const strain = match?.[2] ?? "NT";
  const number = nearest(method.numbers[strain]!, Number.parseInt(match?.[1] ?? "", 10));
  const over = Number.parseInt(match?.[4]?.replace("=", "+0") ?? "0", 10);
  return {
    method,
    number,
    strain,
    doublings: Math.min(match?.[3]?.length ?? 0, method.doublings),
    tricks: within(said.get("tricks") ?? String(needed({ method, number }) + over), 0, TRICKS),
    made: said.get("made") !== "0",
    vulnerable: said.get("vulnerable") === "1" && method.vulnerability,
    given: possible(method, strain, Object.fromEntries(said)),
  };
}

/** The query string, with the fields of `GET /api/score`. */
export function write(asked: Question): string {
  const said = new URLSearchParams({ method: asked.method.method });
  said.set("contract", `${asked.number || ""}${asked.strain}${"X".repeat(asked.doublings)}`);
  if (asked.method.tricks) said.set("tricks", String(asked.tricks));
  else said.set("made", asked.made ? "1" : "0");
  if (asked.vulnerable) said.set("vulnerable", "1");
  for (const name of asked.method.inputs.flatMap(namesOf)) if (asked.given[name]) said.set(name, asked.given[name]);
  return said.toString().replaceAll("%2C", ",");
}

/** The query string for the server, without honours that are not all placed yet. */
export function toServer(asked: Question): string {
  const given = { ...asked.given };
  for (const input of asked.method.inputs) {
    if (input.kind !== "honours" || placed(asked, input) === honourCount(asked.strain)) continue;
    for (const name of namesOf(input)) delete given[name];
  }
  return write({ ...asked, given });
}

/** The number of honours in each place. */
export function held(asked: Question, input: ScoreInputShape): number[] {
  const counts = (asked.given[input.name] ?? "").split(",").map((part) => within(part, 0, honourCount(asked.strain)));
  return optionsOf(input, asked.strain).map((_, place) => counts[place] ?? 0);
}

/** The places void in trumps. */
export function voids(asked: Question, input: ScoreInputShape): string[] {
  return asked.given[input.void ?? ""]?.split(",") ?? [];
}

/** The number of honours placed. */
export function placed(asked: Question, input: ScoreInputShape): number {
  return held(asked, input).reduce((sum, count) => sum + count, 0);
}

/** Apply a change and keep the query valid; another contract keeps its over- or undertricks. */
export function changed(asked: Question, change: Partial<Question>): Question {
  const next = { ...asked, ...change };
  if (next.method !== asked.method) return toMethod(asked, next.method);
  if (change.strain !== undefined) {
    next.number = next.method.numbers[next.strain]![asked.method.numbers[asked.strain]!.indexOf(asked.number)] ?? 0;
    if ((next.strain === "NT") !== (asked.strain === "NT")) next.given = withoutHonours(next);
  }
  next.tricks = within(String(next.tricks - needed(asked) + needed(next)), 0, TRICKS);
  next.given = possible(next.method, next.strain, next.given);
  return next;
}

/** The same contract, or the nearest of another method, just made. */
function toMethod(asked: Question, method: ScoringMethodShape): Question {
  const number = nearest(method.numbers[asked.strain]!, needed(asked) - method.book);
  return {
    ...read(`method=${method.method}`, [method]),
    number,
    strain: asked.strain,
    doublings: Math.min(asked.doublings, method.doublings),
    tricks: needed({ method, number }),
    vulnerable: asked.vulnerable && method.vulnerability,
  };
}

/** The inputs with the same meaning in suits and at notrump. */
function withoutHonours({ method, given }: Question): Record<string, string> {
  const lost = method.inputs.filter((input) => input.kind === "honours" || input.no_trumps).flatMap(namesOf);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !lost.includes(name)));
}

/** The given values that are valid for the method and strain, without defaults. */
function possible(method: ScoringMethodShape, strain: string, said: Record<string, string>): Record<string, string> {
  const given: Record<string, string> = {};
  for (const input of method.inputs) {
    const options = optionsOf(input, strain);
    const value = said[input.name] ?? "";
    if (input.kind === "flag" && value === "1") given[input.name] = value;
    if (input.kind === "choice" && options.some((each, place) => place && each.value === value)) {
      given[input.name] = value;
    }
    if (input.kind === "honours") Object.assign(given, honours(input, strain, said));
  }
  return given;
}

/** Honours and voids; a player with a trump honour is not void. */
function honours(input: ScoreInputShape, strain: string, said: Record<string, string>): Record<string, string> {
  const counts = (said[input.name] ?? "").split(",").map((part) => within(part, 0, honourCount(strain)));
  const places = optionsOf(input, strain).map(({ value }, place) => ({ value, count: counts[place] ?? 0 }));
  const named = said[input.void ?? ""]?.split(",") ?? [];
  const empty = strain === "NT" ? [] : places.filter(({ value, count }) => !count && named.includes(value));
  return {
    ...(places.some(({ count }) => count) && { [input.name]: places.map(({ count }) => count).join(",") }),
    ...(empty.length && { [input.void!]: empty.map(({ value }) => value).join(",") }),
  };
}

const namesOf = (input: ScoreInputShape) => (input.void ? [input.name, input.void] : [input.name]);

/** The largest number not above this one, else the smallest; 0 if there are none. */
function nearest(numbers: readonly number[], number: number): number {
  return numbers.findLast((each) => each <= number) ?? numbers[0] ?? 0;
}

function within(text: string, least: number, most: number): number {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? least : Math.min(Math.max(number, least), most);
}
