import { beforeAll, expect, test } from "vitest";
import { minutesText, secondsLeft } from "./clock";
import { loadLanguage } from "../../lib/words";
import { matches, placed, rankedValue, SHOWN } from "./ranked";

beforeAll(() => loadLanguage("fr"));

test.each([
  ["12", true],
  ["1", false],
  ["lea", true],
  ["LÉA du", true],
  ["dupond", false],
  ["", true],
])("pair 12, Léa Dupuis, is found by “%s”: %s", (text, found) => {
  expect(matches({ number: "12", names: "Léa Dupuis – Jean Roux" }, text)).toBe(found);
});

test("a pair of robots has no place, and is none of those among whom others have theirs", () => {
  expect(placed([{ place: 1 }, { place: 2 }, { place: null }])).toBe(2);
});

const wins = { unit: "wins", decimals: 0, signed: false };

test("a column has its unit in its head, and a dash for entrants that have not played", () => {
  expect(rankedValue({ result: 62.5, boards: 4 }, SHOWN.percent)).toBe("62,50");
  expect(rankedValue({ result: 0, boards: 4 }, SHOWN.vp)).toBe("0,00");
  expect(rankedValue({ result: 12, boards: 0 }, SHOWN.vp)).toBe("12,00");
  expect(rankedValue({ result: 0, boards: 0 }, SHOWN.percent)).toBe("–");
});

test("gains have their sign, and whole results decimals only where a ruling has made some", () => {
  expect(rankedValue({ result: 3, boards: 4 }, SHOWN.imps)).toBe("+3,00");
  expect(rankedValue({ result: -3, boards: 4 }, SHOWN.imps)).toBe("−3,00");
  expect(rankedValue({ result: 2, boards: 4 }, wins)).toBe("2");
  expect(rankedValue({ result: 2.5, boards: 4 }, wins)).toBe("2,5");
});

const section = {
  round: 1,
  begun: "2026-11-24T20:00:00Z",
  paused: null,
  round_minutes: 14,
};
const at = (time: string) => Date.parse(`2026-11-24T20:${time}Z`);

test("a round has its minutes, and may be late", () => {
  expect(secondsLeft(section, at("01:30"))).toBe(12.5 * 60);
  expect(secondsLeft(section, at("15:10"))).toBe(-70);
  expect([minutesText(750), minutesText(-70)]).toEqual(["12:30", "1:10"]);
});

test("in a break the clock stands; before the first round there is none", () => {
  expect(secondsLeft({ ...section, paused: "2026-11-24T20:04:00Z" }, at("11:00"))).toBe(600);
  expect(secondsLeft({ ...section, round: 0, begun: null }, at("11:00"))).toBeNull();
});
