/** The nonces that this browser has drawn, and what the server has signed of them, kept for reviews. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { get } from "../../../lib/http";
import { keepJson, keptJson } from "../../../lib/kept";
import type { Acknowledgement } from "../../../lib/protocol";
import type { PromiseShape } from "../../../lib/protocol.generated";
import { hashOf } from "./fair";

export type Pledges = PromiseShape["pledges"];

export interface KeptNonce {
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
  /** The code of the challenge, match or event whose boards it is for; missing for one deal of a table. */
  set?: string;
}

const KEY = "chelem.contributions";
/** The last ones of tables, and as many of boards for several tables. */
const MOST_KEPT = 100;

/** The key that the server publishes; it fails while the server is away. */
export const serverKey = async (): Promise<string> => (await get("/api/server-key")).key;

export class KeptNonces {
  /** Those that could not be stored. */
  private readonly unstored = new Map<string, KeptNonce>();

  all(): KeptNonce[] {
    return [...this.unstored.values(), ...read().filter(({ hash }) => !this.unstored.has(hash))];
  }

  /** The nonce for what the server has promised, drawn when it is first asked for. */
  drawnFor(promised: string, set?: string): KeptNonce {
    const known = this.all().find((kept) => kept.promised === promised && kept.set === set);
    if (known) return known;
    const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    const drawn = { promised, nonce, hash: hashOf(nonce), pledges: null, acknowledged: null, judged: false };
    return this.keep(set === undefined ? drawn : { ...drawn, set });
  }

  keep(kept: KeptNonce): KeptNonce {
    const others = [...read().filter(({ hash }) => hash !== kept.hash), kept];
    const alike = others.filter(({ set }) => (set === undefined) === (kept.set === undefined));
    const dropped = new Set(alike.slice(0, -MOST_KEPT));
    const isStored = keepJson(
      KEY,
      others.filter((nonce) => !dropped.has(nonce)),
    );
    // Of one that is not, a reload between the two messages leaves this page out.
    if (isStored) this.unstored.delete(kept.hash);
    else this.unstored.set(kept.hash, kept);
    return kept;
  }
}

function read(): KeptNonce[] {
  const stored = keptJson(KEY);
  return Array.isArray(stored) ? (stored as KeptNonce[]) : [];
}
