import { getPublicKey, sign } from "@noble/ed25519";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { beforeEach, describe, expect, it } from "vitest";
import type { Card } from "@chelem/card-table/card";
import type { Seat } from "@chelem/card-table/seats";
import type { PromiseShape } from "../../../lib/protocol.generated";
import { signedText } from "./acknowledgement";
import { Contribution } from "./contribution";
import { hashOf, keepsPromise, type Published, type Revealed } from "./fair";
import { finding, isVerified, type Finding } from "./finding";

const SEATS: Seat[] = ["N", "E", "S", "W"];
const DEALS = 20;
const SECRET = new Uint8Array(32).fill(3);
const KEY = bytesToHex(getPublicKey(SECRET));
const DECK: Card[] = ["C", "D", "H", "S"].flatMap((suit) => Array.from("23456789TJQKA", (rank) => suit + rank));
const HONOURS = "JQKA";

function choose(n: number, k: number): bigint {
  let product = 1n;
  for (let i = 1n; i <= BigInt(k); i++) product = (product * (BigInt(n - k) + i)) / i;
  return k > n ? 0n : product;
}

const DEAL_COUNT = choose(52, 13) * choose(39, 13) * choose(26, 13);
/** The number of the deal that follows from a salt and nonces. */
const drawn = (salt: string, nonces: string[]) => BigInt(`0x${hashOf(`${salt}:${nonces.join(":")}`)}`) % DEAL_COUNT;

/** The thirteen cards with this rank among the subsets of the cards left. */
function unranked(rank: bigint, left: Card[]): Card[] {
  const hand: Card[] = [];
  let place = left.length;
  for (let wanted = 13; wanted > 0; wanted--) {
    do place--;
    while (choose(place, wanted) > rank);
    rank -= choose(place, wanted);
    hand.push(left[place]!);
  }
  return hand;
}

/** The four hands of a deal by its number. */
function dealt(number: bigint): Record<Seat, Card[]> {
  const south = choose(26, 13);
  const east = choose(39, 13);
  const north = unranked(number / (south * east), DECK);
  const afterNorth = DECK.filter((card) => !north.includes(card));
  const eastern = unranked((number / south) % east, afterNorth);
  const afterEast = afterNorth.filter((card) => !eastern.includes(card));
  const southern = unranked(number % south, afterEast);
  return { N: north, E: eastern, S: southern, W: afterEast.filter((card) => !southern.includes(card)) };
}

const points = (hand: Card[]) => hand.reduce((sum, card) => sum + HONOURS.indexOf(card.charAt(1)) + 1, 0);

/** A browser of its own for each page, as they share one here. */
class Page {
  private stored = "[]";
  private readonly contribution = new Contribution("ab3d", () => Promise.resolve(KEY));

  constructor(
    readonly seat: Seat,
    readonly player = `person-${seat}`,
  ) {}

  answer = (promise: PromiseShape) => this.in(() => this.contribution.answer(promise, this.player, this.seat));

  async acknowledge(promise: PromiseShape, nonce: string): Promise<void> {
    const { deal, attempt, hash } = promise;
    const said = { table: "ab3d", deal, attempt, hash, player: this.player };
    const signature = bytesToHex(sign(utf8ToBytes(signedText({ ...said, nonce })), SECRET));
    this.load();
    await this.contribution.acknowledge({ ...said, signature, key: KEY });
    this.stored = localStorage.getItem("chelem.contributions") ?? "[]";
  }

  judge = (published: Published, revealed: Revealed): Finding =>
    this.in(() => {
      const own = this.contribution.own(published, revealed, this.player);
      return finding(keepsPromise(published, revealed, false), own, published, revealed);
    });

  private in<T>(work: () => T): T {
    this.load();
    const answer = work();
    this.stored = localStorage.getItem("chelem.contributions") ?? "[]";
    return answer;
  }
  private load = () => localStorage.setItem("chelem.contributions", this.stored);
}

interface Played {
  findings: { page: Page; used: boolean; found: Finding }[];
  /** South's points. */
  points: number;
}

