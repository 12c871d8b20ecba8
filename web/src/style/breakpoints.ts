/**
 * The four sizes at which pages change: write `@media (--phone)` in a style sheet.
 *
 * The build puts the conditions in the place of the names; `rem` is 16 pixels in them, whatever the size of print.
 */
export const BREAKPOINTS = {
  /** Telephones held upright. */
  "--small-phone": "(max-width: 30rem)",
  /** Telephones and small tablets: one column, big targets. */
  "--phone": "(max-width: 46rem)",
  /** Two columns fit. */
  "--desk": "(min-width: 60rem)",
  /** The live table has its panels beside it. */
  "--wide": "(min-width: 75rem)",
} as const;

/** A style sheet with the conditions in the place of their names. */
export function withBreakpoints(css: string): string {
  return css.replace(/\((--[a-z-]+)\)/g, (name, key: string) => BREAKPOINTS[key as keyof typeof BREAKPOINTS] ?? name);
}
