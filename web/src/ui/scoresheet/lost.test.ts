/** RULES: a match lost at once has « Partie perdue » instead of a number, whichever mark is used. */
import { beforeAll, expect, it } from "vitest";
import { scorekeepingWords } from "../../lib/catalogues";
import { loadLanguage } from "../../lib/words";
import { countedPoints, isLostBy, totalText } from "./lost";
import type { RowShape } from "../../lib/protocol.generated";

type Row = Pick<RowShape, "lost" | "declarer" | "points">;
const made: Row = { lost: false, declarer: "N", points: { NS: 600, EW: 0 } };
const simplified: Row = { lost: true, declarer: "W", points: { NS: 0, EW: -1100 } };
const traditional: Row = { lost: true, declarer: "W", points: { NS: 1100, EW: 0 } };

const sheetOf = (last: Row) => ({
  rows: [made, last] as RowShape[],
  totals: { NS: 600 + last.points.NS!, EW: last.points.EW! },
});

beforeAll(async () => {
  await loadLanguage("fr");
  await scorekeepingWords();
});

it.each([simplified, traditional])("is said of declarer's side alone, and adds nothing to a total", (last) => {
  expect(isLostBy(last as RowShape, "EW")).toBe(true);
  expect(isLostBy(last as RowShape, "NS")).toBe(false);
  expect(countedPoints(last as RowShape, "NS")).toBe(0);
  expect(totalText(sheetOf(last), "EW")).toBe("Partie perdue");
  expect(totalText(sheetOf(last), "NS")).toBe("600");
});

it("leaves the totals of other matches alone", () => {
  expect(totalText({ rows: [made] as RowShape[], totals: { NS: 600, EW: 0 } }, "EW")).toBe("0");
});
