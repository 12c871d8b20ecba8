import { expect, it } from "vitest";
import { fileDate } from "./fileDate";
import { loadLanguage } from "../../lib/words";

it.each([
  ["fr", "2026.11.23", "23 novembre 2026"],
  ["en", "2026.11.23", "23 November 2026"],
  ["fr", "2026.11.??", "novembre 2026"],
  ["fr", "2026.??.??", "2026"],
  ["fr", "2026.13.40", "2026.13.40"],
  ["fr", "hier soir", "hier soir"],
] as const)("writes the date of a file as people do: %s %s", async (language, text, expected) => {
  await loadLanguage(language);
  expect(fileDate(text)).toBe(expected);
});
