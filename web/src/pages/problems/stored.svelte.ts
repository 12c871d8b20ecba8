/** The problems solved, stored in this browser. */
import { parseSolved, withSolved } from "./progress";

const KEY = "chelem.problems";

class StoredSolved {
  current = $state.raw<readonly number[]>(read());

  /** Record a problem as solved. */
  solve(number: number): void {
    this.#store(withSolved(this.current, number));
  }

  /** Forget everything. */
  erase(): void {
    this.#store([]);
  }

  #store(solved: readonly number[]): void {
    this.current = solved;
    try {
      localStorage.setItem(KEY, JSON.stringify(solved));
    } catch {
      // Problems work without storage too.
    }
  }
}

function read(): readonly number[] {
  try {
    return parseSolved(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export const stored = new StoredSolved();
