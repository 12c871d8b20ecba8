import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { withBreakpoints } from "./breakpoints";

const ROOT = new URL("..", import.meta.url);

/** What the pages' style sheets and components ask of the screen, each condition once. */
function conditions(): Set<string> {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf-8" }).filter((name) =>
    /\.(svelte|css)$/.test(name),
  );
  const sheets = files.map((name) => readFileSync(new URL(name, ROOT), "utf-8"));
  return new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/@media ([^{]+?) \{/g)].map(([, found]) => found!)));
}

it("puts conditions in the place of names, and leaves other names alone", () => {
  expect(withBreakpoints("@media (--phone) { a { color: var(--ink) } }")).toBe(
    "@media (max-width: 46rem) { a { color: var(--ink) } }",
  );
  expect(withBreakpoints("@media not (--desk) {}")).toBe("@media not (min-width: 60rem) {}");
});

it("is all that pages know of sizes: no style sheet has a width of its own", () => {
  expect([...conditions()].filter((condition) => /width|height/.test(condition))).toEqual([]);
  expect(conditions()).toContain("(--phone)");
});
