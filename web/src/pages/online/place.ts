/** A visitor's place in an online event. */
import { get, put, remove } from "../../http";
import type { EventOnlineTable, EventPlace } from "../../protocol.generated";
import { go } from "../../router.svelte";

/** With whom somebody plays. */
export type PartnerChoice = "invited" | "anyone" | "robot" | "substitute";

export interface Entry {
  name: string;
  partner: PartnerChoice;
  invitation: string;
  consent: boolean;
}

export const placePath = (code: string): string => `/api/events/${code}/place`;
export const placeAt = (code: string): Promise<EventPlace> => get<EventPlace>(placePath(code));
export const enter = (code: string, entry: Entry): Promise<EventPlace> => put<EventPlace>(placePath(code), entry);
export const leave = (code: string): Promise<EventPlace> => remove<EventPlace>(placePath(code));

const SEEN = "chelem-online-tables";

/** Go to a table where this page has not been: who has left one on purpose is not taken back to it. */
export function goOnce(tables: readonly EventOnlineTable[], present = ""): void {
  const seen = new Set((sessionStorage.getItem(SEEN) ?? "").split(" "));
  const next = tables.find(({ code }) => code !== present && !seen.has(code));
  if (!next) return;
  sessionStorage.setItem(SEEN, [...seen, next.code].join(" "));
  go(`/table/${next.code}`);
}
