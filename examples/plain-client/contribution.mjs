// What a player adds to each deal (docs/protocol.md, "Fair dealing"): a number that is promised first, then revealed.

import { createHash, randomBytes } from "node:crypto";

export class Contribution {
  nonces = new Map(); // by the server's hash of each deal
  sent = new Set();

  /** The message that the server waits for; null if it waits for none, or has been sent it. */
  message(promise, you) {
    if (!promise?.waiting.includes(you.seat)) return null;
    const { deal, attempt, stage } = promise;
    const step = `${promise.hash} ${stage}`;
    if (this.sent.has(step)) return null;
    this.sent.add(step);
    if (!this.nonces.has(promise.hash)) this.nonces.set(promise.hash, randomBytes(32).toString("hex"));
    const nonce = this.nonces.get(promise.hash);
    const hash = createHash("sha256").update(nonce).digest("hex");
    return stage === "pledge" ? { t: "pledge", deal, attempt, hash } : { t: "reveal", deal, attempt, nonce };
  }
}
