/** The two-tap setting: the first tap chooses, the second confirms. */
import type { ActionCode } from "../../lib/protocol.generated";
import { settings } from "../../lib/settings.svelte";

export class TwoTap {
  action = $state<ActionCode | null>(null);

  constructor(private readonly live: { act: (action: ActionCode) => void }) {}

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
