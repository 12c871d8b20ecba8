/** The learner's progress, stored in this browser. */
import { Kept } from "./kept.svelte";
import { parseProgress, withExercise, type Progress } from "./progress";

class StoredProgress extends Kept<Progress> {
  /** Record an exercise as done. */
  complete(lesson: string, exercise: string): void {
    this.keep(withExercise(this.current, lesson, exercise));
  }
}

export const stored = new StoredProgress("chelem.learning.lessons", {}, parseProgress);
