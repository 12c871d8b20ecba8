/** One live table: what it looks like now, and what a player can do to it. */
import { PROTOCOL, type Action, type Entry, type FromServer, type Picture, type PictureMessage } from "../protocol";
import { addGame, currentLanguage, knows, say } from "../words";
import { Connection } from "./connection";
import type { Revealed } from "./fair";
import { shownWith, type Shown } from "./optimistic";
import { Outbox, type Move } from "./outbox";
import { pictureAfter } from "./reduce";

/** What a call means: one made (`about`), or one that could be made. */
export interface Meaning {
  about: number | null;
  call: Action;
  text: string;
}

const REFUSAL_SHOWN = 7_000;

export class LiveTable {
  connected = $state(true);
  /** The latest sentences, for screen readers. */
  said = $state.raw<string[]>([]);
  /** Everything said since the page was opened, for the mode without pictures. */
  told = $state.raw<{ number: number; text: string; kind: "said" | "answer" | "typed" | "refused" }[]>([]);
  refusal = $state<string | null>(null);
  /** What became of a claim or an undo, for those who watch. */
  notice = $state<string | null>(null);
  meaning = $state.raw<Meaning | null>(null);
  /** Whether the cards of a deal were those committed to, by deal. */
  fair = $state.raw<Record<number, boolean>>({});
  /** When `clock.left` was true, in the page's own time. */
  clockRead = $state(0);

