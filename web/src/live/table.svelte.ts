/** A live table: its current picture and the player's actions. */
import { replaceOldPage } from "../offline/oldPage";
import {
  PROTOCOL,
  type Action,
  type Entry,
  type FromServer,
  type Picture,
  type PictureMessage,
  type PromiseSection,
  type ShownHand,
  type Seat,
  type SureAnswer,
} from "../protocol";
import { nameOf, yourName } from "../table/chairs";
import { addGame, currentLanguage, knows, say } from "../words";
import { Coach } from "./coach.svelte";
import { Connection } from "./connection";
import { fairnessWords } from "../pages/catalogues";
import type { Contribution } from "./contribution";
import type { Published, Revealed } from "./fair";
import { finding, findingOfFixed, leftOut, type Finding } from "./finding";
import { withUnconfirmed, type Shown } from "./optimistic";
import { type Move, type NewMessage, Outbox, RESEND_AFTER, type Unconfirmed } from "./outbox";
import { pictureAfter } from "./reduce";

/** The meaning of a call, made (`about`) or possible. */
export interface Meaning {
  about: number | null;
  call: Action;
  text: string;
  shows?: ShownHand;
}

/** What a bot would do in the player's place, and why. */
export interface Advice {
  action: Action | null;
  text: string;
}

const REFUSAL_SHOWN = 7_000;
/** Not long, as it covers cards of dummy. */
const DECLARING_SHOWN = 3_500;
/** Milliseconds without an answer after which a claim is sent: a little more than the server takes to count. */
const SURE_PATIENCE = 6_000;

export class LiveTable {
  connected = $state(true);
  /** The latest sentences, for screen readers. */
  said = $state.raw<string[]>([]);
  /** All sentences since the page was opened, for text mode. */
  transcript = $state.raw<{ number: number; text: string; kind: "said" | "answer" | "typed" | "refused" }[]>([]);
  refusal = $state<string | null>(null);
  /** Whether the server cannot keep moves just now. */
  storeAway = $state(false);
  /** Whether the robots take long to move, as the server is busy. */
  robotsSlow = $state(false);
  /** The outcome of a claim or an undo request. */
  notice = $state<string | null>(null);
  meaning = $state.raw<Meaning | null>(null);
  advice = $state.raw<Advice | null>(null);
  readonly coach = new Coach(
    (position, action) => this.connection.send({ t: "coach", position, action }),
    (action) => this.act(action),
  );
  /** Whether each deal is as promised. */
  fair = $state.raw<Record<number, Finding>>({});
  /** When `clock.left` was received, by `performance.now()`. */
  clockRead = $state(0);

