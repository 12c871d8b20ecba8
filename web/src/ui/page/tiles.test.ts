import { expect, it } from "vitest";
import { homeWords } from "../../lib/catalogues";
import { SECTIONS } from "../../lib/site/sitemap";
import { knows, loadLanguage } from "../../lib/words";
import { DRAWINGS } from "./tiles";

const names = SECTIONS.flatMap(({ pages }) => pages.map(({ name }) => name));

it("has a drawing for each page of the site, and no other", () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual([...names].sort());
});

it.each(["fr", "en"] as const)("has the name and the sentence of every page and section (%s)", async (language) => {
  await loadLanguage(language);
  await homeWords();
  const wanted = [...SECTIONS, ...SECTIONS.flatMap(({ pages }) => pages)].map(({ name }) => `nav-${name}`);
  expect([...wanted, ...names.map((name) => `tile-${name}`)].filter((id) => !knows(id))).toEqual([]);
});
