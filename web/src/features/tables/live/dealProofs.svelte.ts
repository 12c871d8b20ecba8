/** This page's part in each deal, and whether each deal is as promised. */
import { fairnessWords } from "../../../lib/catalogues";
import { RESEND_AFTER } from "../../../lib/outbox";
import type { LogEntry, FromClient, FromServer, PictureShape, PromiseShape } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";
import type { Contribution } from "../../deals/proof/contribution";
import type { Published, Revealed } from "../../deals/proof/fair";
import { finding, findingOfFixed, leftOut, type Finding } from "../../deals/proof/finding";

export class DealProofs {
  /** Whether each deal is as promised. */
  fair = $state.raw<Record<number, Finding>>({});

  private picture: PictureShape | null = null;
  /** What was published of each deal before its cards were shown. */
  private readonly published = new Map<number, Published | string>();
  private readonly contributing: Promise<Contribution | null>;
  /** The id of the part of a deal that was sent last; empty when it is to be sent again. */
  private contributed = "";
  private contributionTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    code: string,
    private readonly send: (message: FromClient) => void,
    private readonly refuse: (sentence: string) => void,
  ) {
    this.contributing = import("../../deals/proof/contribution").then(
      ({ Contribution }) => new Contribution(code),
      () => null,
    );
  }

  /** Note what is published of a deal before its cards are shown. */
  follow(picture: PictureShape): void {
    this.picture = picture;
    const { deal, promise } = picture;
    if (promise?.stage === "dealt") {
      if (!deal?.over) this.published.set(promise.deal, promise);
    } else if (deal?.hash && !deal.over) this.published.set(deal.deal, deal.hash);
  }

  contributeAgain(): void {
    this.contributed = "";
    void this.contribute();
  }

  /** Add this page's part to the next deal while the server waits for it, and until it has acknowledged that. */
  async contribute(): Promise<void> {
    const contribution = await this.contributing;
    const { promise, you, deal } = this.picture ?? {};
    if (!contribution || !promise || !you?.seat || you.player === null) return;
    this.noticeLeftOut(contribution, promise, you.player);
    const over = promise.stage === "dealt" && deal?.over;
    const answer = over ? null : contribution.answer(promise, you.player, you.seat);
    // Others' messages may come before the server has this page's own.
    if (!answer || this.contributed === answer.id) return;
    this.contributed = answer.id ?? "";
    this.send(answer);
    clearTimeout(this.contributionTimer);
    this.contributionTimer = setTimeout(() => this.contributeAgain(), RESEND_AFTER);
  }

  async acknowledge(message: Extract<FromServer, { t: "acknowledged" }>): Promise<void> {
    const { table, deal, attempt, hash, player, signature, key } = message;
    const contribution = await this.contributing;
    // Without the server's key, the nonce is sent again, and acknowledged again.
    await contribution?.acknowledge({ table, deal, attempt, hash, player, signature, key }).catch(() => undefined);
  }

  /** Say at once that the server leaves out what it had of this page. */
  private noticeLeftOut(contribution: Contribution, promise: PromiseShape, player: string): void {
    const proof = contribution.leftOut(promise, player);
    if (!proof || this.fair[promise.deal]?.proof) return;
    this.fair = { ...this.fair, [promise.deal]: leftOut(proof) };
    void fairnessWords().then(() => this.refuse(say("fair-left-out")));
  }

  /** Check the cards of a deal that is revealed. */
  verify(entry: LogEntry, picture: PictureShape): void {
    if (entry.event !== "revealed") return;
    const published = this.published.get(entry.deal);
    // Only what was received before the cards were shown proves anything.
    if (published) void this.check(entry.deal, published, entry, picture);
  }

  private async check(
    deal: number,
    published: Published | string,
    revealed: Revealed,
    picture: PictureShape,
  ): Promise<void> {
    const { keepsPromise, matchesCommitment } = await import("../../deals/proof/fair");
    const contribution = await this.contributing;
    if (typeof published === "string") {
      this.fair = { ...this.fair, [deal]: findingOfFixed(matchesCommitment(published, revealed)) };
      return;
    }
    const kept = keepsPromise(published, revealed, picture.table.prepared > 0);
    const own = contribution?.own(published, revealed, picture.you.player) ?? { state: "unsent" };
    this.fair = { ...this.fair, [deal]: finding(kept, own, published, revealed) };
  }

  /** Send nothing more. */
  close(): void {
    clearTimeout(this.contributionTimer);
  }
}
