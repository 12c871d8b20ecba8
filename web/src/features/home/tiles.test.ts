import { expect, it } from "vitest";
import { homeWords } from "../../lib/catalogues";
import { knows, loadLanguage } from "../../lib/words";
import { TILE_GROUPS } from "./tiles";

const tiles = TILE_GROUPS.flatMap((group) => group.tiles);

it("has one tile for each page", () => {
  const paths = tiles.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(["fr", "en"] as const)("has the title and the sentence of every tile and group (%s)", async (language) => {
  await loadLanguage(language);
  await homeWords();
  const wanted = [
    ...TILE_GROUPS.map(({ name }) => `home-${name}`),
    ...tiles.flatMap(({ name }) => [`tile-${name}`, `tile-${name}-what`]),
  ];
  expect(wanted.filter((id) => !knows(id))).toEqual([]);
});
