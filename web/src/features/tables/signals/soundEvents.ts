/** Which sounds to play when a table changes from one picture to the next. */
import type { Shown } from "../live/optimistic";
import { isOver } from "../live/tableState";
import { turnBegan } from "./turnSignal";

/** `card`: laid on the table. `trick`: gathered. `turn`: yours. `end`: of the deal. */
export type Sound = "card" | "trick" | "turn" | "end";

const cardsPlayed = ({ play }: Shown): number => (play ? 4 * play.turned.length + play.trick.length : 0);
const tricksGathered = ({ play }: Shown): number =>
  // A finished trick lies there until the next one is led.
  play ? play.turned.length - (play.trick.length === 0 && play.turned.length ? 1 : 0) : 0;

/** At most one of each kind for any number of moves; none at the first picture, or after an undo. */
export function soundsBetween(before: Shown | null, after: Shown): Sound[] {
  if (!before || before.deal?.deal !== after.deal?.deal) return [];
  if (isOver(after)) return isOver(before) ? [] : ["end"];
  const heard: Sound[] = [];
  if (tricksGathered(after) > tricksGathered(before)) heard.push("trick");
  if (cardsPlayed(after) > cardsPlayed(before)) heard.push("card");
  if (turnBegan(before, after)) heard.push("turn");
  return heard;
}
