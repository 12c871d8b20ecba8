/** The keys of this device in events, by the address where each was given: a director's, a table's. */
import { given } from "../../lib/keyInAddress";

const name = (code: string, whose: string) => `chelem-event-${code}-${whose}`;

/** The key for a part of an event's pages: `director`, or a table such as `A3`; the one in the address is kept. */
export function eventKey(code: string, whose: string): string | undefined {
  const key = given().get("key");
  if (key) keepEventKey(code, whose, key);
  return key ?? read(name(code, whose));
}

/** The key of the pair that plays on this device, and its number; undefined if there is none. */
export function playerKey(code: string): { key: string; entrant: number } | undefined {
  const key = read(name(code, "player"));
  const entrant = /^player\.(\d+)\./.exec(key ?? "")?.[1];
  return key && entrant ? { key, entrant: Number(entrant) } : undefined;
}

/** The claim for a pair's key that this device has made, and that had no answer yet. */
export const keptClaim = (code: string): string | undefined => read(name(code, "claim"));

/** Forget a key that opens nothing any longer. */
export function forgetEventKey(code: string, whose: string): void {
  try {
    localStorage.removeItem(name(code, whose));
  } catch {
    // A private window kept nothing.
  }
}

/** Keep a key on this device. */
export function keepEventKey(code: string, whose: string, key: string): void {
  try {
    localStorage.setItem(name(code, whose), key);
  } catch {
    // A private window: the key lasts as long as the page.
  }
}

/** The codes of the events that this device directs. */
export function directedEvents(): string[] {
  try {
    return Object.keys(localStorage)
      .map((each) => /^chelem-event-(\w+)-director$/.exec(each)?.[1])
      .filter((code) => code !== undefined);
  } catch {
    return [];
  }
}

function read(item: string): string | undefined {
  try {
    return localStorage.getItem(item) ?? undefined;
  } catch {
    return undefined;
  }
}
