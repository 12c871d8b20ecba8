/** The problems solved, stored in this browser. */
import { Kept } from "../lessons/kept.svelte";
import { parseSolved, withSolved } from "./progress";

class StoredSolved extends Kept<readonly number[]> {
  /** Record a problem as solved. */
  solve(number: number): void {
    this.keep(withSolved(this.current, number));
  }
}

export const stored = new StoredSolved("chelem.problems", [], parseSolved);
