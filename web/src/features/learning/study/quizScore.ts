/** The score of a learner, by system and topic, stored in this browser. */
import { keepJson, keptJson } from "../../../lib/kept";

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
  keepJson(KEY, { ...stored(), [`${system} ${topic}`]: score });
  return score;
}

/** Remove all scores. */
export function clear(): void {
  keepJson(KEY, {});
}

function stored(): Scores {
  const found = keptJson(KEY);
  return typeof found === "object" && found !== null ? (found as Scores) : {};
}
