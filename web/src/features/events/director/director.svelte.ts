/** The director's hold on an event: what the server says, what is done, and how the last thing is undone. */
import { EventOnPage } from "../event.svelte";
import { get, post, reason, Refused } from "../../../lib/http";
import { newId } from "../../../lib/ids";
import { type Facts, say } from "../../../lib/words";
import { namesOf, numberOf } from "../words";
import type {
  AllPublications,
  EventAbsence,
  EventAccident,
  EventAccidentEffect,
  EventEffect,
  EventEntrant,
  EventLogEntry,
  EventLogLine,
  EventRegistered,
  EventShape,
  EventSuspect,
  EventVersion,
} from "../../../lib/protocol.generated";
import { addToBoards } from "./boardDraw";

/** What was done at one tap, and can be undone at another. */
export interface Deed {
  sentence: string;
  versions: number[];
  /** Stores again what the deed had deleted, before its entries are taken back. */
  restore?: () => Promise<unknown>;
}

/** In milliseconds: how long the last deed is in sight, and how long at least. */
const IN_SIGHT = 60_000;
const AT_LEAST = 10_000;

export class EventDirector {
  readonly page: EventOnPage;
  /** The last deed, while it is in sight; null once it is undone. */
  done = $state.raw<Deed | null>(null);
  refused = $state("");
  busy = $state(false);
  /** The server's clock, in milliseconds; it ticks. */
  now = $state(Date.now());
  /** Results far from what the hands allow, which directors alone see. */
  suspects = $state.raw<EventSuspect[]>([]);
  /** Who has gone from their table of an online event, which directors alone see. */
  absences = $state.raw<EventAbsence[]>([]);
  /** Why nobody knows who is absent, or not as it is now. */
  absencesRefused = $state("");
  private watched: Deed | null = null;
  private since = 0;
  /** Whether this device has added to the boards, or cannot. */
  private added = false;
  private readonly ticking: ReturnType<typeof setInterval>;

  constructor(
    readonly code: string,
    readonly key: string,
  ) {
    this.page = new EventOnPage(code, key, "director");
    let seen: EventShape | undefined;
    let ahead = 0;
    this.ticking = setInterval(() => {
      const { event } = this.page;
      if (event && event !== seen) {
        seen = event;
        ahead = Date.parse(event.now) - Date.now();
        void this.addToBoards(event);
      }
      this.now = Date.now() + ahead;
      this.leave();
    }, 1000);
  }

  /** Let the last deed go once others have written after it, or it is a while ago: the log still takes it back. */
  private leave(): void {
    if (this.done !== this.watched) [this.watched, this.since] = [this.done, Date.now()];
    const age = Date.now() - this.since;
    const followed = !!this.done && (this.event?.version ?? 0) > Math.max(...this.done.versions);
    if (age >= IN_SIGHT || (followed && age >= AT_LEAST)) this.done = null;
  }

  /** Add a nonce of this device to the boards once they are promised; what fails is tried again. */
  private async addToBoards(event: EventShape): Promise<void> {
    if (this.added) return;
    this.added = true;
    this.added = await addToBoards(this, event).catch(
      (error: unknown) => error instanceof Refused && error.refusal.retry === "never",
    );
  }

  /** What every call about the event takes. */
  get access(): { code: string; key: string } {
    return { code: this.code, key: this.key };
  }

  get event(): EventShape | undefined {
    return this.page.event;
  }

  close(): void {
    clearInterval(this.ticking);
    this.page.close();
  }

  /** Write entries in order; return whether all were accepted. `before` are entries of the same deed. */
  async act(
    entries: readonly EventLogEntry[],
    sentence: string,
    before: readonly number[] = [],
    restore?: Deed["restore"],
  ): Promise<boolean> {
    const versions = [...before];
    const complete = await this.attempt(async () => {
      for (const entry of entries) versions.push((await this.write(entry)).version);
    });
    if (versions.length) this.done = { sentence, versions, restore };
    return complete;
  }

  /** Publish the ranking as it is now. */
  async publish(final: boolean, sentence: string): Promise<void> {
    let version: number | null = null;
    const done = await this.attempt(async () => {
      ({ version } = await post("/api/events/{code}/rankings", { ...this.access, body: { final } }));
    });
    if (done && version !== null) this.done = { sentence, versions: [version] };
  }

  /** What was published, and what has changed since. */
  publications(): Promise<AllPublications> {
    return get("/api/events/{code}/rankings", this.access);
  }

  /** Take back the last deed. */
  async undo(): Promise<void> {
    const deed = this.done;
    if (!deed || (deed.restore && !(await this.attempt(deed.restore)))) return;
    if (await this.takeBack(deed.versions)) this.done = null;
  }

  /** Take entries back, the newest first. */
  takeBack(versions: readonly number[]): Promise<boolean> {
    return this.attempt(async () => {
      for (const of of versions.toReversed()) await this.write({ event: "undone", of });
    });
  }

  /** What entries would change in the ranking. */
  effect(entries: EventLogEntry[]): Promise<EventEffect> {
    return post("/api/events/{code}/effect", { ...this.access, body: { entries } });
  }

  /** The entries that say what went wrong at a table, and what they would change. */
  accident(accident: EventAccident): Promise<EventAccidentEffect> {
    return post("/api/events/{code}/accidents", { ...this.access, body: { accident } });
  }

  /** The log, with no names in it; throws `Refused`. */
  log(): Promise<EventLogLine[]> {
    return get("/api/events/{code}/entries", this.access);
  }

  /** What directors have entered of each entrant, by its number; throws `Refused`. */
  async registered(): Promise<Map<number, EventRegistered>> {
    const entrants = await get("/api/events/{code}/entrants", this.access);
    return new Map(entrants.map((registered) => [registered.entrant, registered]));
  }

  /** Ask which results are to be looked at. */
  async doubt(): Promise<void> {
    const found = await get("/api/events/{code}/suspects", this.access).catch(() => null);
    if (found) this.suspects = found;
  }

  /** Ask who has gone from their tables; what is known stays while the server cannot be reached. */
  async lookForAbsent(): Promise<void> {
    try {
      this.absences = await get("/api/events/{code}/absences", this.access);
      this.absencesRefused = "";
    } catch (error) {
      this.absencesRefused = reason(error);
    }
  }

  entrant(number: number): EventEntrant | undefined {
    return this.event?.entrants.find((each) => each.entrant === number);
  }

  /** A sentence in the words for what plays here: pairs, teams, or single players. */
  say(id: string, facts: Facts = {}): string {
    return say(id, { kind: this.event?.kind ?? "pairs", ...facts });
  }

  /** A pair by its number, and its names where they are known: « 12 Dupont – Martin ». */
  pair(number: number): string {
    const names = this.event && namesOf(this.event, [number]);
    return [this.event ? numberOf(this.event, number) : String(number), names].filter(Boolean).join(" ");
  }

  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refused = "";
    try {
      await what();
      return true;
    } catch (error) {
      this.refused = reason(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** An entry is sent twice where an answer is lost, and is written once. */
  private async write(entry: EventLogEntry): Promise<EventVersion> {
    const body = { entry, client: newId() };
    const send = () => post("/api/events/{code}/entries", { ...this.access, body });
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Refused && error.status === 0)) throw error;
      return send();
    }
  }
}
