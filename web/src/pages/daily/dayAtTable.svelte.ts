/** The tournament of the day at one of its tables, as its own page shows it. */
import type { TableSection } from "../../protocol";
import type { DailyShape } from "../../protocol.generated";
import { Polled } from "../polled.svelte";

/** In milliseconds: how often it asks how the other tables are doing. */
const REFRESH = 20_000;

/** The day whose boards a table plays, such as `2026-11-24`; null at other tables. */
export function dayOf({ board_set }: Pick<TableSection, "board_set">): string | null {
  return board_set?.kind === "daily" ? board_set.code.replace("daily-", "") : null;
}

/** Whether the results of this table count, and not those of an earlier one. */
export const counts = (day: DailyShape, code: string) => !day.you?.practice && day.you?.table === code;

export class DayAtTable {
  private asked = new Polled<DailyShape>();

  /** The day; undefined until it is known. */
  get value(): DailyShape | undefined {
    return this.asked.value;
  }

  /** Ask for a day, now and again; return the clean-up for an effect. */
  follow(day: string): () => void {
    return this.asked.follow(`/api/daily/${day}`, REFRESH);
  }
}
