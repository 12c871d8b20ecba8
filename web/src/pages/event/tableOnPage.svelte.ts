/** A table of an event on its phone: the round, its boards, and what this device has said about them. */
import { EventOnPage } from "../../event/event.svelte";
import { eventKey } from "../../event/keys";
import { type BoardResult, resultEntry, resultText } from "./result";
import { afterRefused, afterSent, type BoardState, type Said, stateOf, withSaid } from "./said";
import { boardsAt, type Rounds } from "./seating";

export class TableOnPage {
  readonly page: EventOnPage;
  readonly key: string | undefined;
  readonly section: string;
  readonly table: number;
  private said = $state.raw<Said[]>([]);
  /** The round that this table has begun by itself, without the network. */
  private ahead = $state(0);
  /** The round of which somebody has said that they sit where they should. */
  private seatedIn = $state(0);

  constructor(
    code: string,
    readonly name: string,
  ) {
    const [, section = "", table = ""] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
    this.section = section;
    this.table = Number(table);
    this.key = eventKey(code, name);
    this.place = `chelem-said-${code}-${name}`;
    this.read();
    this.page = new EventOnPage(code, this.key, name, {
      sent: ({ client }, answer) => this.keep(afterSent(this.said, client, answer)),
      refused: ({ client }) => this.keep(afterRefused(this.said, client)),
    });
  }
  private readonly place: string;

  readonly shape = $derived.by(() => this.page.event?.sections.find((each) => each.section === this.section));
  readonly round = $derived(Math.max(this.shape?.round ?? 0, this.ahead));
  readonly rounds: Rounds = $derived(this.shape?.rounds ?? []);
  /** Whether somebody has said in this round that they sit here. */
  readonly seated = $derived(this.seatedIn === this.round);
  readonly called = $derived.by(() => {
    const waiting = this.page.waiting.findLast(({ entry }) => entry.event === "called");
    if (waiting) return waiting.entry.answered !== true;
    return this.shape?.tables.find(({ table }) => table === this.table)?.called ?? false;
  });
  readonly boards: BoardState[] = $derived.by(() => {
    const served = this.shape?.round === this.round ? this.shape.tables : [];
    const own = served.find(({ table }) => table === this.table)?.boards;
    return boardsAt(this.rounds, this.round, this.table).map((board) =>
      stateOf(
        board,
        own?.find((each) => each.board === board),
        this.saidOf(board, this.round),
        this.page.event?.version ?? 0,
      ),
    );
  });
  /** Boards of earlier rounds that nobody has entered. */
  readonly missing: { round: number; board: number }[] = $derived.by(() =>
    (this.shape?.missing ?? []).filter(({ round, table, board }) => table === this.table && !this.saidOf(board, round)),
  );

  /** How a board of an earlier round stands, which was entered late. */
  lateState(round: number, board: number): BoardState {
    return stateOf(board, undefined, this.saidOf(board, round), 0);
  }

  /** State the result of a board, or correct what was stated. */
  report(board: number, result: BoardResult, round = this.round): void {
    const at = { section: this.section, round, table: this.table, board };
    const known =
      round === this.round ? this.boards.find((each) => each.board === board) : this.lateState(round, board);
    const event = known?.standing === "open" ? "reported" : "corrected";
    const client = this.page.say({ event, ...at, result: resultEntry(result) });
    const stated = { round, board, result: resultText(result), confirmed: false };
    this.keep(withSaid(this.said, { ...stated, report: client, version: null, last: client, seen: -1 }));
  }

  /** The other side agrees; where the report has not been acknowledged, this is sent after it. */
  confirm({ board, result, of }: BoardState, round = this.round): void {
    if (of === null || result === null) return;
    const report = typeof of === "string" ? of : null;
    const version = typeof of === "number" ? of : null;
    const last =
      report === null
        ? this.page.say({ event: "confirmed", of: version })
        : this.page.say({ event: "confirmed" }, report);
    const agreed = { round, board, result, confirmed: true, report, version };
    this.keep(withSaid(this.said, { ...agreed, last, seen: -1 }));
  }

  call(answered: boolean): void {
    this.page.say({ event: "called", section: this.section, table: this.table, answered });
  }

  sit(): void {
    this.seatedIn = this.round;
    this.write();
  }

  /** Begin the next round, which the server cannot announce. */
  goOn(): void {
    this.ahead = this.round + 1;
    this.write();
  }

  close(): void {
    this.page.close();
  }

  private saidOf(board: number, round: number): Said | undefined {
    return this.said.find((each) => each.round === round && each.board === board);
  }

  private keep(said: Said[]): void {
    this.said = said;
    this.write();
  }

  private write(): void {
    try {
      const { said, ahead, seatedIn } = this;
      localStorage.setItem(this.place, JSON.stringify({ said, ahead, seatedIn }));
    } catch {
      // A full or private storage: the statements last as long as the page.
    }
  }

  private read(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(this.place) ?? "{}") as Partial<{
        said: Said[];
        ahead: number;
        seatedIn: number;
      }>;
      this.said = kept.said ?? [];
      this.ahead = kept.ahead ?? 0;
      this.seatedIn = kept.seatedIn ?? 0;
    } catch {
      // Nothing was kept.
    }
  }
}
