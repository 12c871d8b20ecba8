/** Who may claim, and when. */
import { sideOf } from "@chelem/card-table/seats";
import type { PictureShape } from "../../../lib/protocol.generated";

/** Whether the viewer's seat plays a hand that it may claim with, which it may from the opening lead on. */
export function mayClaim({ you, play, claim, contract }: PictureShape): boolean {
  if (you.seat === null || play === null || claim || contract?.dummy === you.seat) return false;
  return play.turned.length + play.trick.length > 0 && play.turned.length < 13;
}

/** Whether the viewer's side must wait for the end of the trick, since a claim of it was refused. */
export function mustWait({ you, play }: PictureShape): boolean {
  return you.seat !== null && play !== null && play.refused[sideOf(you.seat)] === play.turned.length;
}
