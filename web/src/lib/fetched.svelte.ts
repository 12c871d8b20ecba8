/** A page's first request: pending, answered, or refused with a sentence. */
import { reason } from "./http";

export class Fetched<T> {
  value = $state.raw<T>();
  refusal = $state("");

  /**
   * Store the result of `asked`. Return the clean-up for an effect.
   *
   * An answer that arrives after the page was left is ignored.
   */
  follow(asked: Promise<T>): () => void {
    let left = false;
    this.refusal = "";
    void asked.then(
      (answer) => {
        if (!left) this.value = answer;
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
