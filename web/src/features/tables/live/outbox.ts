/** Unconfirmed messages that change the table: resent after 2.5 s, and kept through a reload. */
import type { FromClient } from "../../../lib/protocol.generated";

export type Move = Extract<FromClient, { t: "act" | "claim" | "answer" }>;
type Other = Extract<FromClient, { t: "undo" | "allow" | "next" | "stop" | "chat" | "alert" }>;
export type Unconfirmed = (Move | Other) & { id: string };
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A message without an id. */
export type NewMessage = WithoutId<Unconfirmed>;

/** Long after it was meant, an undo could be one of another card. */
const NOT_THROUGH_A_RELOAD: ReadonlySet<string> = new Set(["undo", "allow"]);

export const RESEND_AFTER = 2_500;

export class Outbox {
  private messages: Unconfirmed[] = [];
  private count = 0;
  private readonly prefix = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly key: string;

  constructor(
    code: string,
    private readonly send: (message: Unconfirmed) => void,
    private readonly changed: (messages: Unconfirmed[]) => void,
  ) {
    this.key = `chelem.moves.${code}`;
    try {
      this.messages = JSON.parse(sessionStorage.getItem(this.key) ?? "[]") as Unconfirmed[];
    } catch {
      // Nothing stored, or not by us.
    }
    this.changed(this.messages);
  }

  /** Give a message an id and send it. */
  add(message: NewMessage): void {
    this.count += 1;
    const sent: Unconfirmed = { ...message, id: `${this.prefix}-${this.count}` };
    this.set([...this.messages, sent]);
    this.dispatch(sent);
  }

  /** Resend everything, after reconnecting. */
  resend(): void {
    for (const message of this.messages) this.dispatch(message);
  }

  /** Whether this is the id of an unconfirmed message. */
  waits(id: string | undefined): boolean {
    return this.messages.some((each) => each.id === id);
  }

  /** Remove a confirmed or refused message and return it, if there was one. */
  confirm(id: string | undefined): Unconfirmed | undefined {
    const message = this.messages.find((each) => each.id === id);
    if (message) {
      clearTimeout(this.timers.get(message.id));
      this.timers.delete(message.id);
      this.set(this.messages.filter((each) => each !== message));
    }
    return message;
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private dispatch(message: Unconfirmed): void {
    this.send(message);
    clearTimeout(this.timers.get(message.id));
    this.timers.set(
      message.id,
      setTimeout(() => this.dispatch(message), RESEND_AFTER),
    );
  }

  private set(messages: Unconfirmed[]): void {
    this.messages = messages;
    this.changed(messages);
    const lasting = messages.filter((each) => !NOT_THROUGH_A_RELOAD.has(each.t));
    try {
      if (lasting.length) sessionStorage.setItem(this.key, JSON.stringify(lasting));
      else sessionStorage.removeItem(this.key);
    } catch {
      // The table works without storage too.
    }
  }
}
