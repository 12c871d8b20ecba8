import { beforeEach, describe, expect, it } from "vitest";
import type { PromiseSection } from "../protocol";
import { Contribution } from "./contribution";
import { hashOf } from "./fair";

const promise = (part: Partial<PromiseSection> = {}): PromiseSection => ({
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
  sessionStorage.clear();
});

/** Pledge as player `p` in South; return the promise with the pledge, in the stage of revealing. */
function pledged(page: Contribution): PromiseSection {
  const answer = page.answer(promise(), "p", "S");
  if (answer?.t !== "pledge" || answer.hash === null) throw new Error("no pledge");
  return promise({ stage: "reveal", pledges: [{ player: "p", hash: answer.hash }] });
}

describe("what a page adds to a deal", () => {
  it("is pledged, the same when asked again, then revealed", () => {
    const page = new Contribution("ab3d");
    const revealing = pledged(page);
    expect(page.answer(promise(), "p", "S")).toMatchObject({ t: "pledge", hash: revealing.pledges[0]!.hash });
    const answer = page.answer(revealing, "p", "S");
    expect(answer).toMatchObject({ t: "reveal", deal: 2, attempt: 1 });
    expect(answer?.t === "reveal" && hashOf(answer.nonce)).toBe(revealing.pledges[0]!.hash);
  });

  it("outlasts a reload between the two", () => {
    const revealing = pledged(new Contribution("ab3d"));
    expect(new Contribution("ab3d").answer(revealing, "p", "S")?.t).toBe("reveal");
  });

  it("is asked for only from a page that is awaited, and another page's pledge is not revealed", () => {
    const page = new Contribution("ab3d");
    expect(page.answer(promise({ waiting: ["N"] }), "p", "S")).toBeNull();
    expect(page.answer(promise({ stage: "dealt", waiting: [] }), "p", "S")).toBeNull();
    pledged(page);
    const other = promise({ stage: "reveal", pledges: [{ player: "p", hash: hashOf("another page") }] });
    expect(page.answer(other, "p", "S")).toBeNull();
  });

  it("is new for each deal", () => {
    const page = new Contribution("ab3d");
    const first = pledged(page).pledges[0]!.hash;
    expect(page.answer(promise({ hash: "b".repeat(64) }), "p", "S")).not.toMatchObject({ hash: first });
  });

  it("is in the cards if its nonce was revealed, and no pledge was added after that", () => {
    const page = new Contribution("ab3d");
    const revealing = pledged(page);
    const answer = page.answer(revealing, "p", "S");
    const nonce = answer?.t === "reveal" ? answer.nonce : "";
    expect(page.isIn(revealing, { ...REVEALED, nonces: { p: nonce } }, "p")).toBe(true);
    expect(page.isIn(revealing, { ...REVEALED, nonces: { p: "0" } }, "p")).toBe(false);
    const later = { ...revealing, pledges: [...revealing.pledges, { player: "q", hash: "c".repeat(64) }] };
    expect(page.isIn(later, { ...REVEALED, nonces: { p: nonce, q: "0" } }, "p")).toBeNull();
  });
});
