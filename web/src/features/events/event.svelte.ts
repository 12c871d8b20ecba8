/** An event on a page: what the server last said, and what this device has still to say. */
import { getIfOther, post, Refused, reason } from "../../lib/http";
import type { EventLogEntry, EventShape, EventVersion } from "../../lib/protocol.generated";
import { within } from "./patience";
import { type Letter, Outbox } from "./outbox";

/** How long the server may wait for a change before it answers, in seconds. */
const WAIT = 20;
/** How long an answer may take besides, in milliseconds. */
const PATIENCE = 10_000;
/** How long to wait after a failure, in milliseconds. */
const AGAIN = 2500;

/** The longest that a page without a key rests after news, in milliseconds: thousands would ask again at once. */
const REST = 1000;

/** What becomes of this device's entries. */
interface Listener {
  sent?: (letter: Letter, answer: EventVersion) => void;
  refused?: (letter: Letter) => void;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isAway = (error: unknown): boolean => error instanceof Refused && error.status === 0;

export class EventOnPage {
  event = $state.raw<EventShape>();
  /** Why the page shows nothing, or shows what is no longer new. */
  trouble = $state("");
  /** Whether this device's key does not open the event: it has been replaced, or was copied wrongly. */
  shut = $state(false);
  /** Whether the server was reached at the last try. */
  connected = $state(true);
  waiting = $state.raw<readonly Letter[]>([]);
  /** What this device has said and the event lacks as it is shown here. */
  unseen = $state.raw<Letter[]>([]);
  /** The sentence of the last entry that was refused. */
  refused = $state("");
  /** Ends what is asked last: a browser has few connections to a server, for all of its pages. */
  private readonly left = new AbortController();
  private readonly outbox: Outbox;

  constructor(
    readonly code: string,
    readonly key: string | undefined,
    whose = "public",
    listener: Listener = {},
  ) {
    this.outbox = new Outbox(`chelem-outbox-${code}-${whose}`, {
      send: (letter) => this.reached(PATIENCE, post("/api/events/{code}/entries", { ...this.access, body: letter })),
      sent: listener.sent,
      refused: (letter, why) => {
        this.refused = why.message;
        listener.refused?.(letter);
      },
      changed: (waiting, unseen) => {
        this.waiting = waiting;
        this.unseen = unseen;
      },
    });
    this.waiting = this.outbox.waiting;
    this.unseen = this.outbox.unseen;
    void this.follow();
  }

  /** What every call about the event takes: its code, and the key of this device. */
  get access(): { code: string; key: string | undefined } {
    return { code: this.code, key: this.key };
  }

  /** Keep an entry until the server has it; return its id. It may be about another one, `of`, that still waits. */
  say(entry: EventLogEntry, of?: string): string {
    this.refused = "";
    return this.outbox.add(entry, of);
  }

  close(): void {
    this.left.abort();
    this.outbox.close();
  }

  /** Learn from an answer, or from its lack, whether the server can be reached. */
  private async reached<T>(patience: number, asked: Promise<T>): Promise<T> {
    try {
      const answer = await within(patience, asked);
      this.connected = true;
      return answer;
    } catch (error) {
      this.connected = !isAway(error);
      throw error;
    }
  }

  private async follow(): Promise<void> {
    while (!this.left.signal.aborted) {
      const tag = this.event?.tag;
      const asked = { ...this.access, tag, known: tag, wait: tag ? WAIT : undefined, signal: this.left.signal };
      try {
        const away = !this.connected;
        const news = getIfOther("/api/events/{code}", asked);
        const event = await this.reached(WAIT * 1000 + PATIENCE, news);
        if (away) void this.outbox.flush();
        this.trouble = "";
        if (!event) continue;
        const rests = this.event && !this.key;
        this.event = event;
        this.outbox.show(event.version);
        if (rests) await pause(Math.random() * REST);
      } catch (error) {
        if (this.left.signal.aborted) return;
        this.trouble = reason(error);
        if (error instanceof Refused && (error.status === 403 || error.status === 404)) {
          this.shut = ["event.key-replaced", "event.key"].includes(error.refusal.code);
          return;
        }
        await pause(AGAIN);
      }
    }
  }
}
