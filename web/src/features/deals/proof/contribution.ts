/** What this page adds to each deal: a nonce, pledged by its hash, then revealed, so that nobody chooses the cards. */
import type { Seat } from "@chelem/card-table/seats";
import type { Acknowledgement } from "../../../lib/protocol";
import type { FromClient, NonceReceipt, PromiseShape } from "../../../lib/protocol.generated";
import { type Published, type Revealed } from "./fair";
import type { Own } from "./finding";
import { KeptNonces, serverKey, type KeptNonce, type Pledges } from "./keptNonces";

type Answer = Extract<FromClient, { t: "pledge" | "reveal" }>;

const UNSENT: Own = { state: "unsent" };

export class Contribution {
  private readonly nonces = new KeptNonces();

  constructor(
    private readonly code: string,
    private readonly publishedKey = serverKey,
  ) {}

  /** The message that the server waits for from this page, if any. */
  answer(promise: PromiseShape, player: string, seat: Seat): Answer | null {
    const { deal, attempt } = promise;
    const waits = promise.waiting.includes(seat);
    if (promise.stage === "pledge") {
      if (!waits) return null;
      return {
        t: "pledge",
        id: `promise-${deal}-${attempt}-pledge`,
        deal,
        attempt,
        hash: this.nonces.drawnFor(promise.hash).hash,
      };
    }
    // Another page of this player may have pledged.
    const kept = this.keptFor(promise, player);
    if (!kept || kept.judged || promise.unrevealed.includes(player)) return null;
    // Until it is acknowledged, what was revealed is sent again, also when the cards are dealt.
    const sent = kept.pledges !== null;
    if (kept.acknowledged || !(sent || (waits && promise.stage === "reveal"))) return null;
    if (!sent) this.nonces.keep({ ...kept, pledges: promise.pledges });
    return { t: "reveal", id: `promise-${deal}-${attempt}-reveal`, deal, attempt, nonce: kept.nonce };
  }

  /** Keep the server's signature that it has the nonce of this page. */
  async acknowledge(receipt: NonceReceipt): Promise<void> {
    const { isSigned } = await import("./acknowledgement");
    const key = await this.publishedKey();
    const kept = this.nonces.all().find(({ promised, pledges }) => promised === receipt.hash && pledges !== null);
    if (!kept || kept.judged || kept.acknowledged || receipt.table !== this.code) return;
    const acknowledged = { ...receipt, nonce: kept.nonce };
    if (isSigned(acknowledged, key)) this.nonces.keep({ ...kept, acknowledged });
  }

  /** What became of this page's part, before the cards are revealed: only that it is left out can be known. */
  leftOut({ hash, pledges, unrevealed }: Published, player: string): Acknowledgement | null {
    const kept = this.keptFor({ hash, pledges }, player);
    return kept?.acknowledged?.player === player && unrevealed.includes(player) ? kept.acknowledged : null;
  }

  /** What became of this page's part in a deal that is over. */
  own({ hash, pledges, unrevealed }: Published, revealed: Revealed, player: string | null): Own {
    const kept = this.nonces.all().find(({ promised, pledges }) => promised === hash && pledges !== null);
    if (!kept || player === null) return UNSENT;
    if (!kept.judged) this.nonces.keep({ ...kept, judged: true });
    const used = revealed.nonces?.[player] === kept.nonce && !unrevealed.includes(player);
    if (kept.acknowledged && !used) return { state: "left out", proof: kept.acknowledged };
    if (asText(kept.pledges ?? []) !== asText(pledges)) return { state: "changed" };
    return kept.acknowledged ? { state: "used" } : { state: "lost", arrived: used };
  }

  private keptFor({ hash, pledges }: Pick<Published, "hash" | "pledges">, player: string): KeptNonce | undefined {
    const pledge = pledges.find((each) => each.player === player)?.hash;
    return this.nonces.all().find((kept) => kept.promised === hash && kept.hash === pledge);
  }
}

const asText = (pledges: Pledges) => pledges.map(({ player, hash }) => `${player} ${hash}`).join();
