/** Unconfirmed moves: resent after 2.5 s, and kept through a reload. */
import type { FromClient } from "../protocol";

export type Move = Extract<FromClient, { t: "act" | "claim" | "answer" }>;
/** A move without an id. */
export type NewMove =
  | { t: "act"; position: number; action: string }
  | { t: "claim"; position: number; tricks: number }
  | { t: "answer"; position: number; accept: boolean };

const RESEND_AFTER = 2_500;

export class Outbox {
  private moves: Move[] = [];
  private count = 0;
  private readonly prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly key: string;

  constructor(
    code: string,
    private readonly send: (move: Move) => void,
    private readonly changed: (moves: Move[]) => void,
  ) {
    this.key = `chelem.moves.${code}`;
    try {
      this.moves = JSON.parse(sessionStorage.getItem(this.key) ?? "[]") as Move[];
    } catch {
      // Nothing stored, or not by us.
    }
    this.changed(this.moves);
  }

  /** Give a move an id and send it. */
  add(newMove: NewMove): void {
    this.count += 1;
    const move: Move = { ...newMove, id: `${this.prefix}-${this.count}` };
    this.set([...this.moves, move]);
    this.dispatch(move);
  }

  /** Resend everything, after reconnecting. */
  resend(): void {
    for (const move of this.moves) this.dispatch(move);
  }

  /** Whether this is the id of an unconfirmed move. */
  waits(id: string | undefined): boolean {
    return this.moves.some((each) => each.id === id);
  }

  /** Remove a confirmed or refused move and return it, if there was one. */
  confirm(id: string | undefined): Move | undefined {
    const move = this.moves.find((each) => each.id === id);
    if (move) {
      clearTimeout(this.timers.get(move.id));
      this.timers.delete(move.id);
      this.set(this.moves.filter((each) => each !== move));
    }
    return move;
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private dispatch(move: Move): void {
    this.send(move);
    clearTimeout(this.timers.get(move.id));
    this.timers.set(
      move.id,
      setTimeout(() => this.dispatch(move), RESEND_AFTER),
    );
  }

  private set(moves: Move[]): void {
    this.moves = moves;
    this.changed(moves);
    try {
      if (moves.length) sessionStorage.setItem(this.key, JSON.stringify(moves));
      else sessionStorage.removeItem(this.key);
    } catch {
      // The table works without storage too.
    }
  }
}
