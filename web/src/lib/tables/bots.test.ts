import { beforeEach, expect, it, vi } from "vitest";
import { Refused } from "../http";
import { choose, settings } from "../settings.svelte";
import { preferBots, preferredBots, preferSystem } from "./bots";
import { withBots } from "./withBots";

const FRENCH = "normal:sef";
const ENGLISH = "normal:sayc";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });
  choose("bots", "");
});

it("has the usual bots of the language until others are chosen", () => {
  expect(preferredBots(FRENCH)).toEqual({ strength: "normal", system: "sef", style: "" });
  preferBots(preferredBots(FRENCH), FRENCH);
  expect(settings.bots).toBe("");
});

it("keeps what was chosen, and lets the usual system follow the language", () => {
  preferBots({ strength: "strong", system: "sef", style: "" }, FRENCH);
  expect(preferredBots(ENGLISH)).toEqual({ strength: "strong", system: "sayc", style: "" });
  preferSystem("sayc", FRENCH);
  expect(settings.bots).toBe("strong:sayc");
  preferBots({ strength: "normal", system: "sef", style: "light" }, FRENCH);
  expect(preferredBots(ENGLISH)).toEqual({ strength: "normal", system: "sef", style: "light" });
  preferSystem("sef", FRENCH);
  expect(settings.bots).toBe("normal:sef:light");
  preferSystem("sayc", FRENCH);
  expect(settings.bots).toBe("normal:sayc");
});

it("opens a table all the same when the server has no such bots any more", async () => {
  choose("bots", "strong:former");
  const sent: unknown[] = [];
  const code = await withBots((bots) => {
    sent.push(bots);
    const refusal = { code: "configuration.unknown", facts: {}, sentence: "", retry: "never" as const };
    return bots.bots ? Promise.reject(new Refused(refusal, 422)) : Promise.resolve("abc");
  });
  expect([code, sent, settings.bots]).toEqual(["abc", [{ bots: "strong:former" }, {}], ""]);
});
