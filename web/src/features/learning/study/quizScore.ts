/** The score of a learner, by system and topic, stored in this browser. */

export interface QuizScore {
  right: number;
  asked: number;
}

const KEY = "chelem.quiz";
type Scores = Record<string, QuizScore>;

/** The score of a topic; nothing asked yet if none is stored. */
export function scoreOf(system: string, topic: string): QuizScore {
  return stored()[`${system} ${topic}`] ?? { right: 0, asked: 0 };
}

/** Count an answer; return the new score. */
export function count(system: string, topic: string, right: boolean): QuizScore {
  const { right: before, asked } = scoreOf(system, topic);
  const score = { right: before + Number(right), asked: asked + 1 };
  write({ ...stored(), [`${system} ${topic}`]: score });
  return score;
}

/** Remove all scores. */
export function clear(): void {
  write({});
}

function stored(): Scores {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Scores) : {};
  } catch {
    return {};
  }
}

function write(scores: Scores): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(scores));
  } catch {
    // The quiz works without storage too.
  }
}
