/** The tournament of the day at one of its tables, as its own page shows it. */
import { get } from "../../../lib/http";
import type { DailyShape } from "../../../lib/protocol.generated";
import { Polled } from "../../../lib/polled.svelte";

/** In milliseconds: how often it asks how the other tables are doing. */
const REFRESH = 20_000;

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
    return this.asked.follow(day, () => get("/api/daily/{day}", { day }), REFRESH);
  }
}
