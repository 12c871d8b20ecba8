/** Unconfirmed messages that change the table: each is sent again until it is confirmed. */
import { newId } from "../../../lib/ids";
import { inTab } from "../../../lib/kept";
import { RESEND_AFTER, Waiting } from "../../../lib/outbox";
import type { FromClient } from "../../../lib/protocol.generated";

export type Move = Extract<FromClient, { t: "act" | "claim" | "answer" }>;
type Other = Extract<FromClient, { t: "undo" | "allow" | "next" | "stop" | "chat" | "alert" }>;
export type Unconfirmed = (Move | Other) & { id: string };
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A message without an id. */
export type NewMessage = WithoutId<Unconfirmed>;

/** Long after it was meant, an undo could be one of another card. */
const NOT_THROUGH_A_RELOAD: ReadonlySet<string> = new Set(["undo", "allow"]);

export class Outbox {
  private readonly waiting: Waiting<Unconfirmed>;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    code: string,
    private readonly send: (message: Unconfirmed) => void,
    private readonly changed: (messages: readonly Unconfirmed[]) => void,
  ) {
    const lasting = ({ t }: Unconfirmed) => !NOT_THROUGH_A_RELOAD.has(t);
    this.waiting = new Waiting(`chelem.moves.${code}`, inTab, lasting);
    this.changed(this.waiting.messages);
  }

  /** Give a message an id and send it. */
  add(message: NewMessage): void {
    const sent: Unconfirmed = { ...message, id: newId() };
    this.set([...this.waiting.messages, sent]);
    this.dispatch(sent);
  }

  /** Resend everything, after reconnecting. */
  resend(): void {
    for (const message of this.waiting.messages) this.dispatch(message);
  }

  /** Whether this is the id of an unconfirmed message. */
  waits(id: string | undefined): boolean {
    return this.waiting.messages.some((each) => each.id === id);
  }

  /** Remove a confirmed or refused message and return it, if there was one. */
  confirm(id: string | undefined): Unconfirmed | undefined {
    const message = this.waiting.messages.find((each) => each.id === id);
    if (message) {
      clearTimeout(this.timers.get(message.id));
      this.timers.delete(message.id);
      this.set(this.waiting.messages.filter((each) => each !== message));
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
    this.waiting.messages = messages;
    this.changed(messages);
  }
}
