/** What a table's policy allows. */
import type { PictureShape, Policy, TableShape } from "../../../lib/protocol.generated";
import { peopleAt } from "../../../lib/tables/chairs";

/** The settings that are the same at all tables of a board set. */
const ON_EQUAL_TERMS = ["undo", "watch", "hints", "declare"] as const;

/** The settings of a table that nobody changes. */
export function fixedSettings({ board_set }: Pick<TableShape, "board_set">): readonly (keyof Policy)[] {
  return board_set ? ON_EQUAL_TERMS : [];
}

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
