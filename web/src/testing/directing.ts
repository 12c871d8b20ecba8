/** A director's page, whose taps are counted, and what the server answers directors. */
import { page, type Locator } from "vitest/browser";
import { expect } from "vitest";
import type { EventLogEntry, EventShape, EventTableKey, EventVersion, LanguageCode } from "../lib/protocol.generated";
import { say, type Facts } from "../lib/words";
import { button, exact, fill, gone, inDialog, open, press, there, ask, violations } from "./page";
import { scene, type Scene } from "./recorded";

/** From the table concerned to the accident done. */
export const MOST_TAPS = 4;
/** What a form says that an entry would change. */
export const EFFECT = /^(Le classement|Le résultat|Les résultats)/;
const GAME = { contract: { strain: "NT", tricks: 9, stake: 1, declarer: "S" }, tricks: 9 } as const;

export class Directing {
  taps = 0;

  constructor(
    readonly code: string,
    readonly key: string,
    readonly scene?: Scene,
  ) {}

  async tap(wanted: Locator): Promise<void> {
    await press(wanted);
    this.taps += 1;
  }

  get path(): string {
    return `/api/events/${this.code}`;
  }

  /** The event as directors see it. */
  readonly seen = () => ask<EventShape>(this.path, { key: this.key });
  /** The event as everybody sees it. */
  readonly public = () => ask<EventShape>(this.path);
  readonly read = <T>(what: string) => ask<T>(`${this.path}/${what}`, { key: this.key });

  async log(): Promise<EventLogEntry[]> {
    const answer = await fetch(`${this.path}/log`, { headers: { Authorization: `Bearer ${this.key}` } });
    const lines = (await answer.text()).trim().split("\n");
    return lines.map((line) => JSON.parse(line) as EventLogEntry);
  }

  write(entry: EventLogEntry, key = this.key): Promise<EventVersion> {
    return ask(`${this.path}/entries`, { key, body: { entry } });
  }

  /** The boards of each table in the round in play. */
  async tables(): Promise<Map<number, number[]>> {
    const { sections } = await this.seen();
    return new Map(sections[0]!.tables.map(({ table, boards }) => [table, boards.map(({ board }) => board)]));
  }

  /** Report results of which some differ, as the phones at the tables do. */
  async report(boards: Map<number, number[]>, round = 1): Promise<void> {
    const keys = await this.read<EventTableKey[]>("table-keys");
    for (const [table, numbers] of boards)
      for (const board of numbers) {
        const result = { ...GAME, tricks: 8 + ((table + board) % 3) };
        const entry = { event: "reported", section: "A", round, table, board, result } as EventLogEntry;
        await this.write(entry, keys.find((each) => each.table === `A${table}`)!.key);
      }
  }
}

/** Open the director's page of an event of a scene. */
export async function direct(of: string, name: string): Promise<Directing> {
  const played = await scene(of, name);
  const directing = new Directing(played.facts.code!, played.facts.key!, played);
  await openRoom(directing);
  return directing;
}

export async function openRoom({ code, key }: Directing): Promise<void> {
  await open(`/tournoi/${code}/arbitre#key=${key}`, { again: true });
}

/** Open an event of a number of pairs by the director's own taps, and start its first round. */
export async function directNew(name: string, pairs: number, language: LanguageCode = "fr"): Promise<Directing> {
  await scene("nobody", name);
  await open("/club", { language });
  await press(button("director-new"));
  await fill(page.getByLabelText(say("plan-ask-count", { kind: "pairs" })), String(pairs));
  await press(button("director-open"));
  const directing = await opened();
  directing.taps = 3 + String(pairs).length;
  await press(button("director-start", { round: 1 }));
  await there(page.getByRole("timer"));
  return directing;
}

/** The director's page that the form of a new event has led to. */
export async function opened(): Promise<Directing> {
  await expect.poll(() => location.pathname).toMatch(/\/arbitre$/);
  const code = location.pathname.split("/").at(-2)!;
  return new Directing(code, localStorage.getItem(`chelem-event-${code}-director`)!);
}

/** The tile of a table. */
export const table = (number: number) =>
  page.getByRole("button", { name: new RegExp(`^${say("director-table", { table: number })} `) });
export const dialogButton = (code: string, facts?: Facts) => inDialog("button", say(code, facts));
/** A key of the result, or of a choice. */
export const key = (name: string) => page.getByRole("dialog").getByText(name, { exact: true });
/** The key of the boards that a late pair has lost. */
export const lost = (line: string, pair: number, count: number) =>
  page.getByRole("group", exact(`${say(`director-${line}`)} ${pair}`)).getByText(say("director-late-count", { count }));
/** The key of the pair that played in another one's place. */
export function instead(line: string, pair: number, other: number): Locator {
  const place = `${say(`director-${line}`)} ${pair}`;
  const row = page.getByRole("group", { name: say("director-other-where", { place }) });
  return row.getByText(String(other), { exact: true });
}

/** Wait until the first proposed movement is described in these words. */
export async function proposed(words: string): Promise<void> {
  const movements = page.getByRole("group", exact(say("director-ask-movement")));
  const first = () => movements.query()?.querySelector("label")?.textContent.replace(/\s+/g, " ");
  await expect.poll(first).toContain(words);
}

/** Wait until what would change is known. */
export const effect = () => there(page.getByRole("dialog").getByText(EFFECT));
/** Confirm what the dialog says, and wait until it is done. */
export async function confirm(code = "director-confirm", facts?: Facts): Promise<void> {
  await press(dialogButton(code, facts));
  await gone(page.getByRole("dialog"));
}
export const undo = () => button("director-undo");
export async function takeBack(): Promise<void> {
  await press(undo());
  await gone(undo());
}
/** Neither the page, nor a part of it if that is all that is new, breaks a rule of axe. */
export const noViolations = async (part?: Locator) => expect(await violations(part)).toEqual([]);