/**
 * Deal as a server that hears all nonces, then leaves out whom it likes, so that South's hand is as weak as it can be.
 * With `signs` it acknowledges every nonce at once, else only those that it has chosen to use.
 */
async function dishonest(number: number, pages: Page[], signs: boolean, subsets: number[]): Promise<Played> {
  const salt = `salt ${number}`;
  let promise: PromiseShape = {
    deal: number,
    attempt: 1,
    stage: "pledge",
    hash: hashOf(salt),
    pledges: [],
    unrevealed: [],
    waiting: SEATS,
  };
  const pledges = pages.map((page) => {
    const answer = page.answer(promise);
    if (answer?.t !== "pledge" || answer.hash === null) throw new Error("no pledge");
    return { player: page.player, hash: answer.hash };
  });
  promise = { ...promise, stage: "reveal", pledges };
  const nonces = pages.map((page) => {
    const answer = page.answer(promise);
    if (answer?.t !== "reveal") throw new Error("no nonce");
    return answer.nonce;
  });
  const choices = subsets.map((subset) => {
    const given = nonces.filter((_, place) => subset & (1 << place));
    const number = drawn(salt, given);
    return { subset, number, hands: dealt(number) };
  });
  const chosen = choices.reduce((best, each) => (points(each.hands.S) < points(best.hands.S) ? each : best));
  const isUsed = (place: number) => (chosen.subset & (1 << place)) !== 0;
  for (const [place, page] of pages.entries())
    if (signs || isUsed(place)) await page.acknowledge(promise, nonces[place]!);
  const unrevealed = pages.filter((_, place) => !isUsed(place)).map(({ player }) => player);
  const revealed = {
    number: String(chosen.number),
    salt,
    hands: chosen.hands,
    nonces: Object.fromEntries(
      pages.flatMap(({ player }, place) => (isUsed(place) ? [[player, nonces[place]!]] : [])),
    ) as Record<string, string>,
  };
  const findings = pages.map((page, place) => ({
    page,
    used: isUsed(place),
    found: page.judge({ hash: promise.hash, pledges, unrevealed }, revealed),
  }));
  return { findings, points: points(chosen.hands.S) };
}

const EVERYBODY = 15;
const LEFT_OUT = Array.from({ length: EVERYBODY }, (_, subset) => subset);

beforeEach(() => {
  localStorage.clear();
});

describe("a server that hears all nonces and then leaves some out", () => {
  it("is proved to cheat by every page that it leaves out, and verified by none", async () => {
    const pages = SEATS.map((seat) => new Page(seat));
    let verified = 0;
    let total = 0;
    for (let number = 1; number <= DEALS; number++) {
      const { findings, points } = await dishonest(number, pages, true, LEFT_OUT);
      total += points;
      for (const { page, used, found } of findings) {
        if (isVerified(found)) verified++;
        if (used) expect(found.verdict).toBe("withheld");
        else expect(found).toMatchObject({ verdict: "broken", proof: { player: page.player } });
      }
    }
    expect(verified).toBe(0);
    expect(total / DEALS).toBeLessThan(7); // it does choose: of fifteen deals South is dealt the weakest
  });

  it("is verified by no page either where it acknowledges only what it uses", async () => {
    const pages = SEATS.map((seat) => new Page(seat));
    for (let number = 1; number <= DEALS; number++) {
      const { findings } = await dishonest(number, pages, false, LEFT_OUT);
      const left = findings.filter(({ used }) => !used).map(({ found }) => found.verdict);
      expect(new Set(left)).toEqual(new Set(["lost"]));
      expect(findings.filter(({ found }) => isVerified(found))).toEqual([]);
    }
  });

  it("is verified by all pages where it leaves out nobody", async () => {
    const pages = SEATS.map((seat) => new Page(seat));
    const { findings } = await dishonest(1, pages, true, [EVERYBODY]);
    expect(findings.map(({ found }) => isVerified(found))).toEqual([true, true, true, true]);
  });
});
