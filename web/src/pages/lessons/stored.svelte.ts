/** The learner's progress, stored in this browser. */
import { parseProgress, withExercise, type Progress } from "./progress";

const KEY = "chelem.lessons";

class StoredProgress {
  current = $state.raw<Progress>(read());

  /** Record an exercise as done. */
  complete(lesson: string, exercise: string): void {
    this.#store(withExercise(this.current, lesson, exercise));
  }

  /** Forget everything. */
  erase(): void {
    this.#store({});
  }

  #store(progress: Progress): void {
    this.current = progress;
    try {
      localStorage.setItem(KEY, JSON.stringify(progress));
    } catch {
      // Lessons work without storage too.
    }
  }
}

function read(): Progress {
  try {
    return parseProgress(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export const stored = new StoredProgress();
