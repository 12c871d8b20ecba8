import { beforeAll, describe, expect, it } from "vitest";
import { comparedText, inWords, ownTask } from "./aloud";
import { labels } from "./labels";
import type { PictureShape } from "./protocol.generated";
import { picture } from "../testing/picture";
import { loadLanguage } from "./words";

const turn = (seat: "S" | "N", by: "S" | "W") => ({ seat, by, redouble: false });

describe.each([
  [
    "fr",
    "Coupez du deux de cœur, sur 1 cœur puis 2 piques",
    ["À vous de parler.", "À vous de jouer une carte de Nord."],
  ],
  ["en", "Ruff with the two of hearts, over 1 heart then 2 spades", ["Your call.", "Your turn to play from North."]],
] as const)("in %s", (language, words, tasks) => {
  beforeAll(() => loadLanguage(language));

  it("puts words in place of signs", () => {
    const printed = language === "fr" ? "Coupez de ♥2, sur 1♥ puis 2♠" : "Ruff with ♥2, over 1♥ then 2♠";
    expect(inWords(printed)).toBe(words);
    expect([labels.aloud.bid(1, "NT"), labels.aloud.doubled("X")]).not.toContain("");
  });

  it("says what the player is to do, and nothing while others are to act", () => {
    const you = { ...picture().you, seat: "S" as const };
    expect(ownTask(picture({ you, turn: turn("S", "S") }))).toBe(tasks[0]);
    expect(ownTask(picture({ you, turn: turn("N", "S") }))).toBe(tasks[1]);
    expect(ownTask(picture({ you, turn: turn("S", "W") }))).toBe("");
    expect(ownTask(picture({ you, turn: null }))).toBe("");
  });

  it("asks for points, then for a contract, in a game without bids", () => {
    const table = { ...picture().table, game: "minibridge" };
    const task = (legal: string[]) => ownTask(picture({ table, legal, turn: turn("S", "S") }));
    expect([task(["points:12"]), task(["part:C", "game:C"])]).toEqual([
      expect.stringMatching(language === "fr" ? /^À vous d’annoncer vos points/ : /^Announce your high-card/),
      expect.stringMatching(
        language === "fr" ? /9\sà\ssans-atout, 10\sà\scœur\sou\spique/ : /9\sat\snotrump, 10\sat\sheart/,
      ),
    ]);
  });

  it("compares a deal with other tables once it is over and they have played it", () => {
    const rows = [{ compare: { percent: 74.6, imps: -2, results: [] } }] as unknown as PictureShape["sheet"]["rows"];
    const sheet = { ...picture().sheet, rows };
    const between = { ready: [], waiting: [] };
    expect(comparedText(picture({ sheet }))).toBe("");
    expect(comparedText(picture({ between }))).toBe("");
    expect(comparedText(picture({ between, sheet }))).toMatch(
      language === "fr" ? /75\s%, −2,0\sIMP/ : /75%, −2.0\sIMPs/,
    );
    const standing = { percent: 28.6, imps: -17.57, rank: 8, level: 0, tables: 8, boards: 4 };
    const over = { ...picture().table, status: "over" as const };
    expect(comparedText(picture({ table: over, sheet: { ...sheet, standing } }))).toMatch(
      language === "fr" ? /29\s%, place 8 sur 8\.$/ : /29%, place 8 of 8\.$/,
    );
  });
});
