/** The arrow keys in a row of things. */

/** Where a key moves to from `place` among `count` things; null for a key that does not move. */
export function arrowTo(key: string, place: number, count: number): number | null {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const to = step === undefined ? { Home: 0, End: count - 1 }[key] : place + step;
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}
