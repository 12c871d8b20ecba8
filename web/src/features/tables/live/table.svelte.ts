/** A live table: its current picture and the player's actions. */
import { replaceOldPage } from "../../../lib/offline/oldPage";
import { PROTOCOL, type PictureMessage } from "../../../lib/protocol";
import type { ActionCode, FromServer, PictureShape, ShownShape, SureAnswer } from "../../../lib/protocol.generated";
import { addGame, currentLanguage, knows } from "../../../lib/words";
import { Announcements } from "./announcements.svelte";
import { Coach } from "./coach.svelte";
import { Connection } from "./connection";
import { DealProofs } from "./dealProofs.svelte";
import { withUnconfirmed, type Shown } from "./optimistic";
import { type Move, type NewMessage, Outbox, type Unconfirmed } from "./outbox";
import { pictureAfter } from "./reduce";

/** The meaning of a call, made (`about`) or possible. */
export interface Meaning {
  about: number | null;
  call: ActionCode;
  text: string;
  shows?: ShownShape;
}

/** What a bot would do in the player's place, and why. */
export interface Advice {
  action: ActionCode | null;
  text: string;
}

/** Milliseconds without an answer after which a claim is sent: a little more than the server takes to count. */
const SURE_PATIENCE = 6_000;

export class LiveTable {
  connected = $state(true);
  /** Whether the server cannot keep moves just now. */
  storeAway = $state(false);
  /** Whether the robots take long to move, as the server is busy. */
  robotsSlow = $state(false);
  readonly announcements = new Announcements();
  meaning = $state.raw<Meaning | null>(null);
  advice = $state.raw<Advice | null>(null);
  readonly coach = new Coach(
    (position, action) => this.connection.send({ t: "coach", position, action }),
    (action) => this.act(action),
  );
  readonly proofs: DealProofs;
  /** When `clock.left` was received, by `performance.now()`. */
  clockRead = $state(0);

  private picture = $state.raw<PictureShape | null>(null);
  private moves = $state.raw<Move[]>([]);
  private position = $state(0);
  version: number | null = null;
  /** Messages received before the game's sentences have loaded. */
  private pending: FromServer[] | null = null;
  /** The call whose meaning was requested last; null once a hint has been. */
  private asked: Meaning | null = null;
  private countSure: (answer: SureAnswer) => void = () => undefined;
  /** The number of tricks completed at the time of the claim. */
  private claimedAfter: number | null = null;
  /** Whether the next picture is the first one of a connection. */
  private connecting = true;
  private readonly connection: Connection;
  private readonly outbox: Outbox;

