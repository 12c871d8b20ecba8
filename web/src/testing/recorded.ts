/**
 * What a server answered, in the order in which it was asked. `python -m tests.support.recordings` runs these tests
 * against a server, and keeps what it answers; a test of the server asks it the same again.
 */
import { expect, vi } from "vitest";

/** A call with its answer, or the name of what others did then. */
interface Exchange {
  method?: string;
  path?: string;
  query?: string;
  key?: string;
  body?: unknown;
  status?: number;
  answer?: unknown;
  /** What has changed since the last answer to the same call. */
  news?: News;
  step?: string;
}

/** By names and places; under no name a value that is another one as a whole. */
interface News {
  [part: string]: News;
}

interface Recording {
  scene: string;
  /** By the page's clock, in milliseconds. */
  at: number;
  facts: Record<string, string>;
  exchanges: Exchange[];
}

/** The address of the recorder, in the run that records. */
const RECORDER = import.meta.env.VITE_RECORDER as string | undefined;
const files = import.meta.glob<{ default: Recording }>("./recorded/*.json");
/** The sentences of forms of events, which the server sends as they are: to change one makes no recording stale. */
const SENTENCES = "/api/event-forms/messages.ftl";
const sentences = import.meta.glob<string>("../../../src/chelem/events/forms/*/*.ftl", {
  query: "?raw",
  import: "default",
});
/** A call that says what entries would change, and writes none. */
const PREVIEW = /\/(effect|accidents)$/;
/** What a call says only to wait for news. */
const WAITING = ["language", "tag", "wait"];

/** The scene of this test. */
let played: Scene | undefined;

interface Call {
  method: string;
  path: string;
  query: string;
  /** Whose page asks: others may see less. */
  key: string;
  body: unknown;
}

/** Open a scene of the server, of which the recording has a name of its own. */
export async function scene(of: string, name: string = of): Promise<Scene> {
  drawAlways();
  if (RECORDER) {
    const at = fivePast();
    setClock(at);
    played = new Scene(await control({ scene: of, name, at: String(at) }));
  } else {
    const { default: recording } = await files[`./recorded/${name}.json`]!();
    expect(recording.scene).toBe(of);
    setClock(recording.at);
    played = new Scene(recording.facts, unfolded(recording.exchanges));
  }
  return played;
}

/** The answer of the scene, if there is one. */
export const recordedAnswer = (address: string, request: RequestInit): Promise<Response | undefined> | undefined =>
  played?.answer(address, request);

/** Let the recorder hear what the page asks last: in another run that may be asked before the test ends. */
export const hearLast = () => RECORDER && played && new Promise((resolve) => setTimeout(resolve, MOMENT));

/** In milliseconds. */
const MOMENT = 800;

/** Leave the scene. */
export async function leaveScene(): Promise<void> {
  const fault = played?.fault;
  played?.leave();
  if (RECORDER && played) await control({});
  played = undefined;
  globalThis.Date = RealDate;
  for (const drawing of drawings.splice(0)) drawing.mockRestore();
  if (fault) throw fault;
}

const drawings: { mockRestore: () => void }[] = [];

const LARGEST = 2_147_483_647;

/** Numbers that look random, and are the same each time. */
function sequence(): () => number {
  let drawn = 1;
  return () => (drawn = (drawn * 48_271) % LARGEST);
}

/** Let the page draw the same each time: its ids are in what it says. */
function drawAlways(): void {
  const [next, chance] = [sequence(), sequence()];
  const fill = <Values extends ArrayBufferView | null>(values: Values): Values => {
    const places = values as unknown as Uint8Array;
    for (let place = 0; place < places.length; place++) places[place] = next();
    return values;
  };
  drawings.push(
    vi.spyOn(Math, "random").mockImplementation(() => chance() / LARGEST),
    vi.spyOn(crypto, "getRandomValues").mockImplementation(fill),
  );
}

const RealDate = Date;
const MINUTE = 60_000;

/** Now, at five minutes past a quarter of an hour: an evening ends at a quarter, so that its length depends on that. */
function fivePast(): number {
  const now = Math.floor(RealDate.now() / MINUTE) * MINUTE;
  return now + ((20 - (new RealDate(now).getMinutes() % 15)) % 15) * MINUTE;
}

/** Let the page's clock go on from a moment. */
function setClock(at: number): void {
  const ahead = at - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      if (given.length) super(...given);
      else super(RealDate.now() + ahead);
    }
    static override now(): number {
      return RealDate.now() + ahead;
    }
  } as DateConstructor;
}

export class Scene {
  /** How many exchanges are over: the next call that changes something is the first one from here on. */
  private place = 0;
  private awaiting: (() => void)[] = [];
  private left = false;
  /** The first change that is another one than the recorded one. */
  fault: Error | undefined;

  constructor(
    readonly facts: Record<string, string>,
    private readonly exchanges: Exchange[] = [],
  ) {}

  /** Let others do what the scene calls by this name. */
  async others(step: string): Promise<void> {
    if (RECORDER) await control({ step });
    else this.pass((exchange) => expect(exchange.step).toBe(step));
  }

