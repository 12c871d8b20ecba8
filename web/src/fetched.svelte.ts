/** What a page asks for when it opens: nothing yet, an answer, or the sentence that says why there is none. */
import { reason } from "./http";
import { titled } from "./pages/title";

export class Fetched<T> {
  value = $state.raw<T>();
  refusal = $state("");

  /**
   * Takes what `asked` brings, and then names the browser's tab; to be returned by an effect.
   *
   * An answer that comes after the page was left is dropped.
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
