import { describe, expect, it } from "vitest";
import { finding, findingOfFixed, isVerified, leftOut, type Own } from "./finding";

const HANDS = { N: [], E: [], S: [], W: [] };
/** The promise to which these players pledged, and what was revealed of it. */
const published = (...players: string[]) => ({
  hash: "a",
  pledges: players.map((player) => ({ player, hash: player })),
  unrevealed: [],
});
const revealed = (...players: string[]) => ({
  number: "1",
  salt: "s",
  hands: HANDS,
  nonces: Object.fromEntries(players.map((player) => [player, "1"])),
});
const PROOF = {
  table: "ab3d",
  deal: 1,
  attempt: 1,
  hash: "a",
  player: "p",
  nonce: "1",
  signature: "2",
  key: "3",
};
const [UNSENT, USED, LOST] = [{ state: "unsent" }, { state: "used" }, { state: "lost", arrived: false }] as const;

describe("who drew the cards of a deal", () => {
  it.each<[string, string, string, Own, string, number]>([
    ["the server alone, as nobody pledged", "", "", UNSENT, "alone", 0],
    ["the server alone, though somebody pledged and revealed nothing", "q", "", UNSENT, "alone", 0],
    ["the server and another device", "q", "q", UNSENT, "others", 1],
    ["the server and this device", "p", "p", USED, "shared", 0],
    ["the server, this device and two others", "pqr", "pqr", USED, "shared", 2],
    ["perhaps the server, which lacks what another device pledged", "pqr", "pq", USED, "withheld", 1],
    ["perhaps the server, which has not acknowledged what this device sent", "pq", "q", LOST, "lost", 1],
    ["perhaps the server, which had acknowledged it too late", "p", "p", { ...LOST, arrived: true }, "lost", 0],
  ])("is %s", (_, pledges, nonces, own, verdict, others) => {
    const found = finding(true, own, published(...pledges), revealed(...nonces));
    expect(found).toMatchObject({ verdict, others, prepared: false, proof: null });
    expect(isVerified(found)).toBe(verdict === "shared");
  });

  it("is nobody's claim where the cards are not as promised, or were changed against this page", () => {
    expect(finding(false, USED, published("p"), revealed("p")).verdict).toBe("broken");
    expect(finding(true, { state: "changed" }, published("p"), revealed("p")).verdict).toBe("broken");
    expect(findingOfFixed(false).verdict).toBe("broken");
  });

  it("is proved to be the server's choice where it left out what it had acknowledged", () => {
    for (const kept of [true, false, null]) {
      const found = finding(kept, { state: "left out", proof: PROOF }, published("p"), revealed());
      expect(found).toEqual(leftOut(PROOF));
      expect(found).toMatchObject({ verdict: "broken", proof: PROOF });
    }
  });

  it("is not verified where the cards of a prepared deal were not computed, or the server alone fixed them", () => {
    expect(isVerified(finding(null, USED, published("p"), revealed("p")))).toBe(false);
    expect(isVerified(findingOfFixed(true))).toBe(false);
  });
});
