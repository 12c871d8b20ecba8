import type { NonceReceipt } from "../../../lib/protocol.generated";
import { getPublicKey, sign } from "@noble/ed25519";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { beforeEach, describe, expect, it } from "vitest";
import { isSigned, signedText } from "./acknowledgement";
import { hashOf } from "./fair";
import { addNonce, boardSalt, setFinding, type PublishedSet } from "./setContribution";

const SECRET = new Uint8Array(32).fill(5);
const KEY = bytesToHex(getPublicKey(SECRET));
const CODE = "abcdefgh";
const SALT = "00112233445566778899aabbccddeeff";
const PROMISED = { code: CODE, hash: hashOf(SALT) };

/** What a server signs of a nonce that it has. */
function receipt(nonce: string, hash = PROMISED.hash): NonceReceipt {
  const said = { table: CODE, deal: 0, attempt: 0, hash, player: "organiser" };
  return { ...said, signature: bytesToHex(sign(utf8ToBytes(signedText({ ...said, nonce })), SECRET)), key: KEY };
}

/** Let this browser add to what was promised; return its nonce. */
async function added(answer: (nonce: string) => NonceReceipt | null = receipt): Promise<string> {
  let drawn = "";
  const send = (nonce: string) => Promise.resolve(answer((drawn = nonce)));
  await addNonce(PROMISED, send, () => Promise.resolve(KEY));
  return drawn;
}

/** The set as an honest server publishes it. */
const published = (nonces: string[], open = true): PublishedSet => ({
  code: CODE,
  hash: PROMISED.hash,
  opening: open ? SALT : null,
  pledges: nonces.map(hashOf),
  nonces: open ? nonces : null,
});

/** The salt of those that a server may try which gives it the board that it likes best. */
function liked(nonce: string): string {
  const salts = Array.from({ length: 50 }, (_, number) => hashOf(`try ${number}`).slice(0, 32));
  return salts.reduce((best, salt) => (boardSalt(salt, [nonce], 1) < boardSalt(best, [nonce], 1) ? salt : best));
}

beforeEach(() => {
  localStorage.clear();
});

describe("boards that this browser has drawn with the server", () => {
  it("are verified once they are open", async () => {
    const nonce = await added();
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(setFinding(published([nonce], false))).toEqual({ verdict: "promised", proof: null });
    expect(setFinding(published([nonce]))).toEqual({ verdict: "shared", proof: null });
  });

  it("get the same nonce when it is sent again", async () => {
    expect(await added()).toBe(await added());
  });

  it("are not verified where the server has not signed, or signed something else", async () => {
    for (const answer of [() => null, () => receipt("0".repeat(64)), (nonce: string) => receipt(nonce, hashOf("x"))]) {
      localStorage.clear();
      const nonce = await added(answer);
      expect(setFinding(published([nonce]))).toEqual({ verdict: "lost", proof: null });
    }
  });

  it("are kept beside the nonces of tables", async () => {
    const nonce = await added();
    const deals = Array.from({ length: 150 }, (_, deal) => ({ promised: `${deal}`, hash: `h${deal}`, nonce: "" }));
    localStorage.setItem(
      "chelem.contributions",
      JSON.stringify([...(JSON.parse(localStorage.getItem("chelem.contributions")!) as object[]), ...deals]),
    );
    const { KeptNonces } = await import("./keptNonces");
    new KeptNonces().drawnFor("another deal");
    expect(setFinding(published([nonce])).verdict).toBe("shared");
    expect(new KeptNonces().all()).toHaveLength(101);
  });
});

describe("a server that draws again once it knows the nonce", () => {
  it("is proved to cheat, whatever it publishes", async () => {
    const nonce = await added();
    const salt = liked(nonce);
    const lies: PublishedSet[] = [
      { ...published([nonce]), hash: hashOf(salt), opening: salt },
      { ...published([nonce], false), hash: hashOf(salt) },
      { ...published([nonce]), opening: salt },
      published(["0".repeat(64)]),
      published([]),
      { ...published([nonce]), nonces: ["0".repeat(64)] },
      { ...published([nonce]), pledges: [hashOf(nonce), hashOf("more")] },
    ];
    for (const lie of lies) {
      const { verdict, proof } = setFinding(lie);
      expect(verdict).toBe("broken");
      expect(proof && isSigned(proof, KEY)).toBe(true);
      expect(proof).toMatchObject({ table: CODE, hash: PROMISED.hash, nonce, player: "organiser" });
    }
  });
});

describe("boards that this browser has not drawn", () => {
  it("are another device's, or the server's alone", () => {
    expect(setFinding(published(["0".repeat(64)])).verdict).toBe("others");
    expect(setFinding(published([])).verdict).toBe("alone");
  });

  it("are not as promised where the hashes do not fit", () => {
    expect(setFinding({ ...published([]), opening: "other" })).toEqual({ verdict: "broken", proof: null });
    expect(setFinding({ ...published(["a"]), nonces: ["b"] }).verdict).toBe("broken");
  });
});
