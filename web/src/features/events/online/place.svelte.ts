/** A visitor's place in an online event, as the server knows it now. */
import { get, put, Refused, reason, remove } from "../../../lib/http";
import { inTab, keepText, keptText } from "../../../lib/kept";
import type { EventOnlineTable, EventPlace } from "../../../lib/protocol.generated";
import { go } from "../../../lib/router.svelte";

/** With whom somebody plays. */
export type PartnerChoice = "team" | "invited" | "anyone" | "robot" | "substitute";

export interface Entry {
  name: string;
  partner: PartnerChoice;
  invitation: string;
  /** Into which pair of a team the invitation leads. */
  pair: 1 | 2;
  consent: boolean;
}

/** How long the server may wait for a change before it answers, in seconds. */
const WAIT = 20;
/** How long to wait after a failure, in milliseconds. */
const AGAIN = 2500;

/** The places that are followed now, by the code of the event. */
const followed = new Map<string, PlaceOnPage>();

export class PlaceOnPage {
  place = $state.raw<EventPlace>();
  trouble = $state("");
  /** How far the server's clock is ahead, in milliseconds. */
  ahead = $state(0);
  private users = 0;
  /** Ends what is asked last: a browser has few connections to a server, for all of its pages. */
  private readonly left = new AbortController();
  /** Counts what the visitor has changed: an answer from before is older than that of the change. */
  private changes = 0;

  private constructor(private readonly code: string) {}

  /** One's place in an event, followed once for all parts of the page until each has closed it. */
  static open(code: string): PlaceOnPage {
    const page = followed.get(code) ?? new PlaceOnPage(code);
    followed.set(code, page);
    if (!page.users++) void page.follow();
    return page;
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.ahead;
  }

  close(): void {
    if (--this.users) return;
    followed.delete(this.code);
    this.left.abort();
  }

  enter(entry: Entry): Promise<boolean> {
    return this.attempt(() => put("/api/events/{code}/place", { code: this.code, body: entry }));
  }

  leave(): Promise<boolean> {
    return this.attempt(() => remove("/api/events/{code}/place", { code: this.code }));
  }

  private async attempt(what: () => Promise<EventPlace>): Promise<boolean> {
    try {
      const place = await what();
      this.changes++;
      [this.place, this.trouble] = [place, ""];
      return true;
    } catch (error) {
      this.trouble = reason(error);
      return false;
    }
  }

  private async follow(): Promise<void> {
    while (this.users) {
      const tag = this.place?.tag;
      const changes = this.changes;
      try {
        const asked = { code: this.code, tag, wait: tag ? WAIT : undefined, signal: this.left.signal };
        const found = await get("/api/events/{code}/place", asked);
        if (!this.users) return;
        if (changes !== this.changes) continue;
        if (!found.opening) forget(this.place?.tables ?? [], found.tables);
        [this.place, this.ahead] = [found, Date.parse(found.now) - Date.now()];
      } catch (error) {
        if (!this.users || (error instanceof Refused && error.status === 404)) return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }
}

const SEEN = "chelem-online-tables";

const seenTables = (): Set<string> => new Set((keptText(SEEN, inTab) ?? "").split(" "));

/** A table that is one's own no more may become so again, as a draw is changed and changed back. */
function forget(before: readonly EventOnlineTable[], now: readonly EventOnlineTable[]): void {
  const gone = before.filter(({ code }) => !now.some((table) => table.code === code));
  const seen = seenTables();
  for (const { code } of gone) seen.delete(code);
  if (gone.length) keepText(SEEN, [...seen].join(" "), inTab);
}

/** Go to a table that plays, where this page has not been: who has left one on purpose is not taken back to it. */
export function goOnce(tables: readonly EventOnlineTable[], present = ""): void {
  const seen = seenTables();
  const next = tables.find(({ code, over }) => !over && code !== present && !seen.has(code));
  if (!next) return;
  keepText(SEEN, [...seen, next.code].join(" "), inTab);
  go(`/table/${next.code}`);
}
