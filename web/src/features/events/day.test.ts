/** How the preview of a decision words ranks, whether they change or stay the same. */
import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../lib/words";
import { plain } from "../../testing/plain";
import { directorWords } from "./catalogues";
import { placeChange } from "./day";

beforeAll(async () => {
  await loadLanguage("fr");
  await directorWords();
});

test.each([
  [5, 4, "place : 5 → 4"],
  [4, 4, "place : 4, inchangée"],
  [null, 4, "place : 4"],
  [4, null, "hors classement"],
  [null, null, "hors classement"],
])("from place %s to %s: %s", (place_before, place, said) => {
  expect(plain(placeChange({ place_before, place }))).toBe(said);
});
