import { describe, expect, it } from "vitest";
import { typedForm, Typing } from "./typing";

const FRENCH = { S: "P", H: "C", D: "K", C: "T", NT: "S" };
const rank = (code: string) => ({ K: "R", Q: "D", J: "V", T: "10" })[code] ?? code;
const spell = (action: string) => typedForm(action, FRENCH, rank);

/** Types the keys, each `pause` milliseconds after the one before; what each of them meant. */
function type(keys: string[], legal: string[], pause = 100): (string | null)[] {
  let now = 0;
  const typing = new Typing(spell, () => now);
  return keys.map((key) => {
    now += pause;
    return typing.press(key, legal);
  });
}

describe("an action", () => {
  it("is spelt in the reader's letters: a suit then a rank, a level then a strain", () => {
    expect(spell("SA")).toBe("PA");
    expect(spell("DT")).toBe("K10");
    expect(spell("1NT")).toBe("1S");
    expect(spell("name:C")).toBe("T");
    expect(spell("P")).toBe("P");
  });
});

describe("typing", () => {
  it("plays a card by its suit and rank", () => {
    expect(type(["p", "a"], ["SA", "SK", "HA"])).toEqual([null, "SA"]);
  });

  it("waits for the rank even where one card of the suit is left", () => {
    expect(type(["p", "a"], ["SA", "HA"])).toEqual([null, "SA"]);
  });

  it("takes a ten by its first digit where nothing else begins like it", () => {
    expect(type(["k", "1"], ["DT", "D9"])).toEqual([null, "DT"]);
  });

  it("passes at once: no other call begins with P", () => {
    expect(type(["p"], ["P", "1C", "X"])).toEqual(["P"]);
  });

  it("tells a double from a redouble", () => {
    expect(type(["x"], ["P", "X"])).toEqual(["X"]);
    expect(type(["x", "x"], ["P", "XX"])).toEqual([null, "XX"]);
  });

  it("makes a bid by its level and strain", () => {
    expect(type(["3", "s"], ["P", "3NT", "3S", "4H"])).toEqual([null, "3NT"]);
  });

  it("begins again with a letter that does not go on", () => {
    expect(type(["p", "c", "r"], ["SA", "HK"])).toEqual([null, null, "HK"]);
  });

  it("forgets what was typed after a pause", () => {
    expect(type(["p", "a"], ["SA", "HA"], 2_000)).toEqual([null, null]);
  });

  it("leaves what is illegal, Space and named keys alone", () => {
    expect(type(["t", " ", "Enter"], ["SA"])).toEqual([null, null, null]);
  });
});
