import { beforeAll, expect, it } from "vitest";
import { loadLanguage } from "../../lib/words";
import { resultAloud } from "./result";

beforeAll(() => loadLanguage("fr"));

it("reads a result aloud in words, not as signs", () => {
  expect(["=", "+1", "−1", "−3"].map(resultAloud)).toEqual(["juste fait", "1 de mieux", "1 de chute", "3 de chute"]);
});

it("leaves tricks as they are", () => {
  expect(resultAloud("8 levées")).toBe("8 levées");
});
