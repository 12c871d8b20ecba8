import type { TableShape } from "../../../lib/protocol.generated";

/** The day whose boards a table plays, such as `2026-11-24`; null at other tables. */
export function dayOf({ board_set }: Pick<TableShape, "board_set">): string | null {
  return board_set?.kind === "daily" ? board_set.code.replace("daily-", "") : null;
}
