import { getPublicKey, sign } from "@noble/ed25519";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { beforeEach, describe, expect, it } from "vitest";
import type { NonceReceipt, PromiseShape } from "../../../lib/protocol.generated";
import { signedText } from "./acknowledgement";
import { Contribution } from "./contribution";
import { hashOf } from "./fair";

const SECRET = new Uint8Array(32).fill(7);
const KEY = bytesToHex(getPublicKey(SECRET));

const promise = (part: Partial<PromiseShape> = {}): PromiseShape => ({
  deal: 2,
  attempt: 1,
  stage: "pledge",
  hash: "a".repeat(64),
  pledges: [],
  unrevealed: [],
  waiting: ["S"],
  ...part,
});
const REVEALED = { number: "1", salt: "s", hands: { N: [], E: [], S: [], W: [] } };

beforeEach(() => {
  localStorage.clear();
});

const pageAt = (code = "ab3d") => new Contribution(code, () => Promise.resolve(KEY));

/** Pledge as player `p` in South; return the promise with the pledge, in the stage of revealing. */
function pledged(page: Contribution): PromiseShape {
  const answer = page.answer(promise(), "p", "S");
  if (answer?.t !== "pledge" || answer.hash === null) throw new Error("no pledge");
  return promise({ stage: "reveal", pledges: [{ player: "p", hash: answer.hash }] });
}

function revealedBy(page: Contribution, revealing: PromiseShape): string {
  const answer = page.answer(revealing, "p", "S");
  if (answer?.t !== "reveal") throw new Error("no nonce");
  return answer.nonce;
}

/** What the server answers to a nonce. */
function acknowledged(nonce: string, part: Partial<NonceReceipt> = {}): NonceReceipt {
  const said = { table: "ab3d", deal: 2, attempt: 1, hash: "a".repeat(64), player: "p" };
  const signature = bytesToHex(sign(utf8ToBytes(signedText({ ...said, nonce })), SECRET));
  return { ...said, signature, key: KEY, ...part };
}

describe("what a page adds to a deal", () => {
  it("is pledged, the same when asked again, then revealed", () => {
    const page = pageAt();
    const revealing = pledged(page);
    expect(page.answer(promise(), "p", "S")).toMatchObject({ t: "pledge", hash: revealing.pledges[0]!.hash });
    const answer = page.answer(revealing, "p", "S");
    expect(answer).toMatchObject({ t: "reveal", deal: 2, attempt: 1 });
    expect(answer?.t === "reveal" && hashOf(answer.nonce)).toBe(revealing.pledges[0]!.hash);
  });

  it("outlasts a reload between the two", () => {
    const revealing = pledged(pageAt());
    expect(pageAt().answer(revealing, "p", "S")?.t).toBe("reveal");
  });

  it("is asked for only from a page that is awaited, and another page's pledge is not revealed", () => {
    const page = pageAt();
    expect(page.answer(promise({ waiting: ["N"] }), "p", "S")).toBeNull();
    expect(page.answer(promise({ stage: "dealt", waiting: [] }), "p", "S")).toBeNull();
    pledged(page);
    const other = promise({ stage: "reveal", pledges: [{ player: "p", hash: hashOf("another page") }] });
    expect(page.answer(other, "p", "S")).toBeNull();
  });

  it("is new for each deal", () => {
    const page = pageAt();
    const first = pledged(page).pledges[0]!.hash;
    expect(page.answer(promise({ hash: "b".repeat(64) }), "p", "S")).not.toMatchObject({ hash: first });
  });

  it("is sent again until the server has acknowledged it, though not when it is named as left out", async () => {
    const page = pageAt();
    const revealing = pledged(page);
    const nonce = revealedBy(page, revealing);
    const dealt = { ...revealing, stage: "dealt" as const, waiting: [] };
    expect(page.answer(dealt, "p", "S")).toMatchObject({ t: "reveal", nonce });
    expect(page.answer({ ...dealt, unrevealed: ["p"] }, "p", "S")).toBeNull();
    await page.acknowledge(acknowledged(nonce));
    expect(page.answer(dealt, "p", "S")).toBeNull();
  });
});

describe("what became of it", () => {
  it.each([
    ["it is not sent", false, false, "used", "unsent"],
    ["it is acknowledged and in the cards", true, true, "used", "used"],
    ["it is acknowledged and left out", true, true, "none", "left out"],
    ["it is acknowledged, in the cards and named as left out", true, true, "named", "left out"],
    ["it is not acknowledged and left out", true, false, "none", "lost"],
    ["it is not acknowledged, though in the cards", true, false, "used", "lost"],
  ])("is told when %s", async (_, sent, answered, cards, state) => {
    const page = pageAt();
    const revealing = pledged(page);
    const nonce = sent ? revealedBy(page, revealing) : "0";
    if (answered) await page.acknowledge(acknowledged(nonce));
    const published = { ...revealing, unrevealed: cards === "used" ? [] : ["p"] };
    const nonces: Record<string, string> = cards === "none" ? {} : { p: nonce };
    expect(page.own(published, { ...REVEALED, nonces }, "p").state).toBe(state);
  });

  it("is that pledges were added after it was revealed", async () => {
    const page = pageAt();
    const revealing = pledged(page);
    const nonce = revealedBy(page, revealing);
    await page.acknowledge(acknowledged(nonce));
    const later = { ...revealing, pledges: [...revealing.pledges, { player: "q", hash: "c".repeat(64) }] };
    expect(page.own(later, { ...REVEALED, nonces: { p: nonce, q: "0" } }, "p").state).toBe("changed");
  });

  it("is known at once when it is named as left out, and still when the page is loaded again", async () => {
    const page = pageAt();
    const revealing = pledged(page);
    const nonce = revealedBy(page, revealing);
    const receipt = acknowledged(nonce);
    const received = { ...receipt, nonce };
    expect(page.leftOut({ ...revealing, unrevealed: ["p"] }, "p")).toBeNull();
    await page.acknowledge(receipt);
    expect(page.leftOut(revealing, "p")).toBeNull();
    expect(pageAt().leftOut({ ...revealing, unrevealed: ["p"] }, "p")).toEqual(received);
    expect(pageAt().own({ ...revealing, unrevealed: ["p"] }, REVEALED, "p")).toEqual({
      state: "left out",
      proof: received,
    });
  });

  it.each<[string, Partial<NonceReceipt>]>([
    ["another signature", { signature: "0".repeat(128) }],
    ["something that is no signature", { signature: "signed" }],
    ["the signature of another deal", { deal: 3 }],
    ["the signature of another table", { table: "zzzz" }],
    ["another server's key", { key: "1".repeat(64) }],
  ])("is not acknowledged by %s", async (_, part) => {
    const page = pageAt();
    const revealing = pledged(page);
    const nonce = revealedBy(page, revealing);
    await page.acknowledge(acknowledged(nonce, part));
    expect(page.own(revealing, { ...REVEALED, nonces: { p: nonce } }, "p").state).toBe("lost");
  });

  it("is not changed by an acknowledgement that comes when the deal is over", async () => {
    const page = pageAt();
    const revealing = pledged(page);
    const nonce = revealedBy(page, revealing);
    const revealed = { ...REVEALED, nonces: { p: nonce } };
    expect(page.own(revealing, revealed, "p").state).toBe("lost");
    await page.acknowledge(acknowledged(nonce));
    expect(page.own(revealing, revealed, "p").state).toBe("lost");
  });
});
