/** HTTP requests of docs/protocol.md: JSON in, JSON out, refusals with their sentence. */
import { givesUp } from "./boardInHand.svelte";
import type { Refusal } from "./protocol";
import { currentLanguage, say, unbroken } from "./words";

/** The server refused, or could not be reached. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(unbroken(refusal.sentence));
  }
}

export const get = <T>(path: string, key?: string) => call<T>("GET", path, undefined, key);
/** What is there now; undefined if it is still what has this tag. */
export const getIfOther = <T>(path: string, tag: string | undefined, key?: string) =>
  call<T | undefined>("GET", path, undefined, key, tag);
export const post = <T>(path: string, body: unknown = {}, key?: string) => call<T>("POST", path, body, key);
/** Send a file as raw bytes. */
export const send = <T>(path: string, file: Blob, key?: string) => call<T>("POST", path, file, key);
export const put = <T>(path: string, body: unknown = {}, key?: string) => call<T>("PUT", path, body, key);
export const patch = <T>(path: string, body: unknown = {}, key?: string) => call<T>("PATCH", path, body, key);
export const remove = <T>(path: string, key?: string) => call<T>("DELETE", path, undefined, key);

/** The sentence to show for anything that a request may throw. */
export function reason(error: unknown): string {
  return error instanceof Refused ? error.message : say("web-failed");
}

/** Whether the server has refused something for good, and not just been away or busy. */
export const isRefusal = (error: unknown): boolean => error instanceof Refused && error.refusal.retry === "never";

/** A path with the visitor's language, for links that the browser follows itself. */
export function inLanguage(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}language=${currentLanguage()}`;
}

/** A request; `key` is that of a device in an event, `tag` that of an answer which need not come again. */
async function call<T>(method: string, path: string, body?: unknown, key?: string, tag?: string): Promise<T> {
  let answer: Response;
  const file = body instanceof Blob;
  try {
    answer = await fetch(inLanguage(path), {
      method,
      headers: {
        ...(body !== undefined && { "Content-Type": file ? "application/octet-stream" : "application/json" }),
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(tag && { "If-None-Match": `W/"${tag}"` }),
      },
      body: body === undefined || file ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: "web.offline", facts: {}, sentence: say("web-offline"), retry: "later" }, 0);
  }
  if (tag && answer.status === 304) return undefined as T;
  if (answer.ok) return answer.json() as Promise<T>;
  const refused = await refusal(answer);
  if (refused.code === "board.in_hand" && (await givesUp(refused))) return call<T>(method, path, body, key, tag);
  throw new Refused(refused, answer.status);
}

/** What an answer that refuses says. */
export async function refusal(answer: Response): Promise<Refusal> {
  try {
    const said = (await answer.json()) as Refusal;
    if (said.sentence) return said;
  } catch {
    // Not our JSON: a proxy's error page, perhaps.
  }
  return { code: "web.failed", facts: {}, sentence: say("web-failed"), retry: "later" };
}
