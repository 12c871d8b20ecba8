/** What the director's device adds to boards that the program deals, so that the server cannot choose them. */
import { Refused, post } from "../../http";
import type { BoardPromise, BoardsDealt, EventShape, NonceReceipt } from "../../protocol.generated";
import type { EventDirector } from "./director.svelte";

/** Let the program deal the boards, with a nonce of this device where it is not too late. */
export async function dealTogether(director: EventDirector): Promise<BoardsDealt> {
  const path = `${director.page.path}/deals`;
  const promise = await post<BoardPromise>(`${path}/promise`, {}, director.key);
  try {
    await add(director, promise);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== "event.promise.late") throw error;
  }
  return post<BoardsDealt>(`${path}/draw`, {}, director.key);
}

/** Add to the boards of an online event, or of a simultaneous, before anybody plays them; return whether that is done. */
export async function addToBoards(director: EventDirector, event: EventShape): Promise<boolean> {
  const whole = event.field === "whole";
  if (event.closed || event.field === "member" || event.sections.some(({ round }) => round)) return true;
  if (!whole && !(event.online && event.committed)) return false;
  const { isToAdd } = await import("../../live/setContribution");
  if (!isToAdd(event)) return true;
  const promise = event.committed
    ? { code: event.code, hash: event.committed }
    : await post<BoardPromise>(`${director.page.path}/deals/promise`, {}, director.key);
  await add(director, promise);
  return true;
}

async function add(director: EventDirector, promise: BoardPromise): Promise<void> {
  const { addNonce } = await import("../../live/setContribution");
  const path = `${director.page.path}/deals/nonce`;
  await addNonce(promise, (nonce) => post<NonceReceipt>(path, { nonce }, director.key));
}
