/** Whether it is the reader's turn, and whether it has just begun. */
import type { Shown } from "../live/optimistic";

type Acting = Pick<Shown, "turn" | "you" | "claim" | "undo">;

/** Whether the reader has to answer a claim or an undo request. */
export const isAsked = ({ claim, undo }: Acting): boolean => (claim?.you || undo.asked?.you) ?? false;
const isTurn = ({ turn, you }: Acting): boolean => turn !== null && you.seat !== null && turn.by === you.seat;

/** Whether the others wait for the reader: for a call, a card or an answer. */
export const isYours = (picture: Acting): boolean => isAsked(picture) || isTurn(picture);

/** Whether it has become the reader's turn, or they are asked something; not at the first picture of a table. */
export function turnBegan(before: Shown | null, after: Shown): boolean {
  if (before === null) return false;
  return (isAsked(after) && !isAsked(before)) || (isYours(after) && !isYours(before));
}
