/** What this page adds to each deal: a nonce, pledged by its hash, then revealed, so that nobody chooses the cards. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { FromClient, PromiseSection, Seat } from "../protocol";
import { hashOf, type Revealed } from "./fair";

type Answer = Extract<FromClient, { t: "pledge" | "reveal" }>;
type Pledges = PromiseSection["pledges"];

interface Kept {
  /** The server's hash, by which the deal is known again. */
  promised: string;
  nonce: string;
  hash: string;
  /** The pledges when the nonce was revealed: one that is added later could choose the cards. */
  pledges: Pledges | null;
}

export class Contribution {
  private kept: Kept | null = null;
  private readonly key: string;

  constructor(code: string) {
    this.key = `chelem.promise.${code}`;
    try {
      this.kept = JSON.parse(sessionStorage.getItem(this.key) ?? "null") as Kept | null;
    } catch {
      // Nothing stored, or not by us.
    }
  }

  /** The message that the server waits for from this page, if any. */
  answer(promise: PromiseSection, player: string, seat: Seat): Answer | null {
    if (promise.stage === "dealt" || !promise.waiting.includes(seat)) return null;
    const { deal, attempt } = promise;
    const id = `promise-${deal}-${attempt}-${promise.stage}`;
    if (promise.stage === "pledge") return { t: "pledge", id, deal, attempt, hash: this.drawnFor(promise).hash };
    const kept = this.keptFor(promise);
    // Another page of this player may have pledged.
    if (!kept || pledgeOf(promise.pledges, player) !== kept.hash) return null;
    if (!kept.pledges) this.keep({ ...kept, pledges: promise.pledges });
    return { t: "reveal", id, deal, attempt, nonce: kept.nonce };
  }

  /** Whether this page's own part is in the cards; null if they were changed against it. */
  isIn(published: Pick<PromiseSection, "hash" | "pledges">, revealed: Revealed, player: string | null): boolean | null {
    const kept = this.kept;
    if (kept?.promised !== published.hash || !kept.pledges || player === null) return false;
    if (JSON.stringify(kept.pledges) !== JSON.stringify(published.pledges)) return null;
    return revealed.nonces?.[player] === kept.nonce;
  }

  private keptFor(promise: PromiseSection): Kept | null {
    return this.kept?.promised === promise.hash ? this.kept : null;
  }

  private drawnFor(promise: PromiseSection): Kept {
    const known = this.keptFor(promise);
    if (known) return known;
    const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    return this.keep({ promised: promise.hash, nonce, hash: hashOf(nonce), pledges: null });
  }

  private keep(kept: Kept): Kept {
    this.kept = kept;
    try {
      sessionStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Without storage, a reload between the two messages leaves this page out.
    }
    return kept;
  }
}

const pledgeOf = (pledges: Pledges, player: string): string | undefined =>
  pledges.find((each) => each.player === player)?.hash;
