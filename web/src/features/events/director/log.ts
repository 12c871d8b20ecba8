/** The log of an event as its director reads it: what was done, what was taken back, in words. */
import type { EntrantEntered, EventEntryStamp, EventLogEntry, EventOutcome } from "../../../lib/protocol.generated";
import { signed } from "../../../lib/words";
import { decimal, fraction, ruledScores } from "../outcome";
import { entryResult, resultText } from "./result";

export { fraction };

/** An entry of the log, with what the server adds. */
export type LoggedEntry = EventEntryStamp & EventLogEntry;
/** The same of one kind, or of some. */
export type Logged<Kind extends LoggedEntry["event"]> = Extract<LoggedEntry, { event: Kind }>;

/** Read the log's JSON lines. */
export function readLog(text: string): LoggedEntry[] {
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as LoggedEntry);
}

/** The versions of entries that were taken back; to take back a taking back restores. */
export function takenBack(log: readonly LoggedEntry[]): Set<number> {
  const undone = new Set<number>();
  for (const entry of log.toReversed()) {
    if (entry.event === "undone" && !undone.has(entry.version)) undone.add(entry.of);
  }
  return undone;
}

/** What the entry of an entrant says beside its number; nothing of one that has none. */
export type Entered = Partial<Omit<EntrantEntered, "event" | "entrant">>;

/** The entries of a kind that hold. */
export const holding = <Kind extends LoggedEntry["event"]>(
  log: readonly LoggedEntry[],
  kind: Kind,
  undone: ReadonlySet<number> = takenBack(log),
): Logged<Kind>[] => log.filter((entry): entry is Logged<Kind> => entry.event === kind && !undone.has(entry.version));

/** The players of each entrant, by the entries that hold. */
export const playersOf = (log: readonly LoggedEntry[]): Map<number, Logged<"entered">> =>
  new Map(holding(log, "entered").map((entry) => [entry.entrant, entry]));

/** Who plays for each entrant now: those it entered with, or their substitutes. */
export const playersNow = (log: readonly LoggedEntry[]): Map<number, string[]> =>
  new Map(
    [...playersOf(log).values(), ...holding(log, "substituted")].map(({ entrant, players }) => [entrant, players]),
  );

/** Everybody who plays for an entrant at some time: those it entered with, then their substitutes. */
export function everybodyOf(log: readonly LoggedEntry[], entrant: number): string[] {
  const substitutes = holding(log, "substituted").filter((entry) => entry.entrant === entrant);
  const entered = playersOf(log).get(entrant);
  return [...new Set([...(entered ? [entered] : []), ...substitutes].flatMap(({ players }) => players))];
}

/** Whether an entrant is ranked, by the entries that hold. */
export const isRanked = (log: readonly LoggedEntry[], entrant: number): boolean =>
  holding(log, "standing").findLast((entry) => entry.entrant === entrant)?.standing !== "unranked";

export interface EntrantNote {
  [fact: string]: string | number;
  what: "unranked" | "stationary" | "handicap" | "carried" | "penalty" | "substitute";
  amount: string;
  round: number;
  /** Of a substitute, the id, and that of the player who is replaced; empty otherwise. */
  who: string;
  whom: string;
}

/** Standing, who cannot move, handicap, penalties and substitutes of an entrant, by the entries that hold. */
export function notesOn(log: readonly LoggedEntry[], entrant: number): EntrantNote[] {
  const undone = takenBack(log);
  const notes: EntrantNote[] = isRanked(log, entrant)
    ? []
    : [{ what: "unranked", amount: "", round: 0, who: "", whom: "" }];
  const entered = playersOf(log).get(entrant);
  if (entered?.stationary) notes.push({ what: "stationary", amount: "", round: 0, who: "", whom: "" });
  for (const what of ["handicap", "carried"] as const) {
    const held = entered?.[what];
    if (held) notes.push({ what, amount: signed(fraction(held)), round: 0, who: "", whom: "" });
  }
  let players = entered?.players ?? [];
  for (const entry of log) {
    if (undone.has(entry.version)) continue;
    if (entry.event === "penalised" && entry.entrant === entrant) {
      const unit = entry.unit === "top" ? " %" : "";
      notes.push({
        what: "penalty",
        amount: `${signed(-fraction(entry.amount))}${unit}`,
        round: 0,
        who: "",
        whom: "",
      });
    }
    if (entry.event === "substituted" && entry.entrant === entrant) {
      const { players: now, round } = entry;
      for (const [place, who] of now.entries())
        if (who !== players[place])
          notes.push({ what: "substitute", amount: "", round, who, whom: players[place] ?? "" });
      players = now;
    }
  }
  return notes;
}

/** What tables wrote themselves: it is corrected, not taken back. */
const TABLE = new Set(["reported", "confirmed", "disputed"]);

/** What nobody takes back: also who plays a simultaneous, as that is in two logs. */
const KEPT = new Set([
  ...["opened", "published", "committed", "pledged", "revealed"],
  ...["invited", "uninvited", "joined", "admitted", "removed", "membership"],
]);

/** Whether one tap may take an entry back. */
export function canTakeBack(entry: LoggedEntry, undone: ReadonlySet<number>): boolean {
  if (undone.has(entry.version) || TABLE.has(entry.event)) return false;
  if (entry.event === "started" && entry.by.role === "program") return false; // online, the round is being played
  return !KEPT.has(entry.event);
}

/** Entries that change no result: they are taken back at once, the others once their effect is seen. */
const HARMLESS = new Set(["started", "paused", "timed", "extended", "break", "called", "arrived", "assigned"]);

/** Whether taking an entry back may change the ranking. */
export function mayChangeResults(log: readonly LoggedEntry[], entry: LoggedEntry): boolean {
  const what = entry.event === "undone" ? log.find(({ version }) => version === entry.of) : entry;
  return !what || (what.event === "undone" ? mayChangeResults(log, what) : !HARMLESS.has(what.event));
}

/** The message for an entry, and its facts. */
export function logSentence(entry: LoggedEntry): { id: string; facts: Record<string, string | number> } {
  const facts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (typeof value === "string" || typeof value === "number") facts[name] = value;
    if (typeof value === "boolean") facts[name] = value ? "yes" : "no";
  }
  if ("result" in entry) facts.result = resultText(entryResult(entry.result));
  if (entry.event === "extended") facts.minutes = `${entry.minutes > 0 ? "+" : ""}${signed(entry.minutes)}`;
  if (entry.event === "ruled") facts.outcome = outcomeText(entry.outcome);
  if (entry.event === "voided") facts.fault = entry.fault ?? "none";
  if (entry.event === "fouled" || entry.event === "mismatched") facts.side = entry.side ?? "none";
  return { id: `director-log-${entry.event}`, facts };
}

/** A ruling in short: `60–40 %`, `4♠ N =`, both of a split one; `none` where it was withdrawn. */
export function outcomeText(outcome: EventOutcome | null): string {
  if (!outcome) return "none";
  if ("ns" in outcome) return `${decimal(outcome.ns)}–${decimal(outcome.ew)} %`;
  return ruledScores(outcome, resultText)
    .map(({ text }) => text)
    .join(" / ");
}
