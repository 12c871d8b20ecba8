import { beforeEach, expect, it } from "vitest";
import { clear, count, scoreOf } from "./quizScore";

beforeEach(clear);

it("counts the answers of each topic of each system apart", () => {
  expect(count("sayc", "openings", true)).toEqual({ right: 1, asked: 1 });
  expect(count("sayc", "openings", false)).toEqual({ right: 1, asked: 2 });
  expect(scoreOf("sayc", "openings")).toEqual({ right: 1, asked: 2 });
  expect(scoreOf("sayc", "stayman")).toEqual({ right: 0, asked: 0 });
  expect(scoreOf("sef", "openings")).toEqual({ right: 0, asked: 0 });
});

it("forgets all scores when asked to", () => {
  count("sayc", "openings", true);
  clear();
  expect(scoreOf("sayc", "openings")).toEqual({ right: 0, asked: 0 });
});

it("starts again where the stored text is spoilt", () => {
  localStorage.setItem("chelem.quiz", "not JSON");
  expect(scoreOf("sayc", "openings")).toEqual({ right: 0, asked: 0 });
});
