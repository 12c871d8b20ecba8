/** What a table says to its reader: sentences for screen readers, refusals, and notices of what others did. */
import type { Seat } from "@chelem/card-table/seats";
import type { LogEntry, PictureShape } from "../../../lib/protocol.generated";
import { nameOf, yourName } from "../../../lib/tables/chairs";
import { say } from "../../../lib/words";

/** A line of text mode. */
export interface Line {
  number: number;
  text: string;
  kind: "said" | "answer" | "typed" | "refused";
}

const SHOWN = 7_000;
/** Not long, as it covers cards of dummy. */
const DECLARING_SHOWN = 3_500;
const MOST_LINES = 400;

export class Announcements {
  /** The latest sentences, for screen readers. */
  said = $state.raw<string[]>([]);
  /** All sentences since the page was opened, for text mode. */
  transcript = $state.raw<Line[]>([]);
  refusal = $state<string | null>(null);
  /** The outcome of a claim or an undo request. */
  notice = $state<string | null>(null);
  private refusalTimer: ReturnType<typeof setTimeout> | undefined;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  say(sentences: string[]): void {
    this.said = sentences;
    this.append("said", sentences);
  }

  refuse(sentence: string): void {
    this.refusal = sentence;
    this.append("refused", [sentence]);
    clearTimeout(this.refusalTimer);
    this.refusalTimer = setTimeout(() => {
      this.refusal = null;
    }, SHOWN);
  }

  /** Let the refusal stay. */
  keepRefusal(): void {
    clearTimeout(this.refusalTimer);
  }

  append(kind: Line["kind"], lines: string[]): void {
    const first = (this.transcript.at(-1)?.number ?? 0) + 1;
    this.transcript = [
      ...this.transcript,
      ...lines.map((text, place) => ({ number: first + place, text, kind })),
    ].slice(-MOST_LINES);
  }

  /** Say what others did, where the table alone does not show it. */
  note(entry: LogEntry, picture: PictureShape): void {
    if (entry.event === "undone") this.noteUndone(picture);
    if (entry.event === "swapped") this.noteSwapped(entry.seats, picture);
    if ((entry.event !== "answered" && entry.event !== "allowed") || entry.accept) return;
    this.show(say(`notice-${entry.event}-no`, { seat: entry.by }));
  }

  /** Say that the player has taken declarer's chair. */
  noteDeclaring({ you, contract, deal }: PictureShape): void {
    if (you.seat && contract?.declarer === you.seat && deal?.over === false)
      this.show(say("notice-declare", { seat: you.seat }), DECLARING_SHOWN);
  }

  /** Say who takes back a call or a card, whose turn it is again. */
  private noteUndone({ turn, you }: PictureShape): void {
    if (turn && turn.by !== you.seat) this.show(say("notice-undone", { seat: turn.by }));
  }

  /** Say who have exchanged chairs by the rules: they are no longer where they have called. */
  private noteSwapped(seats: Seat[], { chairs, you, table }: PictureShape): void {
    const [one, other] = seats.map((seat) => (seat === you.seat ? yourName("") : nameOf(chairs[seat], table.game)));
    this.show(say("notice-swapped", { one: one!, other: other!, game: table.game }));
  }

  private show(sentence: string, shown = SHOWN): void {
    this.notice = sentence;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => {
      this.notice = null;
    }, shown);
  }

  close(): void {
    clearTimeout(this.refusalTimer);
    clearTimeout(this.noticeTimer);
  }
}