  /** Let nobody wait any longer. */
  leave(): void {
    this.left = true;
    for (const wake of this.awaiting.splice(0)) wake();
  }

  async answer(address: string, request: RequestInit): Promise<Response | undefined> {
    if (address.startsWith(SENTENCES)) return new Response(await sentencesOfForms(address));
    if (RECORDER) return real(RECORDER + address, request);
    const { pathname: path, searchParams } = new URL(address, location.origin);
    const tag = searchParams.get("tag");
    for (const name of WAITING) searchParams.delete(name);
    const { method = "GET", body, headers } = request;
    const key = new Headers(headers).get("Authorization")?.replace("Bearer ", "") ?? "";
    const call = { method, path, query: searchParams.toString(), key, body: unnumbered(await valueOf(body)) };
    if (!changes(call)) return this.read(call, tag);
    return this.pass((exchange) => expect({ ...asCall(exchange) }).toEqual(call));
  }

  private async read(call: Call, tag: string | null): Promise<Response> {
    for (;;) {
      const found = this.latest(call);
      const same = tag !== null && (found?.answer as { tag?: string } | undefined)?.tag === tag;
      // What a page asked only after the recorded test had ended stays without an answer, as at a slow server.
      if (found && !same) return response(found);
      if (this.left) return new Response(null, { status: 503 });
      await new Promise<void>((resolve) => this.awaiting.push(resolve));
    }
  }

  /** What the server answered last by now, or else first after that: a page may ask a little sooner or later. */
  private latest(call: Call): Exchange | undefined {
    const next = this.exchanges.findIndex((each, at) => at >= this.place && isChange(each));
    const until = this.exchanges.slice(0, next < 0 ? undefined : next);
    const wanted = JSON.stringify(call);
    const isWanted = (each: Exchange) => !isChange(each) && JSON.stringify(asCall(each)) === wanted;
    return until.findLast(isWanted) ?? this.exchanges.find(isWanted);
  }

  /** Go on to after the next change. */
  private pass(check: (exchange: Exchange) => void): Response {
    const at = this.exchanges.findIndex((each, place) => place >= this.place && isChange(each));
    const exchange = this.exchanges[at] ?? {};
    try {
      check(exchange);
    } catch (error) {
      this.fault ??= error as Error;
      throw error;
    }
    this.place = at + 1;
    for (const wake of this.awaiting.splice(0)) setTimeout(wake);
    return response(exchange);
  }
}

/** The same with whole answers. */
function unfolded(exchanges: readonly Exchange[]): Exchange[] {
  const last = new Map<string, unknown>();
  return exchanges.map(({ news, ...exchange }) => {
    const { method, path, query, key, body } = exchange;
    const call = JSON.stringify([method, path, query, key, body]);
    const answer = news ? after(last.get(call), news) : exchange.answer;
    last.set(call, answer);
    return { ...exchange, ...(answer !== undefined && { answer }) };
  });
}

function after(before: unknown, news: News): unknown {
  if ("" in news) return news[""];
  if (Array.isArray(before))
    return before.map((part: unknown, place) => (place in news ? after(part, news[place]!) : part));
  const whole = before as Record<string, unknown>;
  return {
    ...whole,
    ...Object.fromEntries(Object.entries(news).map(([name, part]) => [name, after(whole[name], part)])),
  };
}

const changes = ({ method, path }: { method: string; path: string }) => method !== "GET" && !PREVIEW.test(path);
const isChange = ({ step, method = "GET", path = "" }: Exchange) => step !== undefined || changes({ method, path });
const asCall = ({ method = "GET", path = "", query = "", key = "", body }: Exchange): Call => ({
  method,
  path,
  query: withoutWaiting(query),
  key,
  body: unnumbered(body),
});

function withoutWaiting(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of WAITING) parameters.delete(name);
  return parameters.toString();
}

async function sentencesOfForms(address: string): Promise<string> {
  const catalogue = `/${new URLSearchParams(address.split("?")[1]).get("language")}.ftl`;
  const chosen = Object.entries(sentences).filter(([path]) => path.endsWith(catalogue));
  return (await Promise.all(chosen.map(([, load]) => load()))).join("\n");
}

/** JSON, or the text itself. */
async function valueOf(body: RequestInit["body"]): Promise<unknown> {
  if (!body) return undefined;
  const text = await new Response(body).text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A body without the id by which the server knows it again: in what order a page draws ids is left to chance. */
const unnumbered = (body: unknown): unknown =>
  body && typeof body === "object" && "client" in body ? { ...body, client: "" } : body;

function response({ status = 200, answer }: Exchange): Response {
  if (answer === undefined) return new Response(null, { status });
  if (typeof answer !== "string") return Response.json(answer, { status });
  return new Response(answer, { status, headers: { "Content-Type": "text/plain" } });
}

/** `fetch`, before tests replace it. */
const real = window.fetch.bind(window);

async function control(given: Record<string, string>): Promise<Record<string, string>> {
  const answer = await real(`${RECORDER}/recorder/`, { method: "POST", body: JSON.stringify(given) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, string>;
}
