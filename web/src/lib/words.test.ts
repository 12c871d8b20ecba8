import { beforeAll, describe, expect, it } from "vitest";
import { labels } from "./labels";
import {
  callText,
  cardName,
  cardText,
  currentLanguage,
  dateLocale,
  knows,
  say,
  signed,
  loadLanguage,
  unbroken,
} from "./words";

describe("in French", () => {
  beforeAll(() => loadLanguage("fr"));

  it("prints cards and calls with the letters and signs of the language", () => {
    expect(cardText("HK")).toBe("♥R");
    expect(cardText("ST")).toBe("♠10");
    expect(callText("1NT")).toBe("1SA");
    expect(callText("name:D")).toBe("♦");
    expect(callText("P")).toBe("passe");
  });

  it("reads cards aloud", () => {
    expect(cardName("CQ")).toBe("dame de trèfle");
  });

  it("writes numbers with a true minus sign", () => {
    expect(signed(-50)).toBe("−50");
    expect(signed(2.5)).toBe("2,5");
  });

  it("speaks of one's seat with the article it wants", () => {
    expect(labels.hand("E")).toBe("Main d’Est");
    expect(labels.hand("S")).toBe("Main de Sud");
  });

  it("lets no line begin with a colon, nor end with an opening guillemet", () => {
    expect(unbroken("Ici : « là » ; bien ! Où ? 3 h")).toBe(
      "Ici\u00a0: «\u00a0là\u00a0»\u00a0; bien\u00a0! Où\u00a0? 3 h",
    );
  });

  it("lets no line begin with the unit of a number", () => {
    expect(unbroken("60 % des PV, soit 12,00 PV")).toBe("60\u00a0% des PV, soit 12,00\u00a0PV");
  });

  it("types a card by its French letters: K is for carreau", () => {
    expect(["SA", "HK", "DT", "CJ"].map(labels.typed)).toEqual(["PA", "CR", "K10", "TV"]);
    expect(labels.typed("1NT")).toBe("1S");
  });
});

describe("in English", () => {
  beforeAll(() => loadLanguage("en"));

  it("is what is spoken now", () => {
    expect(currentLanguage()).toBe("en");
    expect(cardName("CQ")).toBe("queen of clubs");
    expect(callText("3NT")).toBe("3NT");
  });

  it("takes dots and colons of an id for dashes", () => {
    expect(say("call.P")).toBe(say("call-P"));
    expect(knows("call.P")).toBe(true);
  });

  it("writes dates and times as the British do", () => {
    const noon = new Date("2026-11-27T00:05Z");
    const style = { dateStyle: "full", timeStyle: "short", timeZone: "UTC" } as const;
    expect(noon.toLocaleString(dateLocale(), style)).toMatch(/^Friday,? 27 November 2026.* 00:05$/);
  });

  it("shows the id of a sentence that there is not", () => {
    expect(knows("no-such-sentence")).toBe(false);
    expect(say("no-such-sentence")).toBe("no-such-sentence");
  });
});

it("is drawn with the letters that the visitor chose, whatever the language", async () => {
  const { choose } = await import("./settings.svelte");
  const { document } = { document: { documentElement: { lang: "", dataset: {} }, querySelector: () => null } };
  Object.defineProperty(globalThis, "document", { value: document, configurable: true });
  choose("indices", "fr");
  expect(labels.rank("K")).toBe("R");
  choose("indices", "en");
  expect(labels.rank("K")).toBe("K");
});
