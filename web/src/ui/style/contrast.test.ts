import { describe, expect, it } from "vitest";
import theme from "../../../packages/card-table/src/theme.css?raw";
import tokens from "./tokens.css?raw";

const FELTS = ["green", "blue", "burgundy", "slate"];
const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** The colours of a felt in a theme, as the style sheets give them. */
function coloursOf(felt: string, colours: string, scheme: Theme): (name: string) => string {
  const values = new Map<string, string>();
  for (const [, selectors = "", body = ""] of (theme + tokens).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const applies = selectors
      .replaceAll(/\/\*[^]*?\*\//g, "")
      .split(",")
      .some((each) => [":root", `[data-felt="${felt}"]`, `[data-colours="${colours}"]`].includes(each.trim()));
    if (applies)
      for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name, value);
  }
  const resolve = (value: string): string => {
    const [, light, dark] = /^light-dark\(((?:[^(),]|\([^)]*\))+),\s*(.+)\)$/.exec(value) ?? [];
    if (light && dark) return resolve(scheme === "light" ? light : dark);
    const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return name ? resolve(values.get(name)!) : value;
  };
  return (name) => resolve(values.get(`--${name}`)!);
}

/** Relative luminance, and the contrast of two colours, as WCAG 2.2 defines them. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((each) => each + each) : colour.slice(1).match(/../g)!;
  const [red, green, blue] = digits.map((each) => {
    const share = Number.parseInt(each, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

/** Text, then what it is written on: 4.5 at least. */
const TEXT = [
  ["on-baize", "baize"],
  ["on-baize", "baize-deep"],
  ["on-baize", "baize-sunk"],
  ["on-baize-soft", "baize"],
  ["on-baize-soft", "baize-deep"],
  ["on-baize-red", "baize"],
  ["plate", "brass-bright"],
  ["plate", "brass-hover"],
  ["on-plate", "call-pass"],
  ["on-plate", "call-double"],
  ["on-plate", "call-redouble"],
  ["on-plate", "vulnerable"],
  ["on-plate", "not-vulnerable"],
  ["on-plate", "seat-N"],
  ["on-plate", "seat-E"],
  ["on-plate", "seat-S"],
  ["on-plate", "seat-W"],
  ["on-ivory", "ivory"],
  ["on-ivory-soft", "ivory"],
  ["printed-S", "ivory"],
  ["printed-H", "ivory"],
  ["printed-D", "ivory"],
  ["printed-C", "ivory"],
  ["ink", "paper"],
  ["ink-soft", "panel"],
] as const;
/** A control or its edge, and what is around it: 3 at least. */
const CONTROLS = [
  ["baize-line", "baize"],
  ["baize-line", "baize-deep"],
  ["ivory", "baize"],
  ["brass-bright", "baize"],
  ["brass-bright", "baize-deep"],
  ["on-plate", "baize"],
  ["card-back", "ivory"],
] as const;

describe.each(FELTS.flatMap((felt) => THEMES.map((scheme) => [felt, scheme] as const)))("on %s, %s", (felt, scheme) => {
  it.each(["two", "four"])("text and controls are seen, with %s colours", (colours) => {
    const colour = coloursOf(felt, colours, scheme);
    for (const [pairs, least] of [
      [TEXT, 4.5],
      [CONTROLS, 3],
    ] as const)
      for (const [one, other] of pairs)
        expect(contrast(colour(one), colour(other)), `${one} on ${other}`).toBeGreaterThanOrEqual(least);
  });

  it("each felt has a cloth of its own", () => {
    const cloths = FELTS.map((each) => coloursOf(each, "two", scheme)("baize"));
    expect(new Set(cloths).size).toBe(FELTS.length);
  });
});
