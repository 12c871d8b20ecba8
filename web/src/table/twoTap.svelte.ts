/** The two-tap setting: the first tap chooses, the second confirms. */
import type { LiveTable } from "../live/table.svelte";
import type { Action } from "../protocol";
import { settings } from "../settings.svelte";

export class TwoTap {
  action = $state<Action | null>(null);

  constructor(private readonly live: Pick<LiveTable, "act">) {}

  /** A tap on a legal action. */
  tap(action: Action): void {
    if (settings.twoTap && this.action !== action) {
      this.action = action;
      return;
    }
    this.action = null;
    this.live.act(action);
  }
}
