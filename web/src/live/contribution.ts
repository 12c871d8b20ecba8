/** What this page adds to each deal: a nonce, pledged by its hash, then revealed, so that nobody chooses the cards. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { get } from "../http";
import type { Acknowledgement, FromClient, PromiseSection, Receipt, Seat } from "../protocol";
import type { PublicKey } from "../protocol.generated";
import { hashOf, type Published, type Revealed } from "./fair";
import type { Own } from "./finding";

type Answer = Extract<FromClient, { t: "pledge" | "reveal" }>;
type Pledges = PromiseSection["pledges"];

interface Kept {
  /** The server's hash, by which the deal is known again. */
  promised: string;
  nonce: string;
  hash: string;
  /** The pledges when the nonce was revealed: one that is added later could choose the cards. */
  pledges: Pledges | null;
  /** The server's signature that it has the nonce; null until it has come. */
  acknowledged: Acknowledgement | null;
  /** Whether the deal has been judged: what the server signs after that proves nothing. */
  judged: boolean;
}

const KEY = "chelem.contributions";
/** The last ones, for reviews. */
const MOST_KEPT = 100;
const serverKey = async () => (await get<PublicKey>("/api/server-key")).key;
const UNSENT: Own = { state: "unsent" };

export class Contribution {
  /** Those that could not be stored. */
  private readonly unstored = new Map<string, Kept>();

  constructor(
    private readonly code: string,
    /** The key that the server publishes; it fails while the server is away. */
    private readonly publishedKey = serverKey,
  ) {}

  /** The message that the server waits for from this page, if any. */
  answer(promise: PromiseSection, player: string, seat: Seat): Answer | null {
    const { deal, attempt } = promise;
    const waits = promise.waiting.includes(seat);
    if (promise.stage === "pledge") {
      if (!waits) return null;
      return { t: "pledge", id: `promise-${deal}-${attempt}-pledge`, deal, attempt, hash: this.drawnFor(promise).hash };
    }
    // Another page of this player may have pledged.
    const kept = this.keptFor(promise, player);
    if (!kept || kept.judged || promise.unrevealed.includes(player)) return null;
    // Until it is acknowledged, what was revealed is sent again, also when the cards are dealt.
    const sent = kept.pledges !== null;
    if (kept.acknowledged || !(sent || (waits && promise.stage === "reveal"))) return null;
    if (!sent) this.keep({ ...kept, pledges: promise.pledges });
    return { t: "reveal", id: `promise-${deal}-${attempt}-reveal`, deal, attempt, nonce: kept.nonce };
  }

  /** Keep the server's signature that it has the nonce of this page. */
  async acknowledge(receipt: Receipt): Promise<void> {
    const { isSigned } = await import("./acknowledgement");
    const key = await this.publishedKey();
    const kept = this.all().find(({ promised, pledges }) => promised === receipt.hash && pledges !== null);
    if (!kept || kept.judged || kept.acknowledged || receipt.table !== this.code) return;
    const acknowledged = { ...receipt, nonce: kept.nonce };
    if (isSigned(acknowledged, key)) this.keep({ ...kept, acknowledged });
  }

  /** What became of this page's part, before the cards are revealed: only that it is left out can be known. */
  leftOut({ hash, pledges, unrevealed }: Published, player: string): Acknowledgement | null {
    const kept = this.keptFor({ hash, pledges }, player);
    return kept?.acknowledged?.player === player && unrevealed.includes(player) ? kept.acknowledged : null;
  }

  /** What became of this page's part in a deal that is over. */
  own({ hash, pledges, unrevealed }: Published, revealed: Revealed, player: string | null): Own {
    const kept = this.all().find(({ promised, pledges }) => promised === hash && pledges !== null);
    if (!kept || player === null) return UNSENT;
    if (!kept.judged) this.keep({ ...kept, judged: true });
    const used = revealed.nonces?.[player] === kept.nonce && !unrevealed.includes(player);
    if (kept.acknowledged && !used) return { state: "left out", proof: kept.acknowledged };
    if (asText(kept.pledges ?? []) !== asText(pledges)) return { state: "changed" };
    return kept.acknowledged ? { state: "used" } : { state: "lost", arrived: used };
  }

  private keptFor({ hash, pledges }: Pick<Published, "hash" | "pledges">, player: string): Kept | undefined {
    const pledge = pledges.find((each) => each.player === player)?.hash;
    return this.all().find((kept) => kept.promised === hash && kept.hash === pledge);
  }

  private drawnFor({ hash }: PromiseSection): Kept {
    const known = this.all().find(({ promised }) => promised === hash);
    if (known) return known;
    const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    return this.keep({ promised: hash, nonce, hash: hashOf(nonce), pledges: null, acknowledged: null, judged: false });
  }

  private all(): Kept[] {
    return [...this.unstored.values(), ...read().filter(({ hash }) => !this.unstored.has(hash))];
  }

  private keep(kept: Kept): Kept {
    const others = read().filter(({ hash }) => hash !== kept.hash);
    try {
      localStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST_KEPT)));
      this.unstored.delete(kept.hash);
    } catch {
      this.unstored.set(kept.hash, kept); // a reload between the two messages leaves this page out
    }
    return kept;
  }
}

const asText = (pledges: Pledges) => pledges.map(({ player, hash }) => `${player} ${hash}`).join();

function read(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Kept[]) : [];
  } catch {
    return []; // not stored by us
  }
}
