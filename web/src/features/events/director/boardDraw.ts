/** What the director's device adds to boards that the program deals, so that the server cannot choose them. */
import { Refused, post } from "../../../lib/http";
import type { BoardPromise, BoardsDealt, EventShape } from "../../../lib/protocol.generated";
import type { EventDirector } from "./director.svelte";

/** Let the program deal the boards, with a nonce of this device where it is not too late. */
export async function dealTogether(director: EventDirector): Promise<BoardsDealt> {
  const promise = await post("/api/events/{code}/deals/promise", director.access);
  try {
    await add(director, promise);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== "event.promise.late") throw error;
  }
  return post("/api/events/{code}/deals/draw", director.access);
}

/** Add to the boards of an online event, or of a simultaneous, before anybody plays them; return whether that is done. */
export async function addToBoards(director: EventDirector, event: EventShape): Promise<boolean> {
  const whole = event.field === "whole";
  if (event.closed || event.field === "member" || event.sections.some(({ round }) => round)) return true;
  if (!whole && !(event.online && event.committed)) return false;
  const { isToAdd } = await import("../../deals/proof/setContribution");
  if (!isToAdd(event)) return true;
  const promise = event.committed
    ? { code: event.code, hash: event.committed }
    : await post("/api/events/{code}/deals/promise", director.access);
  await add(director, promise);
  return true;
}

async function add(director: EventDirector, promise: BoardPromise): Promise<void> {
  const { addNonce } = await import("../../deals/proof/setContribution");
  await addNonce(promise, (nonce) => post("/api/events/{code}/deals/nonce", { ...director.access, body: { nonce } }));
}
