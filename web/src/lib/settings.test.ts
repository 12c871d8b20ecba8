import { beforeEach, describe, expect, it, vi } from "vitest";

const stored = new Map<string, string>();

/** The settings of a page that finds this in its browser. */
async function opened(found?: object) {
  if (found) stored.set("chelem.settings", JSON.stringify(found));
  vi.resetModules();
  return import("./settings.svelte");
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("navigator", { language: "fr" });
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe("what a visitor has chosen", () => {
  it("is stored alone, so that all else follows what is usual", async () => {
    const { choose, settings } = await opened();
    expect(settings.declare).toBe("alone");
    choose("felt", "blue");
    expect(JSON.parse(stored.get("chelem.settings")!)).toEqual({ felt: "blue", format: 2 });
    expect((await opened()).settings).toMatchObject({ felt: "blue", declare: "alone", language: "fr" });
  });

  it("is kept where it is not usual, or no longer", async () => {
    const { choose } = await opened();
    choose("declare", "off");
    expect((await opened()).settings.declare).toBe("off");
  });

  it.each([
    [{ declare: false, felt: "blue" }, "alone"],
    [{ declare: "off", felt: "blue" }, "alone"],
    [{ declare: true, felt: "blue" }, "alone"],
    [{ declare: "look", felt: "blue" }, "look"],
  ])("is what was not usual in an earlier version, which stored all: %o", async (found, declare) => {
    const { choose, settings } = await opened({ theme: "auto", ...found });
    expect(settings).toMatchObject({ declare, felt: "blue" });
    choose("back", "waves");
    expect(JSON.parse(stored.get("chelem.settings")!)).not.toHaveProperty("theme");
  });
});
