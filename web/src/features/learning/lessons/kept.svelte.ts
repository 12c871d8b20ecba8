/** A value that is kept in this browser, such as what a learner has done. */
import { keepJson, keptText } from "../../../lib/kept";

export class Kept<T> {
  current = $state.raw<T>() as T;
  readonly #key: string;
  readonly #empty: T;

  /** `parse` reads what is stored; null if there is nothing. */
  constructor(key: string, empty: T, parse: (text: string | null) => T) {
    this.#key = key;
    this.#empty = empty;
    this.current = parse(keptText(key));
  }

  keep(value: T): void {
    this.current = value;
    keepJson(this.#key, value);
  }

  /** Forget everything. */
  erase(): void {
    this.keep(this.#empty);
  }
}
