import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguage } from "./lib/words";

const modules = import.meta.glob<Record<string, () => Promise<void>>>("./**/catalogues.ts", { eager: true });

describe.each(["fr", "en"] as const)("in %s", (language) => {
  beforeAll(() => loadLanguage(language));

  it.each(Object.entries(modules))("%s names catalogues that it finds", async (_path, loaders) => {
    await expect(Promise.all(Object.values(loaders).map((load) => load()))).resolves.toBeDefined();
  });
});
