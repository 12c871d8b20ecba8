/** A list that only directors may read, asked for again whenever the event changes. */
import { reason } from "../../../lib/http";
import type { EventDirector } from "./director.svelte";

export class AskedList<Item> {
  items = $state.raw<Item[]>([]);
  /** Why the list is not known, or not as it is now. */
  refusal = $state("");

  constructor(
    private readonly director: EventDirector,
    private readonly ask: () => Promise<Item[]>,
  ) {
    $effect(() => this.follow());
  }

  /** Do something whose answer is the list as it is then; return whether it was done. */
  change(what: () => Promise<Item[]>): Promise<boolean> {
    return this.director.attempt(async () => {
      this.items = await what();
    });
  }

  private follow(): (() => void) | undefined {
    if (!this.director.event?.tag) return undefined;
    let left = false;
    this.ask().then(
      (found) => {
        if (!left) [this.items, this.refusal] = [found, ""];
      },
      (error: unknown) => {
        if (!left) this.refusal = reason(error);
      },
    );
    return () => {
      left = true;
    };
  }
}
