/** The two-tap setting: the first tap chooses, the second confirms. */
import type { LiveTable } from "../live/table.svelte";
import type { ActionCode } from "../protocol.generated";
import { settings } from "../settings.svelte";

export class TwoTap {
  action = $state<ActionCode | null>(null);

  constructor(private readonly live: Pick<LiveTable, "act">) {}

  /** A tap on a legal action. */
  tap(action: ActionCode): void {
    if (settings.twoTap && this.action !== action) {
      this.action = action;
      return;
    }
    this.action = null;
    this.live.act(action);
  }
}