  private picture = $state.raw<Picture | null>(null);
  private moves = $state.raw<Move[]>([]);
  private position = $state(0);
  private version: number | null = null;
  /** Messages received before the sentences of the game have loaded. */
  private waiting: FromServer[] | null = null;
  /** The call whose meaning was asked for last. */
  private asked: Meaning | null = null;
  /** How many tricks were over when one claimed. */
  private claimedAfter: number | null = null;
  private readonly hashes = new Map<number, string>();
  private readonly connection: Connection;
  private readonly outbox: Outbox;
  private forget: ReturnType<typeof setTimeout> | undefined;
  private fade: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string) {
    this.connection = new Connection(`/api/tables/${code}/live`, {
      hello: () => ({ t: "hello", protocol: PROTOCOL, version: this.version, language: currentLanguage() }),
      heard: (message) => this.heard(message),
      changed: (connected) => {
        this.connected = connected;
      },
    });
    this.outbox = new Outbox(
      code,
      (move) => this.connection.send(move),
      (moves) => {
        this.moves = moves;
      },
    );
  }

  /** The picture to draw; null until the table has answered. */
  readonly shown: Shown | null = $derived.by(() =>
    this.picture ? shownWith(this.picture, this.moves, this.position) : null,
  );

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.forget);
    clearTimeout(this.fade);
    this.outbox.close();
    this.connection.close();
  }

  /** To be seen as who one is now, after sitting down. */
  again(): void {
    this.version = null;
    this.connection.again();
  }

  act(action: Action): void {
    this.move({ t: "act", position: this.position, action });
  }
  claim(tricks: number): void {
    this.claimedAfter = this.picture?.play?.turned.length ?? null;
    this.move({ t: "claim", position: this.position, tricks });
  }
  answer(accept: boolean): void {
    this.move({ t: "answer", position: this.position, accept });
  }
  readonly send = (message: Parameters<Connection["send"]>[0]) => this.connection.send(message);

  /** Asks what a call means; the answer comes as `meaning`. */
  ask(what: { about: number } | { call: Action }): void {
    const about = "about" in what ? what.about : null;
    const call = "call" in what ? what.call : this.picture?.calls.find((each) => each.version === about)?.call;
    this.asked = { about, call: call ?? "", text: "" };
    this.connection.send({ t: "meaning", ...what });
  }

  type(text: string): void {
    this.tell("typed", [text]);
    this.connection.send({ t: "typed", text });
  }

  private move(wish: Parameters<Outbox["add"]>[0]): void {
    // One move at a position is enough: a second tap on a slow line is not a second move.
    if (this.moves.some((each) => each.position === this.position)) return;
    this.refusal = null;
    this.meaning = null;
    this.outbox.add(wish);
  }

  private heard(message: FromServer): void {
    if (this.waiting) {
      this.waiting.push(message);
      return;
    }
    const game = message.t === "table" ? message.picture.table?.game : undefined;
    if (game !== undefined && !knows(`game-${game}`)) {
      this.learn(game, message);
      return;
    }
    this.take(message);
  }

  /** Fetches the sentences of a game of another package before anything of it is drawn. */
  private learn(game: string, first: FromServer): void {
    this.waiting = [first];
    void addGame(game)
      .catch(() => undefined)
      .finally(() => {
        const waiting = this.waiting ?? [];
        this.waiting = null;
        for (const message of waiting) this.take(message);
      });
  }

  private take(message: FromServer): void {
    switch (message.t) {
      case "table":
      case "move":
        this.happened(message);
        break;
      case "seen":
        this.outbox.settle(message.id);
        break;
      case "refused":
        if (this.claimsAgain(this.outbox.settle(message.id), message.code)) break;
        // That a call means nothing is an answer too.
        if (message.code.startsWith("words.") && this.asked) this.meaning = { ...this.asked, text: message.sentence };
        else this.refuse(message.sentence);
        break;
      case "meaning":
        this.meaning = { about: message.about ?? null, call: message.call, text: message.text };
        break;
      case "answer":
        this.tell("answer", message.lines);
        break;
      case "bye":
        this.refuse(message.sentence);
        if (message.code === "page.old") this.outdated();
        break;
    }
  }

  private happened(message: PictureMessage): void {
    const reply = this.picture === null || message.picture.table !== undefined;
    const first = this.picture === null;
    this.version = message.version;
    this.picture = pictureAfter(this.picture, message);
    this.position = message.position;
    if (message.picture.clock) this.clockRead = performance.now();
    for (const entry of message.entries) {
      this.outbox.settle(entry.id);
      this.note(entry);
      if (!first) this.mention(entry);
    }
    const { deal } = this.picture;
    if (deal?.hash && !deal.over) this.hashes.set(deal.deal, deal.hash);
    if (message.said.length) {
      this.said = message.said;
      this.tell("said", message.said);
    }
    if (first || reply) this.outbox.resend();
  }

  /** A card that fell while one was claiming changes nothing as long as the same tricks are left. */
  private claimsAgain(move: Move | undefined, code: string): boolean {
    if (move?.t !== "claim" || code !== "turn.stale") return false;
    if (this.picture?.play?.turned.length !== this.claimedAfter) return false;
    this.claim(move.tricks);
    return true;
  }

  private mention(entry: Entry): void {
    if ((entry.event !== "answered" && entry.event !== "allowed") || entry.accept) return;
    this.notice = say(`notice-${entry.event}-no`, { seat: entry.by });
    clearTimeout(this.fade);
    this.fade = setTimeout(() => {
      this.notice = null;
    }, REFUSAL_SHOWN);
  }

  private note(entry: Entry): void {
    if (entry.event === "dealt") this.meaning = null;
    if (entry.event !== "revealed") return;
    const deal = entry.deal;
    const hash = this.hashes.get(deal);
    // Only a hash seen before the cards were shown proves anything.
    if (hash) void this.check(deal, hash, entry);
  }

  private async check(deal: number, hash: string, revealed: Revealed): Promise<void> {
    const { kept } = await import("./fair");
    this.fair = { ...this.fair, [deal]: kept(hash, revealed) };
  }

  private refuse(sentence: string): void {
    this.refusal = sentence;
    this.tell("refused", [sentence]);
    clearTimeout(this.forget);
    this.forget = setTimeout(() => {
      this.refusal = null;
    }, REFUSAL_SHOWN);
  }

  /** Connecting again would not help: the sentence stays, and asks for a reload. */
  private outdated(): void {
    clearTimeout(this.forget);
    this.connected = false;
    this.connection.close();
  }

  private tell(kind: "said" | "answer" | "typed" | "refused", lines: string[]): void {
    const first = (this.told.at(-1)?.number ?? 0) + 1;
    this.told = [...this.told, ...lines.map((text, place) => ({ number: first + place, text, kind }))].slice(-400);
  }
}
