/** HTTP requests of docs/protocol.md, typed by its OpenAPI: JSON in, JSON out, refusals with their sentence. */
import { givesUp } from "./boardInHand.svelte";
import type { Calls, RefusalShape } from "./protocol.generated";
import { currentLanguage, say, unbroken } from "./words";

type Method = keyof Calls;
type Path<M extends Method> = keyof Calls[M] & string;
type Part<Call, Name extends string> = Call extends Record<Name, infer Value> ? Value : unknown;

/** What a call takes: its parameters by their names, its body, the key of a device in an event, and what ends it. */
export type Given<M extends Method, P extends Path<M>> = Part<Calls[M][P], "parameters"> &
  Pick<Calls[M][P], Extract<keyof Calls[M][P], "body">> & { key?: string | undefined; signal?: AbortSignal };
/** What it answers: JSON, or a file. */
export type Answer<M extends Method, P extends Path<M>> = Part<Calls[M][P], "answer">;
type Arguments<M extends Method, P extends Path<M>> =
  Record<never, never> extends Given<M, P> ? [given?: Given<M, P>] : [given: Given<M, P>];

/** The same, once nothing is known of the call. */
interface AnyGiven {
  [parameter: string]: unknown;
  body?: unknown;
  key?: string | undefined;
  known?: string | undefined;
  signal?: AbortSignal;
}

/** The server refused, or could not be reached. */
export class Refused extends Error {
  constructor(
    readonly refusal: RefusalShape,
    readonly status: number,
  ) {
    super(unbroken(refusal.sentence));
  }
}

const calling =
  <M extends Method>(method: M) =>
  <P extends Path<M>>(path: P, ...given: Arguments<M, P>) =>
    call<Answer<M, P>>(method, path, ...given);

export const get = calling("GET");
export const post = calling("POST");
export const put = calling("PUT");
export const patch = calling("PATCH");
export const remove = calling("DELETE");
/** What is there now; undefined if it is still what has the tag that is known. */
export const getIfOther = <P extends Path<"GET">>(path: P, given: Given<"GET", P> & { known: string | undefined }) =>
  call<Answer<"GET", P> | undefined>("GET", path, given);
/** The address of a call, for links that the browser follows itself. */
export const address: <P extends Path<"GET">>(path: P, ...given: Arguments<"GET", P>) => string = filled;

/** The sentence to show for anything that a request may throw. */
export function reason(error: unknown): string {
  return error instanceof Refused ? error.message : say("web-failed");
}

/** A path with its parameters in their places, the others in the query, and the visitor's language. */
function filled(path: string, parameters?: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...parameters, language: currentLanguage() })) {
    if (value == null) continue;
    const before = path;
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (path === before) query.set(name, String(value));
  }
  return `${path}?${query}`;
}

async function call<T>(method: string, path: string, given: AnyGiven = {}): Promise<T> {
  const { body, key, known, signal = null, ...parameters } = given;
  const file = body instanceof Blob;
  let answer: Response;
  try {
    answer = await fetch(filled(path, parameters), {
      method,
      headers: {
        ...(!!body && { "Content-Type": file ? "application/octet-stream" : "application/json" }),
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(known && { "If-None-Match": `W/"${known}"` }),
      },
      body: file ? body : JSON.stringify(body),
      signal,
    });
  } catch {
    throw new Refused(trouble("offline"), 0);
  }
  if (answer.status === 304) return undefined as T;
  if (answer.ok)
    return (answer.headers.get("Content-Type") === "application/json" ? answer.json() : answer.blob()) as Promise<T>;
  const refused = await refusal(answer);
  if (refused.code === "board.in_hand" && (await givesUp(refused))) return call(method, path, given);
  throw new Refused(refused, answer.status);
}

/** What an answer that refuses says; a proxy's error page says nothing to us. */
async function refusal(answer: Response): Promise<RefusalShape> {
  const refused = (await answer.json().catch(() => null)) as RefusalShape | null;
  return refused?.sentence ? refused : trouble("failed");
}

const trouble = (what: "offline" | "failed"): RefusalShape => ({
  code: `web.${what}`,
  facts: {},
  sentence: say(`web-${what}`),
  retry: "later",
});
