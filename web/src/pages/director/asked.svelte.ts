/** A list that only directors may read, asked for again whenever the event changes. */
import { get } from "../../http";
import type { EventDirector } from "./director.svelte";

export class AskedList<Item> {
  items = $state.raw<Item[]>([]);
  readonly path: string;

  constructor(
    private readonly director: EventDirector,
    what: string,
  ) {
    this.path = `${director.page.path}/${what}`;
    $effect(() => this.follow());
  }

  /** Do something whose answer is the list as it is then; return whether it was done. */
  change(what: (key: string) => Promise<Item[]>): Promise<boolean> {
    return this.director.attempt(async () => {
      this.items = await what(this.director.key);
    });
  }

  private follow(): (() => void) | undefined {
    if (!this.director.event?.tag) return undefined;
    let left = false;
    void get<Item[]>(this.path, this.director.key).then(
      (found) => {
        if (!left) this.items = found;
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }
}
