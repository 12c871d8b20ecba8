/** Arrow keys in a row of items. */

/** The index to which a key moves from `place` among `count` items; null for any other key. */
export function arrowTo(key: string, place: number, count: number): number | null {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const to = step === undefined ? { Home: 0, End: count - 1 }[key] : place + step;
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}
