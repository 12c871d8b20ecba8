/** A value that is kept in this browser, such as what a learner has done. */
export class Kept<T> {
  current = $state.raw<T>() as T;
  readonly #key: string;
  readonly #empty: T;

  /** `parse` reads what is stored; null if there is nothing. */
  constructor(key: string, empty: T, parse: (text: string | null) => T) {
    this.#key = key;
    this.#empty = empty;
    try {
      this.current = parse(localStorage.getItem(key));
    } catch {
      this.current = empty; // The storage is closed to this page.
    }
  }

  keep(value: T): void {
    this.current = value;
    try {
      localStorage.setItem(this.#key, JSON.stringify(value));
    } catch {
      // Lessons and problems work without storage too.
    }
  }

  /** Forget everything. */
  erase(): void {
    this.keep(this.#empty);
  }
}
