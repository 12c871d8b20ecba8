import { expect, it } from "vitest";
import { withBreakpoints } from "./breakpoints";

/** Components and style sheets of the pages and of the card table, by path. */
const SHEETS = import.meta.glob<string>(["../../**/*.{svelte,css}", "../../../packages/*/src/**/*.{svelte,css}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("puts conditions in the place of names, and leaves other names alone", () => {
  expect(withBreakpoints("@media (--phone) { a { color: var(--ink) } }")).toBe(
    "@media (max-width: 46rem) { a { color: var(--ink) } }",
  );
  expect(withBreakpoints("@media not (--desk) {}")).toBe("@media not (min-width: 60rem) {}");
});

it("is all that pages know of sizes: no style sheet has a width of its own", () => {
  const conditions = Object.values(SHEETS).flatMap((sheet) =>
    [...sheet.matchAll(/@media ([^{]+?) \{/g)].map(([, condition]) => condition!),
  );
  expect(conditions.filter((condition) => /width|height/.test(condition))).toEqual([]);
  expect(conditions).toContain("(--phone)");
});

it("leaves colours to the tokens and the table's theme", () => {
  const own = Object.entries(SHEETS).filter(([path]) => !/(tokens|theme)\.css$/.test(path));
  const colours = own.flatMap(([path, sheet]) =>
    [...sheet.matchAll(/[:,( ](#[0-9a-f]{3,8})\b/gi)].map(([, colour]) => `${path} ${colour}`),
  );
  expect(own.length).toBeGreaterThan(90);
  expect(colours).toEqual([]);
});
