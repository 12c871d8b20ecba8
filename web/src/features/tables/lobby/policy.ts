/** What a table's policy allows. */
import type { PictureShape, TableShape } from "../../../lib/protocol.generated";
import { peopleAt } from "../../../lib/tables/chairs";

/** Whether friends may come: nobody else sits or watches where a board set is played alone. */
export function admitsFriends({ board_set, policy }: Pick<TableShape, "board_set" | "policy">): boolean {
  return !["daily", "challenge", "event"].includes(board_set?.kind ?? "") || policy.watch !== "nobody";
}

/** Whether the coach looks at the next move: there is a choice, and hints are allowed. */
export function isCoached(picture: PictureShape, wanted: boolean): boolean {
  return wanted && picture.legal.length > 1 && picture.claim === null && givesHints(picture);
}

/** Whether the table's players get hints. */
export function givesHints(picture: PictureShape): boolean {
  const { hints } = picture.table.policy;
  return hints === "allowed" || (hints === "alone" && peopleAt(picture) === 1);
}
