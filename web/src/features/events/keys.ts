/** The keys of this device in events, by the address where each was given: a director's, a table's. */
import { forget, keepText, keptText } from "../../lib/kept";
import { given } from "../../lib/keyInAddress";

const name = (code: string, whose: string) => `chelem-event-${code}-${whose}`;

/** The key for a part of an event's pages: `director`, or a table such as `A3`; the one in the address is kept. */
export function eventKey(code: string, whose: string): string | undefined {
  const key = given().get("key");
  if (key) keepEventKey(code, whose, key);
  return key ?? keptText(name(code, whose)) ?? undefined;
}

/** The key of the pair that plays on this device, and its number; undefined if there is none. */
export function playerKey(code: string): { key: string; entrant: number } | undefined {
  const key = keptText(name(code, "player"));
  const entrant = /^player\.(\d+)\./.exec(key ?? "")?.[1];
  return key && entrant ? { key, entrant: Number(entrant) } : undefined;
}

/** The claim for a pair's key that this device has made, and that had no answer yet. */
export const keptClaim = (code: string): string | undefined => keptText(name(code, "claim")) ?? undefined;

/** Forget a key that opens nothing any longer. */
export const forgetEventKey = (code: string, whose: string): void => forget(name(code, whose));

/** Keep a key on this device. */
export function keepEventKey(code: string, whose: string, key: string): void {
  keepText(name(code, whose), key);
}

/** What this device has a key for: an event, and the `director`, the `player` or the table whose key it is. */
export interface KeptKey {
  code: string;
  whose: string;
}

/** All that this device has keys for. */
export function keptKeys(): KeptKey[] {
  try {
    return Object.keys(localStorage).flatMap((each) => {
      const [, code, whose] = /^chelem-event-(\w+)-(director|player|[A-Z]+\d+)$/.exec(each) ?? [];
      return code && whose ? [{ code, whose }] : [];
    });
  } catch {
    return [];
  }
}

/** The codes of the events that this device directs. */
export const directedEvents = (): string[] =>
  keptKeys()
    .filter(({ whose }) => whose === "director")
    .map(({ code }) => code);