  private picture = $state.raw<Picture | null>(null);
  private moves = $state.raw<Move[]>([]);
  private position = $state(0);
  private version: number | null = null;
  /** Messages received before the game's sentences have loaded. */
  private pending: FromServer[] | null = null;
  /** The call whose meaning was requested last. */
  private asked: Meaning | null = null;
  private countSure: (answer: SureAnswer) => void = () => undefined;
  /** The number of tricks completed at the time of the claim. */
  private claimedAfter: number | null = null;
  /** What was published of each deal before its cards were shown. */
  private readonly published = new Map<number, Published | string>();
  private readonly contributing: Promise<Contribution | null>;
  /** The id of the part of a deal that was sent last; empty when it is to be sent again. */
  private contributed = "";
  private contributionTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next picture is the first one of a connection. */
  private connecting = true;
  private readonly connection: Connection;
  private readonly outbox: Outbox;
  private refusalTimer: ReturnType<typeof setTimeout> | undefined;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string) {
    this.contributing = import("./contribution").then(
      ({ Contribution }) => new Contribution(code),
      () => null,
    );
    this.connection = new Connection(`/api/tables/${code}/live`, {
      hello: () => {
        this.storeAway = this.robotsSlow = false; // the server says so again if it still is
        this.connecting = true;
        return { t: "hello", protocol: PROTOCOL, version: this.version, language: currentLanguage() };
      },
      received: (message) => this.receive(message),
      connectionChanged: (connected) => {
        this.connected = connected;
      },
    });
    this.outbox = new Outbox(
      code,
      (message) => this.connection.send(message),
      (messages) => {
        this.moves = messages.filter((each) => "position" in each);
      },
    );
  }

  /** The picture to draw; null until the server has answered. */
  readonly shown: Shown | null = $derived.by(() =>
    this.picture ? withUnconfirmed(this.picture, this.moves, this.position) : null,
  );

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.refusalTimer);
    clearTimeout(this.noticeTimer);
    clearTimeout(this.contributionTimer);
    this.coach.drop();
    this.outbox.close();
    this.connection.close();
  }

  /** Reconnect after sitting down, to get the view of a player. */
  reconnect(): void {
    this.version = null;
    this.connection.reconnect();
  }

  act(action: Action): void {
    this.move({ t: "act", position: this.position, action });
  }
  /** Make a move once the coach has nothing against it, or the player insists. */
  actCoached(action: Action): void {
    if (this.connected) this.coach.hold(action, this.position);
    else this.act(action);
  }
  claim(tricks: number): void {
    this.claimedAfter = this.picture?.play?.turned.length ?? null;
    this.move({ t: "claim", position: this.position, tricks });
  }
  /** How many tricks are sure, if more than the player is about to claim; null also without a timely answer. */
  sureBeyond(tricks: number): Promise<number | null> {
    const { position } = this;
    this.connection.send({ t: "sure", position, tricks });
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), SURE_PATIENCE);
      this.countSure = (answer) => {
        if (answer.position !== position || answer.tricks !== tricks) return;
        clearTimeout(timer);
        resolve(answer.sure);
      };
    });
  }
  answer(accept: boolean): void {
    this.move({ t: "answer", position: this.position, accept });
  }
  /** Change the table by a message other than a move, which is sent until the server has taken it. */
  readonly send = (message: NewMessage) => {
    const deal = this.picture?.deal?.deal;
    this.outbox.add(message.t === "next" && deal !== undefined ? { ...message, deal } : message);
  };

  /** Request the meaning of a call; the answer arrives in `meaning`. */
  ask(what: { about: number } | { call: Action }): void {
    const about = "about" in what ? what.about : null;
    const call = "call" in what ? what.call : this.picture?.calls.find((each) => each.version === about)?.call;
    this.asked = { about, call: call ?? "", text: "" };
    this.advice = null;
    this.connection.send({ t: "meaning", ...what });
  }

  /** Ask what a bot would do; the answer arrives in `advice`. */
  askHint(): void {
    this.meaning = this.advice = null; // the same one is heard again
    this.connection.send({ t: "hint" });
  }

  /** Let the bots make no pauses until the player's turn. */
  hurry(): void {
    this.connection.send({ t: "hurry" });
  }

  /** Send what was typed; if it is a move, the coach may stop it first. */
  type(text: string, coach = false): void {
    this.appendLines("typed", [text]);
    this.connection.send({ t: "typed", text, coach });
  }

  private move(move: NewMessage & { position: number }): void {
    // Only one move per position: a second tap on a slow connection is not a second move.
    if (this.moves.some((each) => each.position === this.position)) return;
    this.refusal = null;
    this.meaning = null;
    this.outbox.add(move);
  }

  private receive(message: FromServer): void {
    if (this.pending) {
      this.pending.push(message);
      return;
    }
    const game = message.t === "table" ? message.picture.table?.game : undefined;
    if (game !== undefined && !knows(`game-${game}`)) {
      this.loadGame(game, message);
      return;
    }
    this.handle(message);
  }

  /** Load the sentences of another package's game before drawing it. */
  private loadGame(game: string, first: FromServer): void {
    this.pending = [first];
    void addGame(game)
      .catch(() => undefined)
      .finally(() => {
        const pending = this.pending ?? [];
        this.pending = null;
        for (const message of pending) this.handle(message);
      });
  }

  private handle(message: FromServer): void {
    switch (message.t) {
      case "table":
      case "move":
        this.applyPicture(message);
        break;
      case "seen":
        this.outbox.confirm(message.id);
        break;
      case "acknowledged":
        void this.acknowledge(message);
        break;
      case "status":
        this.storeAway = message.store === "away";
        this.robotsSlow = message.robots === "slow";
        if (!this.storeAway) {
          this.outbox.resend();
          this.contributeAgain();
        }
        break;
      case "refused":
        // Another page of this player was quicker, or the time is up: who is left out is shown anyway.
        if (message.id?.startsWith("promise-")) {
          if (message.retry === "never") clearTimeout(this.contributionTimer);
          break;
        }
        // A move that could not be kept stays in the outbox, which sends it again.
        if (message.code === "message.failed" && this.outbox.waits(message.id)) break;
        if (this.retryClaim(this.outbox.confirm(message.id), message.code)) break;
        // “No explanation” is an answer too.
        if (message.code.startsWith("words.") && this.asked) this.meaning = { ...this.asked, text: message.sentence };
        else this.showRefusal(message.sentence);
        break;
      case "meaning":
        this.meaning = { about: message.about ?? null, call: message.call, text: message.text, shows: message.shows };
        break;
      case "hint":
        this.advice = { action: message.action ?? null, text: message.text };
        break;
      case "coach":
        this.coach.receive(message);
        break;
      case "sure":
        this.countSure(message);
        break;
      case "answer":
        this.appendLines("answer", message.lines);
        break;
      case "bye":
        if (message.code === "page.old") {
          this.disconnect();
          if (replaceOldPage(PROTOCOL)) break;
        }
        // The line was lost and is back, and the page says so itself.
        if (message.code === "message.silent") break;
        this.showRefusal(message.sentence);
        break;
    }
  }

  private applyPicture(message: PictureMessage): void {
    // A table that the server has loaded again is shown whole, too: what waits is sent when it is due, as the store
    // may still fail.
    const reply = this.connecting && message.picture.table !== undefined;
    const first = this.picture === null;
    this.version = message.version;
    const seat = this.picture?.you.seat;
    this.picture = pictureAfter(this.picture, message);
    if (seat && seat !== this.picture.you.seat) this.noticeDeclaring(this.picture);
    if (message.position !== this.position) {
      this.advice = null;
      this.coach.drop();
    }
    this.position = message.position;
    if (message.picture.clock) this.clockRead = performance.now();
    for (const entry of message.entries) {
      this.outbox.confirm(entry.id);
      this.verifyRevealed(entry);
      if (!first) this.showNotice(entry);
    }
    const { deal, promise } = this.picture;
    if (promise?.stage === "dealt") {
      if (!deal?.over) this.published.set(promise.deal, promise);
    } else if (deal?.hash && !deal.over) this.published.set(deal.deal, deal.hash);
    if (reply) this.contributeAgain();
    else if (message.picture.promise) void this.contribute();
    if (message.said.length) {
      this.said = message.said;
      this.appendLines("said", message.said);
    }
    if (reply) this.outbox.resend();
    this.connecting = false;
  }

  private contributeAgain(): void {
    this.contributed = "";
    void this.contribute();
  }

  /** Add this page's part to the next deal while the server waits for it, and until it has acknowledged that. */
  private async contribute(): Promise<void> {
    const contribution = await this.contributing;
    const { promise, you, deal } = this.picture ?? {};
    if (!contribution || !promise || !you?.seat || you.player === null) return;
    this.noticeLeftOut(contribution, promise, you.player);
    const over = promise.stage === "dealt" && deal?.over;
    const answer = over ? null : contribution.answer(promise, you.player, you.seat);
    // Others' messages may come before the server has this page's own.
    if (!answer || this.contributed === answer.id) return;
    this.contributed = answer.id ?? "";
    this.connection.send(answer);
    clearTimeout(this.contributionTimer);
    this.contributionTimer = setTimeout(() => this.contributeAgain(), RESEND_AFTER);
  }

  private async acknowledge(message: Extract<FromServer, { t: "acknowledged" }>): Promise<void> {
    const { table, deal, attempt, hash, player, signature, key } = message;
    const contribution = await this.contributing;
    // Without the server's key, the nonce is sent again, and acknowledged again.
    await contribution?.acknowledge({ table, deal, attempt, hash, player, signature, key }).catch(() => undefined);
  }

  /** Say at once that the server leaves out what it had of this page. */
  private noticeLeftOut(contribution: Contribution, promise: PromiseSection, player: string): void {
    const proof = contribution.leftOut(promise, player);
    if (!proof || this.fair[promise.deal]?.proof) return;
    this.fair = { ...this.fair, [promise.deal]: leftOut(proof) };
    void fairnessWords().then(() => this.showRefusal(say("fair-left-out")));
  }

  /** Repeat a stale claim if no trick was completed meanwhile; return whether it was repeated. */
  private retryClaim(move: Unconfirmed | undefined, code: string): boolean {
    if (move?.t !== "claim" || code !== "turn.stale") return false;
    if (this.picture?.play?.turned.length !== this.claimedAfter) return false;
    this.claim(move.tricks);
    return true;
  }

  private showNotice(entry: Entry): void {
    if (entry.event === "undone") this.noticeUndone();
    if (entry.event === "swapped") this.noticeSwapped(entry.seats);
    if ((entry.event !== "answered" && entry.event !== "allowed") || entry.accept) return;
    this.noticeFor(say(`notice-${entry.event}-no`, { seat: entry.by }));
  }

  /** Say who takes back a call or a card, whose turn it is again. */
  private noticeUndone(): void {
    const { turn, you } = this.picture!;
    if (turn && turn.by !== you.seat) this.noticeFor(say("notice-undone", { seat: turn.by }));
  }

  /** Say who have exchanged chairs by the rules: they are no longer where they have called. */
  private noticeSwapped(seats: Seat[]): void {
    const { chairs, you, table } = this.picture!;
    const [one, other] = seats.map((seat) => (seat === you.seat ? yourName("") : nameOf(chairs[seat], table.game)));
    this.noticeFor(say("notice-swapped", { one: one!, other: other!, game: table.game }));
  }

  /** Say that the player has taken declarer's chair. */
  private noticeDeclaring({ you, contract, deal }: Picture): void {
    if (you.seat && contract?.declarer === you.seat && deal?.over === false)
      this.noticeFor(say("notice-declare", { seat: you.seat }), DECLARING_SHOWN);
  }

  private noticeFor(sentence: string, shown = REFUSAL_SHOWN): void {
    this.notice = sentence;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => {
      this.notice = null;
    }, shown);
  }

  private verifyRevealed(entry: Entry): void {
    if (entry.event === "dealt") this.meaning = null;
    if (entry.event !== "revealed") return;
    const published = this.published.get(entry.deal);
    // Only what was received before the cards were shown proves anything.
    if (published) void this.check(entry.deal, published, entry);
  }

  private async check(deal: number, published: Published | string, revealed: Revealed): Promise<void> {
    const picture = this.picture;
    const { keepsPromise, matchesCommitment } = await import("./fair");
    const contribution = await this.contributing;
    if (!picture) return;
    if (typeof published === "string") {
      this.fair = { ...this.fair, [deal]: findingOfFixed(matchesCommitment(published, revealed)) };
      return;
    }
    const kept = keepsPromise(published, revealed, picture.table.prepared > 0);
    const own = contribution?.own(published, revealed, picture.you.player) ?? { state: "unsent" };
    this.fair = { ...this.fair, [deal]: finding(kept, own, published, revealed) };
  }

  private showRefusal(sentence: string): void {
    this.refusal = sentence;
    this.appendLines("refused", [sentence]);
    clearTimeout(this.refusalTimer);
    this.refusalTimer = setTimeout(() => {
      this.refusal = null;
    }, REFUSAL_SHOWN);
  }

  /** Stop reconnecting to a newer server: the refusal stays, and asks for a reload. */
  private disconnect(): void {
    clearTimeout(this.refusalTimer);
    this.connected = false;
    this.connection.close();
  }

  private appendLines(kind: "said" | "answer" | "typed" | "refused", lines: string[]): void {
    const first = (this.transcript.at(-1)?.number ?? 0) + 1;
    this.transcript = [
      ...this.transcript,
      ...lines.map((text, place) => ({ number: first + place, text, kind })),
    ].slice(-400);
  }
}