  constructor(readonly code: string) {
    this.proofs = new DealProofs(
      code,
      (message) => this.connection.send(message),
      (sentence) => this.announcements.refuse(sentence),
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
    this.announcements.close();
    this.proofs.close();
    this.coach.drop();
    this.outbox.close();
    this.connection.close();
  }

  /** Reconnect after sitting down, to get the view of a player. */
  reconnect(): void {
    this.version = null;
    this.connection.reconnect();
  }

  act(action: ActionCode): void {
    this.move({ t: "act", position: this.position, action });
  }
  /** Make a move once the coach has nothing against it, or the player insists. */
  actCoached(action: ActionCode): void {
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
  ask(what: { about: number } | { call: ActionCode }): void {
    const about = "about" in what ? what.about : null;
    const call = "call" in what ? what.call : this.picture?.calls.find((each) => each.version === about)?.call;
    this.asked = { about, call: call ?? "", text: "" };
    this.advice = null;
    this.connection.send({ t: "meaning", ...what });
  }

  /** Ask what a bot would do; the answer arrives in `advice`. */
  askHint(): void {
    this.meaning = this.asked = this.advice = null; // the same one is heard again; no meaning that is late hides it
    this.connection.send({ t: "hint" });
  }

  /** Let the bots make no pauses until the player's turn. */
  hurry(): void {
    this.connection.send({ t: "hurry" });
  }

  /** Send what was typed; if it is a move, the coach may stop it first. */
  type(text: string, coach = false): void {
    this.announcements.append("typed", [text]);
    this.connection.send({ t: "typed", text, coach });
  }

  private move(move: NewMessage & { position: number }): void {
    // Only one move per position: a second tap on a slow connection is not a second move.
    if (this.moves.some((each) => each.position === this.position)) return;
    this.announcements.refusal = null;
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
        if (this.hasMissed(message)) this.reconnect();
        else this.applyPicture(message);
        break;
      case "seen":
        this.outbox.confirm(message.id);
        break;
      case "acknowledged":
        void this.proofs.acknowledge(message);
        break;
      case "status":
        this.storeAway = message.store === "away";
        this.robotsSlow = message.robots === "slow";
        if (!this.storeAway) {
          this.outbox.resend();
          this.proofs.contributeAgain();
        }
        break;
      case "refused":
        // Another page of this player was quicker, or the time is up: who is left out is shown anyway.
        if (message.id?.startsWith("promise-")) {
          if (message.retry === "never") this.proofs.close();
          break;
        }
        // A move that could not be kept stays in the outbox, which sends it again.
        if (message.code === "message.failed" && this.outbox.waits(message.id)) break;
        if (this.retryClaim(this.outbox.confirm(message.id), message.code)) break;
        // “No explanation” is an answer too.
        if (message.code.startsWith("words.") && this.asked) this.meaning = { ...this.asked, text: message.sentence };
        else this.announcements.refuse(message.sentence);
        break;
      case "meaning":
        if (!this.asked) break;
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
        this.announcements.append("answer", message.lines);
        break;
      case "bye":
        if (message.code === "page.old") {
          this.disconnect();
          if (replaceOldPage(PROTOCOL)) break;
        }
        // The line was lost and is back, and the page says so itself.
        if (message.code === "message.silent") break;
        this.announcements.refuse(message.sentence);
        break;
    }
  }

  /** Whether entries were lost on the way before a message that builds on what the page has. */
  private hasMissed({ entries: [next], picture }: PictureMessage): boolean {
    return picture.table === undefined && next !== undefined && next.version > (this.version ?? next.version) + 1;
  }

  private applyPicture(message: PictureMessage): void {
    // A table that the server has loaded again is shown whole, too: what waits is sent when it is due, as the store
    // may still fail.
    const reply = this.connecting && message.picture.table !== undefined;
    const first = this.picture === null;
    this.version = message.version;
    const seat = this.picture?.you.seat;
    this.picture = pictureAfter(this.picture, message);
    if (seat && seat !== this.picture.you.seat) this.announcements.noteDeclaring(this.picture);
    if (message.position !== this.position) {
      this.advice = null;
      this.coach.drop();
    }
    this.position = message.position;
    if (message.picture.clock) this.clockRead = performance.now();
    for (const entry of message.entries) {
      this.outbox.confirm(entry.id);
      if (entry.event === "dealt") this.meaning = null;
      this.proofs.verify(entry, this.picture);
      if (!first) this.announcements.note(entry, this.picture);
    }
    this.proofs.follow(this.picture);
    if (reply) this.proofs.contributeAgain();
    else if (message.picture.promise) void this.proofs.contribute();
    if (message.said.length) this.announcements.say(message.said);
    if (reply) this.outbox.resend();
    this.connecting = false;
  }

  /** Repeat a stale claim if no trick was completed meanwhile; return whether it was repeated. */
  private retryClaim(move: Unconfirmed | undefined, code: string): boolean {
    if (move?.t !== "claim" || code !== "turn.stale") return false;
    if (this.picture?.play?.turned.length !== this.claimedAfter) return false;
    this.claim(move.tricks);
    return true;
  }

  /** Stop reconnecting to a newer server: the refusal stays, and asks for a reload. */
  private disconnect(): void {
    this.announcements.keepRefusal();
    this.connected = false;
    this.connection.close();
  }
}
