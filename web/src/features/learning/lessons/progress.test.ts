import { expect, it } from "vitest";
import { countDone, firstUnfinished, isFinished, parseProgress, withExercise } from "./progress";

const LESSONS = [
  { id: "cards", exercises: ["follow", "winner"] },
  { id: "finesse", exercises: ["queen"] },
];

it("counts each exercise once", () => {
  const once = withExercise({}, "cards", "follow");
  expect(withExercise(once, "cards", "follow")).toBe(once);
  expect(countDone(once, LESSONS[0]!)).toBe(1);
  expect(isFinished(once, LESSONS[0]!)).toBe(false);
  expect(isFinished(withExercise(once, "cards", "winner"), LESSONS[0]!)).toBe(true);
});

it("does not count an exercise that the lesson no longer has", () => {
  expect(countDone({ finesse: ["queen", "former"] }, LESSONS[1]!)).toBe(1);
});

it("continues with the first lesson that is not finished", () => {
  expect(firstUnfinished({}, LESSONS)?.id).toBe("cards");
  expect(firstUnfinished({ cards: ["follow", "winner"] }, LESSONS)?.id).toBe("finesse");
  expect(firstUnfinished({ cards: ["follow", "winner"], finesse: ["queen"] }, LESSONS)).toBeUndefined();
});

it("reads what it stored, and nothing from anything else", () => {
  const stored = { cards: ["follow"] };
  expect(parseProgress(JSON.stringify(stored))).toEqual(stored);
  for (const text of [null, "", "7", "null", "{", '{"cards": 3}']) expect(parseProgress(text)).toEqual({});
});
