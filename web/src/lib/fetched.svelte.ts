/** A page's first request: pending, answered, or refused with a sentence. */
import { reason } from "./http";
import { titled } from "./title";

export class Fetched<T> {
  value = $state.raw<T>();
  refusal = $state("");

  /**
   * Store the result of `asked`, then set the tab's title. Return the clean-up for an effect.
   *
   * An answer that arrives after the page was left is ignored.
   */
  follow(asked: Promise<T>, title?: () => string): () => void {
    let left = false;
    this.refusal = "";
    const settled = asked.then(
      (answer) => {
        if (!left) this.value = answer;
      },
      (error: unknown) => {
        if (!left) this.refusal = reason(error);
      },
    );
    const untitled = title && titled(settled, title);
    return () => {
      left = true;
      untitled?.();
    };
  }
}
