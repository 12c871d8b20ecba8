/** The entries of a device, kept until the server has them: a phone may lose the network for a round. */
import { type Refused, Refused as Refusal } from "../http";

/** An entry of the event's log, without what the server adds (docs/log.md). */
export type EventEntry = { event: string } & Record<string, unknown>;

export interface Letter {
  client: string;
  entry: EventEntry;
}

interface Post {
  /** Send an entry; throws `Refused`. */
  send: (letter: Letter) => Promise<unknown>;
  /** An entry was refused for good, and is no longer sent. */
  refused: (letter: Letter, why: Refused) => void;
  changed: (waiting: Letter[]) => void;
}

/** How long to wait before a lost entry is sent again, in milliseconds. */
const AGAIN = 2500;

/** Sends entries one by one, in their order, each until it is acknowledged or refused. */
export class Outbox {
  waiting: Letter[];
  private sending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: string,
    private readonly post: Post,
  ) {
    this.waiting = this.read();
    if (this.waiting.length) void this.flush();
  }

  add(entry: EventEntry): void {
    this.waiting = [...this.waiting, { client: crypto.getRandomValues(new Uint32Array(4)).join("-"), entry }];
    this.keep();
    void this.flush();
  }

  /** Send what waits, now. */
  async flush(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    clearTimeout(this.timer);
    try {
      for (let letter = this.waiting[0]; letter; letter = this.waiting[0]) {
        try {
          await this.post.send(letter);
        } catch (error) {
          if (!(error instanceof Refusal) || error.refusal.retry !== "never") {
            this.timer = setTimeout(() => void this.flush(), AGAIN);
            return;
          }
          this.post.refused(letter, error);
        }
        this.waiting = this.waiting.slice(1);
        this.keep();
      }
    } finally {
      this.sending = false;
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private keep(): void {
    try {
      localStorage.setItem(this.place, JSON.stringify(this.waiting));
    } catch {
      // A full or private storage: what waits lasts as long as the page.
    }
    this.post.changed(this.waiting);
  }

  private read(): Letter[] {
    try {
      return JSON.parse(localStorage.getItem(this.place) ?? "[]") as Letter[];
    } catch {
      return [];
    }
  }
}
