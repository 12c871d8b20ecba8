/** The phone of a table or of a player: the round, the boards there, and what this device has said about them. */
import type { Side } from "@chelem/card-table/seats";
import { EventOnPage } from "../event.svelte";
import { NO_VERSION } from "../outbox";
import { keepJson, keptJson } from "../../../lib/kept";
import { line } from "../../../lib/offline/line.svelte";
import type { EventShape } from "../../../lib/protocol.generated";
import { type BoardResult, resultEntry, resultText } from "../result";
import { afterRefused, afterSent, type BoardState, isForUs, isSettled, type Said, stateOf, withSaid } from "./said";
import { boardsAt, type Rounds, seatOfPair } from "../seating";

/** Where a phone is: a table's at its own, a player's where they sit in each round. */
export interface PhonePlace {
  /** The name under which the phone keeps what it has said: `A3`, `player`. */
  whose: string;
  section: (event: EventShape | undefined) => string;
  /** Which way a player, of a team's pairs this one, sits in a round; null at a table's phone, and for a player who sits out. */
  side: (rounds: Rounds, round: number, pair: Side | null) => Side | null;
  /** The table in a round; 0 where they sit out. */
  table: (rounds: Rounds, round: number, pair: Side | null) => number;
}

/** The place of a table's phone, such as `A3`. */
export function tablePlace(name: string): PhonePlace {
  const [, section = "", table = ""] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  return { whose: name, section: () => section, side: () => null, table: () => Number(table) };
}

/** The place of an entrant's phone. */
export function playerPlace(entrant: number): PhonePlace {
  return {
    whose: `player-${entrant}`,
    section: (event) => event?.entrants.find((each) => each.entrant === entrant)?.section ?? "",
    side: (rounds, round, pair) => seatOfPair(rounds, round, entrant, pair).side,
    table: (rounds, round, pair) => seatOfPair(rounds, round, entrant, pair).table ?? 0,
  };
}

export class PhoneOnPage {
  readonly page: EventOnPage;
  private said = $state.raw<Said[]>([]);
  /** The round that this table has begun by itself, without the network. */
  private ahead = $state(0);
  /** The round of which somebody has said that they sit where they should. */
  private seatedIn = $state(0);
  /** Which of a team's pairs has this phone, by the direction that it keeps; null until it has said so. */
  pair = $state<Side | null>(null);

  constructor(
    code: string,
    readonly key: string | undefined,
    private readonly at: PhonePlace,
  ) {
    this.place = `chelem-said-${code}-${at.whose}`;
    this.read();
    this.page = new EventOnPage(code, key, at.whose, {
      sent: ({ client }, answer) => this.keep(afterSent(this.said, client, answer)),
      refused: ({ client }) => this.keep(afterRefused(this.said, client)),
    });
  }
  private readonly place: string;

  readonly section = $derived.by(() => this.at.section(this.page.event));
  readonly shape = $derived.by(() => this.page.event?.sections.find((each) => each.section === this.section));
  readonly round = $derived(Math.max(this.shape?.round ?? 0, this.ahead));
  readonly rounds: Rounds = $derived(this.shape?.rounds ?? []);
  readonly table = $derived.by(() => this.at.table(this.rounds, this.round, this.pair));
  readonly side = $derived.by(() => this.at.side(this.rounds, this.round, this.pair));
  readonly away = $derived.by(() => !this.page.connected || !line.up);
  readonly called = $derived.by(() => {
    const own = this.page.unseen.map(({ entry }) => entry).findLast((entry) => entry.event === "called");
    if (own) return !own.answered;
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
  /**
   * Whether somebody has said in this round that they sit here, or nobody needs to any more: results are known, as are
   * the players here, or the director has settled all boards.
   */
  readonly seated = $derived.by(
    () =>
      this.seatedIn === this.round ||
      this.boards.some(({ standing }) => standing !== "open" && standing !== "ruled") ||
      this.boards.every(isSettled),
  );
  /** The board that is next to be dealt with: a player's phone waits for nothing but what the others have stated. */
  readonly next: BoardState | undefined = $derived.by(() =>
    this.boards.find((each) => (this.side ? isForUs(each) : !isSettled(each))),
  );
  /** Boards of earlier rounds that nobody has entered. */
  readonly missing: { round: number; board: number }[] = $derived.by(() =>
    (this.shape?.missing ?? []).filter(
      ({ round, table, board }) => table === this.at.table(this.rounds, round, this.pair) && !this.saidOf(board, round),
    ),
  );

  /** Whether the lead of a board is asked for: it is checked where its deal is known. */
  asksLead(board: number): boolean {
    return this.page.event?.dealt.includes(board) ?? false;
  }

  /** How a board of an earlier round stands, which was entered late. */
  lateState(round: number, board: number): BoardState {
    return stateOf(board, undefined, this.saidOf(board, round), 0);
  }

  /** State the result of a board, or correct what was stated. */
  report(board: number, result: BoardResult, round = this.round): void {
    const at = { section: this.section, round, table: this.at.table(this.rounds, round, this.pair), board };
    const known =
      round === this.round ? this.boards.find((each) => each.board === board) : this.lateState(round, board);
    // What the other side of a player has stated is not overwritten: two that differ are settled at the table.
    const theirs = this.page.event?.role === "player" && known?.standing === "reported" && !known.own;
    const event = known?.standing === "open" || theirs ? "reported" : "corrected";
    const client = this.page.say({ event, ...at, result: resultEntry(result) });
    const stated = { round, board, result: resultText(result), confirmed: false };
    this.keep(withSaid(this.said, { ...stated, report: client, version: null, last: client, seen: -1 }));
  }

  /** The other side agrees; where the report has not been acknowledged, this is sent after it. */
  confirm({ board, result, of }: BoardState, round = this.round): void {
    if (of === null || result === null) return;
    const report = typeof of === "string" ? of : null;
    const version = typeof of === "number" ? of : null;
    const last = this.page.say({ event: "confirmed", of: version ?? NO_VERSION }, report ?? undefined);
    const agreed = { round, board, result, confirmed: true, report, version };
    this.keep(withSaid(this.said, { ...agreed, last, seen: -1 }));
  }

  call(answered: boolean): void {
    this.page.say({ event: "called", section: this.section, table: this.table, answered });
  }

  /** The players of both teams at the table, as this phone said last, or as the server knows. */
  readonly fielded: Partial<Record<Side, readonly string[]>> = $derived.by(() => {
    const served = this.shape?.round === this.round ? this.shape.tables : [];
    const known = { ...served.find(({ table }) => table === this.table)?.fielded };
    for (const { entry } of this.page.unseen)
      if (entry.event === "fielded" && entry.round === this.round) known[entry.side] = entry.players;
    return known;
  });
  /** State which players of a team sit here. */
  field(side: Side, players: string[]): void {
    const { section, round, table } = this;
    this.page.say({ event: "fielded", section, round, table, side, players });
  }

  sit(): void {
    this.seatedIn = this.round;
    this.write();
  }

  /** State which of a team's pairs this is, or that it is the other one. */
  play(pair: Side | null): void {
    this.pair = pair;
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
    const { said, ahead, seatedIn, pair } = this;
    keepJson(this.place, { said, ahead, seatedIn, pair });
  }

  private read(): void {
    const kept = (keptJson(this.place) ?? {}) as Partial<{
      said: Said[];
      ahead: number;
      seatedIn: number;
      pair: Side | null;
    }>;
    this.said = kept.said ?? [];
    this.ahead = kept.ahead ?? 0;
    this.seatedIn = kept.seatedIn ?? 0;
    this.pair = kept.pair ?? null;
  }
}
