import { beforeAll, describe, expect, it } from "vitest";
import { learnWords } from "../../lib/catalogues";
import type { SheetShape, YouShape } from "../../lib/protocol.generated";
import { picture } from "../../testing/picture";
import { say, loadLanguage } from "../../lib/words";
import { columnsOf, formatCell } from "./columns";

const you = (part: Partial<YouShape>): YouShape => ({ seat: "S", player: "p", key: null, name: "", ...part });
const sheet = (form: SheetShape["form"], columns: SheetShape["columns"]): SheetShape => ({
  ...picture().sheet,
  form,
  columns,
});
const SIDES = [
  { key: "NS", title: "North-South" },
  { key: "EW", title: "East-West" },
];

beforeAll(async () => {
  await loadLanguage("en");
  await learnWords();
});

describe("the columns of a sheet", () => {
  it("are We, first, and They for someone who plays", () => {
    const columns = columnsOf(sheet("points", SIDES), you({ seat: "W" }));
    expect(columns).toEqual([
      { key: "EW", title: say("pad-we"), more: "East-West" },
      { key: "NS", title: say("pad-they"), more: "North-South" },
    ]);
  });

  it("are the sides for someone who looks on", () => {
    expect(columnsOf(sheet("points", SIDES), you({ seat: null }))).toEqual(SIDES);
  });

  it("are the players where each has points of their own, oneself marked", () => {
    const players = [
      { key: "p", title: "Ann" },
      { key: "q", title: "Bob" },
    ];
    expect(columnsOf(sheet("players", players), you({})).map(({ more }) => more)).toEqual([say("pad-you"), undefined]);
  });
});

describe("a number of the sheet", () => {
  it("is left out where there is nothing, unless something stands for it", () => {
    expect(formatCell(undefined)).toBe("");
    expect(formatCell(0)).toBe("");
    expect(formatCell(0, "0")).toBe("0");
  });

  it("has a true minus sign", () => {
    expect(formatCell(-200)).toBe("−200");
    expect(formatCell(90)).toBe("90");
  });
});
