/** The chapters of a system that somebody writes: what is opened first, what is marked, what was won. */
import { expect, it } from "vitest";
import type { WordedChapter } from "../../../lib/protocol.generated";
import { changedWords, firstOf, keyOf, linesOf, meanOf, placeOf, withoutPlace } from "./chapters";

const chapter = (file: string, sections: number) => ({ file, titles: [], sections, changed: false });
const words = (meaning: string): WordedChapter => ({
  file: "main",
  text: "",
  sections: [{ line: 1, title: "opening", heading: "", auction: [], calls: [{ call: "1NT", meaning }] }],
});

it("opens the chapter of openings first, or else the first one with rules", () => {
  const slam = chapter("slam.system", 9);
  expect(firstOf([chapter("main", 0), slam, chapter("sayc-openings.system", 1)])).toBe("sayc-openings.system");
  expect(firstOf([chapter("main", 0), slam])).toBe("slam.system");
  expect(firstOf([chapter("main", 0)])).toBe("main");
});

it("reads the place of a sentence, and leaves it out", () => {
  expect(placeOf("sayc-openings.system:9:3")).toEqual({ file: "sayc-openings.system", line: 9 });
  expect(placeOf("sayc")).toEqual({ file: "sayc", line: 0 });
  expect(withoutPlace("leads.system:9:3: there is no option.")).toBe("there is no option.");
  expect(withoutPlace("leads.system:9:3 : il n’y a pas d’option.")).toBe("il n’y a pas d’option.");
});

it("marks the lines of a chapter with something to look at", () => {
  const found = (file: string, line: number) => ({ sentence: "", file, line, fault: true, new: true });
  expect([...linesOf([found("main", 5), found("main", 0), found("leads.system", 7)], "main")]).toEqual([5]);
});

it("knows the calls that say something else", () => {
  expect(changedWords(words("15–17"), words("15–17")).size).toBe(0);
  expect([...changedWords(words("15–17"), words("12–14"))]).toEqual([keyOf([], { call: "1NT", meaning: "12–14" })]);
});

it("gives the mean of what was won with its standard error", () => {
  expect(meanOf({ boards: 0, total: 0, squares: 0 })).toEqual({ mean: 0, error: 0 });
  const { mean, error } = meanOf({ boards: 3, total: 6, squares: 14 });
  expect(mean).toBe(2);
  expect(error).toBeCloseTo(0.5774, 4);
});
