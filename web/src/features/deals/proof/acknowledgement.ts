/** The server's signature that it has this page's nonce (docs/protocol.md, Fair dealing). */
import { hashes, verify } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Acknowledgement } from "../../../lib/protocol";

hashes.sha512 = sha512;

/** What is signed. */
export const signedText = ({ table, deal, attempt, hash, player, nonce }: Omit<Acknowledgement, "signature" | "key">) =>
  ["chelem", "nonce", table, deal, attempt, hash, player, nonce].join(":");

/** Whether the server with this public `key` has signed. */
export function isSigned(received: Acknowledgement, key: string): boolean {
  if (received.key !== key) return false;
  try {
    return verify(hexToBytes(received.signature), utf8ToBytes(signedText(received)), hexToBytes(key));
  } catch {
    return false; // not hexadecimal, or of another length
  }
}
