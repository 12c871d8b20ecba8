/** What this browser adds to boards that several tables play, and what it finds of them (docs/log.md, Boards of a set). */
import { post } from "../../../lib/http";
import type { Acknowledgement } from "../../../lib/protocol";
import type { BoardPromise, DrawnRequest, MadeSet, NonceReceipt } from "../../../lib/protocol.generated";
import { hashOf } from "./fair";
import { KeptNonces, serverKey, type KeptNonce } from "./keptNonces";

/** What is published of the boards of a challenge, a match of teams, an event or a day. */
export interface PublishedSet {
  code: string;
  hash: string;
  /** Null while somebody may still play. */
  opening: string | null;
  pledges: string[];
  nonces: string[] | null;
}

/**
 * `shared`: this browser has drawn the boards with the server, and they are as promised; `promised`: the same before
 * they are opened; `lost`: the server has not acknowledged what this browser added; `others`: another device has drawn
 * them with the server; `alone`: the server has; `broken`: they are not as promised.
 */
export type SetVerdict = "shared" | "promised" | "lost" | "others" | "alone" | "broken";

export interface SetFinding {
  verdict: SetVerdict;
  /** The server's signature that it had a nonce of this browser, from which the boards do not follow. */
  proof: Acknowledgement | null;
}

/**
 * Draw a nonce for boards that the server has promised, `send` it, and keep the server's signature. The same
 * promise gets the same nonce, however often it is sent.
 */
export async function addNonce(
  { code, hash }: BoardPromise,
  send: (nonce: string) => Promise<NonceReceipt | null>,
  publishedKey = serverKey,
): Promise<void> {
  const { isSigned } = await import("./acknowledgement");
  const key = await publishedKey();
  const nonces = new KeptNonces();
  const kept = nonces.drawnFor(hash, code);
  const receipt = await send(kept.nonce);
  if (receipt?.table !== code || receipt.hash !== hash) return;
  const acknowledged = { ...receipt, nonce: kept.nonce };
  if (isSigned(acknowledged, key)) nonces.keep({ ...kept, acknowledged });
}

/** Make new boards together with the server: `make` asks for them with what this browser adds; return their code. */
export async function drawTogether(make: (drawn: DrawnRequest) => Promise<MadeSet>): Promise<string> {
  const promise = await post("/api/board-promises");
  await addNonce(promise, async (nonce) => (await make({ ...promise, nonce })).acknowledged);
  return promise.code;
}

/** Whether this browser can add to boards that the server has promised: nobody has, or the server has not signed it. */
export function isToAdd({ code, pledges }: Pick<PublishedSet, "code" | "pledges">): boolean {
  const own = new KeptNonces().all().find((kept) => kept.set === code);
  return pledges.length === 0 || (!!own && !own.acknowledged && pledges.includes(own.hash));
}

/** What this browser finds of the boards of a set. */
export function setFinding(set: PublishedSet): SetFinding {
  const own = new KeptNonces().all().find((kept) => kept.set === set.code);
  if (!own) return found(isOpenedWell(set) ? (set.pledges.length ? "others" : "alone") : "broken");
  if (!own.acknowledged) return found(isOpenedWell(set) ? "lost" : "broken");
  if (!has(set, own) || !isOpenedWell(set)) return found("broken", own.acknowledged);
  return found(set.opening === null ? "promised" : "shared");
}

/** The salt of a board of a set that is open, which every table reveals for it. */
export const boardSalt = (opening: string, nonces: string[], board: number): string =>
  hashOf([opening, ...nonces, board].join(":"));

const found = (verdict: SetVerdict, proof: Acknowledgement | null = null): SetFinding => ({ verdict, proof });

/** Whether the set is the one for which a nonce was drawn, and has it. */
const has = ({ hash, pledges, nonces }: PublishedSet, own: KeptNonce): boolean =>
  hash === own.promised && pledges.includes(own.hash) && (nonces === null || nonces.includes(own.nonce));

/** Whether what opens the set, if it is open, is what its hashes were of. */
function isOpenedWell({ hash, opening, pledges, nonces }: PublishedSet): boolean {
  if (opening === null) return true;
  if (hashOf(opening) !== hash || nonces?.length !== pledges.length) return false;
  return nonces.every((nonce, place) => hashOf(nonce) === pledges[place]);
}
