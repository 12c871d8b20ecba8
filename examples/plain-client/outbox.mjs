// Messages that change the table, each sent until it is settled (docs/protocol.md, "Confirmed once").

import { randomBytes } from "node:crypto";

const LONGEST_PAUSE = 30_000;

export class Outbox {
  /** `record` lists every message with its result, in the order in which they were first sent. */
  record = [];
  waiting = new Map();
  prefix = randomBytes(6).toString("hex");

  constructor(send, resendAfter) {
    this.send = send;
    this.resendAfter = resendAfter;
  }

  add(message) {
    const id = `${this.prefix}-${this.record.length + 1}`;
    const kept = { message: { ...message, id }, sent: 0, pause: this.resendAfter, result: null };
    this.record.push(kept);
    this.waiting.set(id, kept);
    this.dispatch(kept);
  }

  resend() {
    for (const kept of this.waiting.values()) this.dispatch(kept);
  }

  /** Whether a message of one of these kinds is not settled. */
  has(...kinds) {
    return [...this.waiting.values()].some((kept) => kinds.includes(kept.message.t));
  }

  taken(id, result) {
    const kept = this.waiting.get(id);
    if (!kept) return null;
    clearTimeout(kept.timer);
    this.waiting.delete(id);
    kept.result = result;
    return kept;
  }

  refused(refusal) {
    const kept = this.waiting.get(refusal.id);
    if (!kept) return;
    if (refusal.retry === "never") this.taken(refusal.id, `refused: ${refusal.code}`);
    else if (refusal.retry === "after") this.wait(kept, refusal.facts.seconds * 1000);
    else this.wait(kept, (kept.pause = Math.min(kept.pause * 2, LONGEST_PAUSE)));
  }

  dispatch(kept) {
    kept.sent += 1;
    this.send(kept.message);
    this.wait(kept, this.resendAfter);
  }

  wait(kept, pause) {
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => this.dispatch(kept), pause);
  }
}
