/** The entries of a device, kept until the server has them: a phone may lose the network for a round. */
import { newId } from "../../lib/ids";
import { RESEND_AFTER, Waiting } from "../../lib/outbox";
import { type Refused, Refused as Refusal } from "../../lib/http";
import type { EventLogEntry, EventVersion } from "../../lib/protocol.generated";

/** Stands for the version of an entry that is not in the log yet. */
export const NO_VERSION = -1;

export interface Letter {
  client: string;
  entry: EventLogEntry;
  /**
   * The letter that this one confirms or disputes, while its version is not known yet: this one is sent after it, and
   * then names its version in place of `NO_VERSION`.
   */
  of?: string;
}

interface Post {
  /** Send an entry; throws `Refused`. */
  send: (letter: Letter) => Promise<EventVersion>;
  /** An entry is in the log. */
  sent?: (letter: Letter, answer: EventVersion) => void;
  /** An entry was refused for good, and is no longer sent; neither is what confirms it. */
  refused: (letter: Letter, why: Refused) => void;
  /** Letters wait, or wait no longer; what the page lacks is those, after the ones that are in the log since. */
  changed: (waiting: readonly Letter[], unseen: Letter[]) => void;
}

/** A table without the network may be ahead of the director, who has still to start the round: this waits. */
const NOT_YET = "event.log.not-yet";

/** The entry with the version that it confirms or disputes. */
const about = (entry: EventLogEntry, of: number): EventLogEntry =>
  entry.event === "confirmed" || entry.event === "disputed" ? { ...entry, of } : entry;

/** Sends entries one by one, in their order, each until it is acknowledged or refused. */
export class Outbox {
  private readonly kept: Waiting<Letter>;
  /** Letters in the log, each with its place there, until the page shows them. */
  private taken: { letter: Letter; version: number }[] = [];
  /** How many entries of the log the page shows. */
  private shown = 0;
  private sending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    place: string,
    private readonly post: Post,
  ) {
    this.kept = new Waiting(place);
    if (this.waiting.length) void this.flush();
  }

  /** The letters that are not in the log yet. */
  get waiting(): readonly Letter[] {
    return this.kept.messages;
  }

  /** Send an entry, if need be after the letter `of`, whose version it is about; return its own id. */
  add(entry: EventLogEntry, of?: string): string {
    const client = newId();
    this.kept.messages = [...this.waiting, { client, entry, ...(of !== undefined && { of }) }];
    this.changed();
    void this.flush();
    return client;
  }

  /** Send what waits, now. */
  async flush(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    clearTimeout(this.timer);
    const early = new Set<string>();
    try {
      for (let letter = this.next(early); letter; letter = this.next(early)) {
        try {
          this.acknowledge(letter, await this.post.send(letter));
        } catch (error) {
          if (error instanceof Refusal && error.refusal.code === NOT_YET) early.add(letter.client);
          else if (error instanceof Refusal && error.refusal.retry === "never") this.drop(letter, error);
          else break;
        }
      }
    } finally {
      this.sending = false;
      if (this.waiting.length) this.timer = setTimeout(() => void this.flush(), RESEND_AFTER);
    }
  }

  /** The page now shows this many entries of the log. */
  show(version: number): void {
    this.shown = version;
    this.taken = this.taken.filter((each) => each.version >= version);
    this.changed();
  }

  get unseen(): Letter[] {
    return [...this.taken.map(({ letter }) => letter), ...this.waiting];
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** The first letter that is not too early, and that is not about another one that still waits. */
  private next(early: Set<string>): Letter | undefined {
    const clients = new Set(this.waiting.map(({ client }) => client));
    return this.waiting.find(({ client, of }) => !early.has(client) && (of === undefined || !clients.has(of)));
  }

  private acknowledge({ client }: Letter, answer: EventVersion): void {
    const letter = this.waiting.find((each) => each.client === client)!;
    this.kept.messages = this.waiting
      .filter((each) => each !== letter)
      .map((each) => (each.of === client ? { client: each.client, entry: about(each.entry, answer.version) } : each));
    if (answer.version >= this.shown) this.taken.push({ letter, version: answer.version });
    this.post.sent?.(letter, answer);
    this.changed();
  }

  private drop(letter: Letter, why: Refused): void {
    const dropped = this.waiting.filter(({ client, of }) => client === letter.client || of === letter.client);
    this.kept.messages = this.waiting.filter((each) => !dropped.includes(each));
    for (const each of dropped) this.post.refused(each, why);
    this.changed();
  }

  private changed(): void {
    this.post.changed(this.waiting, this.unseen);
  }
}
