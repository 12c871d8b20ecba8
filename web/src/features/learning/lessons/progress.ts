/** Which exercises of which lessons are done: lesson ids to exercise ids, as stored on the device. */

export type Progress = Readonly<Record<string, readonly string[]>>;
type Exercises = { id: string; exercises: readonly string[] };

/** Read stored progress; anything that is not progress counts as none. */
export function parseProgress(text: string | null): Progress {
  try {
    const stored = JSON.parse(text ?? "{}") as unknown;
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored)
        .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
        .map(([lesson, done]) => [lesson, done.filter((id) => typeof id === "string")]),
    );
  } catch {
    return {};
  }
}

/** Return the progress after one more exercise. */
export function withExercise(progress: Progress, lesson: string, exercise: string): Progress {
  const done = progress[lesson] ?? [];
  return done.includes(exercise) ? progress : { ...progress, [lesson]: [...done, exercise] };
}

/** How many of a lesson's exercises are done; those that it no longer has do not count. */
export function countDone(progress: Progress, lesson: Exercises): number {
  const done = progress[lesson.id] ?? [];
  return lesson.exercises.filter((id) => done.includes(id)).length;
}

/** Whether all exercises of a lesson are done. */
export function isFinished(progress: Progress, lesson: Exercises): boolean {
  return countDone(progress, lesson) === lesson.exercises.length;
}

/** The first lesson that is not finished; undefined when all are. */
export function firstUnfinished<T extends Exercises>(progress: Progress, lessons: readonly T[]): T | undefined {
  return lessons.find((lesson) => !isFinished(progress, lesson));
}
