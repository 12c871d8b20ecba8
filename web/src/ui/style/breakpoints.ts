/**
 * The breakpoints: write `@media (--phone)` in a style sheet.
 *
 * The build replaces the names with the conditions, in which `rem` is 16 pixels, whatever the text size.
 */
export const BREAKPOINTS = {
  /** A phone's window at twice the size. */
  "--magnified": "(max-width: 16.9rem)",
  /** The narrowest phones. */
  "--narrowest": "(max-width: 22rem)",
  /** Phones held upright. */
  "--small-phone": "(max-width: 30rem)",
  /** Phones and small tablets: one column, large targets. */
  "--phone": "(max-width: 46rem)",
  /** Less high than most phones held upright. */
  "--short": "(max-height: 47.9rem)",
  /** Phones held sideways. */
  "--low": "(max-height: 28rem) and (orientation: landscape)",
  /** Two columns fit. */
  "--desk": "(min-width: 60rem)",
  /** The live table has its panels beside it. */
  "--wide": "(min-width: 75rem)",
  /** Three columns fit. */
  "--spacious": "(min-width: 86rem) and (min-height: 34rem)",
  /** Not as high as a table and buttons above each other want. */
  "--shallow": "(max-height: 44rem) and (min-width: 40rem)",
  /** Higher than a phone held sideways. */
  "--roomy": "(min-height: 28.1rem)",
  /** A tablet held upright: a table and tabs above each other. */
  "--upright": "(max-width: 59.9rem) and (min-width: 40rem) and (min-height: 54rem)",
} as const;

/** Replace the names of breakpoints with their conditions. */
export function withBreakpoints(css: string): string {
  return css.replace(/\((--[a-z-]+)\)/g, (name, key: string) => BREAKPOINTS[key as keyof typeof BREAKPOINTS] ?? name);
}
