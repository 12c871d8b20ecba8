/** The geometry of a line plot, in pixels: no drawing, so that it can be checked. */

export interface Point {
  /** How many deals there are up to here. */
  deals: number;
  value: number;
}

export interface Plot {
  /** Marks of the vertical axis, from the bottom. */
  ticks: { value: number; y: number }[];
  points: { x: number; y: number }[];
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The round numbers that an axis shows: at least two, at most six, around all values. */
export function ticksFor(values: number[], least = 0): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values, low + least);
  const step = roundStep((high - low || Math.abs(high) || 1) / 4);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1);
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toFixed(6)));
}

/** The next of 1, 2, 5, 10, 20, 50 … upwards, or of 0.5, 0.2, 0.1 … */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10);
}

/** Place points in a frame, between the lowest and the highest tick; a single point is in the middle. */
export function layOut(points: Point[], ticks: number[], frame: Frame): Plot {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const y = (value: number) => frame.bottom - ((value - first) / (last - first)) * (frame.bottom - frame.top);
  const start = points[0]?.deals ?? 0;
  const span = (points.at(-1)?.deals ?? 0) - start;
  const x = (deals: number) =>
    span ? frame.left + ((deals - start) / span) * (frame.right - frame.left) : (frame.left + frame.right) / 2;
  return {
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    points: points.map((point) => ({ x: x(point.deals), y: y(point.value) })),
  };
}
