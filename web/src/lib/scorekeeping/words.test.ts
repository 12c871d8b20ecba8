import { beforeAll, expect, it } from "vitest";
import { plain } from "../../testing/plain";
import { scorekeepingWords } from "../catalogues";
import { loadLanguage } from "../words";
import { keep } from "./match";
import { NO_HONOURS, type Entry } from "./sheet";
import { standingText } from "./words";

const setup = { form: "rubber", size: null, first: 1, options: { unfinished_partscore: 100 }, dealer: "N" as const };
const game: Entry = { contract: { player: "S", strain: "NT", tricks: 9, stake: 1 }, tricks: 9, honours: NO_HONOURS };

beforeAll(async () => {
  await loadLanguage("fr");
  await scorekeepingWords();
});

it("says how the match stands: both sides by their players, points, games", () => {
  const names = { N: "Nora", S: "Sam" };
  expect(plain(standingText(keep(setup, [game]), names))).toBe(
    "Nora et Sam : 100 points, 1 manche. Est-Ouest : 0 point, 0 manche.",
  );
});

it("gives no points where a match was lost at once", () => {
  const lost: Entry = { contract: { player: "S", strain: "NT", tricks: 9, stake: 2 }, tricks: 5, honours: NO_HONOURS };
  const options = { mark: "simplified", immediate_loss: true, redouble: false };
  expect(standingText(keep({ ...setup, form: "seven", options }, [lost]), {})).toBe("");
});

it("has no games where the form has none", () => {
  expect(plain(standingText(keep({ ...setup, form: "duplicate", options: {} }, [game]), {}))).toBe(
    "Nord-Sud : 400 points. Est-Ouest : 0 point.",
  );
});
