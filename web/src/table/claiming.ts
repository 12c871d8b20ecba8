/** Who may claim, and when. */
import { sideOf } from "@chelem/card-table/seats";
import type { Picture } from "../protocol";

/** Whether the viewer's seat plays a hand that it may claim with. */
export function mayClaim({ you, play, claim, contract }: Picture): boolean {
  return you.seat !== null && play !== null && play.turned.length < 13 && !claim && contract?.dummy !== you.seat;
}

/** Whether the viewer's side must wait for the end of the trick, since a claim of it was refused. */
export function mustWait({ you, play }: Picture): boolean {
  return you.seat !== null && play !== null && play.refused[sideOf(you.seat)] === play.turned.length;
}
