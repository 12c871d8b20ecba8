/** How large the lines of the room's screen are, and how many fit on a page of it. */

/** The height of a line, in its own letters: with all names in a row, or in two rows of them. */
const HIGH = { row: 1.45, stack: 2.15 };
/** A table's head is about as high as a line. */
const HEAD = 1.4;
/** The gap between two columns, as a part of the width. */
const GAP = 0.03;
/** The smallest letters are a part of the screen that can be read from eight metres, and no less on a small window. */
const LEAST = 0.05;
const LEAST_ACROSS = 0.03;
const LEAST_PIXELS = 16;
/** Larger letters would not be read any better. */
const MOST = 0.13;
/** Names may take another line, or be cut, before there are more pages. */
const SQUEEZE = 0.75;

/** How the names of an entrant are set. */
export type Setting = keyof typeof HIGH;

export interface Fit {
  setting: Setting;
  columns: number;
  /** Lines in a column of a page. */
  rows: number;
  /** The size of the letters in pixels. */
  size: number;
}

/**
 * The largest letters with which all lines fit in a box, in one column or in as many as there may be; on several
 * pages once they would be too small to be read from the back of the room. `widths` are those of a line in letters.
 */
export function fitLines(
  { width, height }: { width: number; height: number },
  lines: number,
  widths: Record<Setting, number>,
  columns: readonly number[] = [1, 2],
): Fit {
  const least = Math.max(LEAST_PIXELS, Math.min(height * LEAST, width * LEAST_ACROSS));
  const most = Math.max(least, height * MOST);
  const ways = columns.flatMap((count) =>
    (["row", "stack"] as const).map((setting) => ({
      setting,
      columns: count,
      across: (width * (1 - GAP * (count - 1))) / count / widths[setting],
    })),
  );
  const onePage = ways.map(({ across, ...way }): Fit => {
    const rows = Math.max(1, Math.ceil(lines / way.columns));
    return { ...way, rows, size: Math.min(most, height / (rows * HIGH[way.setting] + HEAD), across) };
  });
  const largest = onePage.reduce((one, other) => (other.size > one.size * 1.02 ? other : one));
  if (largest.size >= least) return largest;
  const fitting = ways
    .filter(({ across }, at) => at < 2 || across >= least * SQUEEZE)
    .map(({ across, ...way }) => {
      const rows = Math.max(1, Math.floor((height / least - HEAD) / HIGH[way.setting]));
      return { ...way, rows, pages: Math.ceil(lines / (way.columns * rows)), wide: across >= least * SQUEEZE };
    });
  const wide = fitting.filter((each) => each.wide);
  const {
    setting,
    columns: count,
    pages,
  } = wide.length ? wide.reduce((one, other) => (other.pages < one.pages ? other : one)) : fitting.at(1)!;
  return { setting, columns: count, rows: Math.max(1, Math.ceil(lines / (count * pages))), size: least };
}

/** The pages of a list in columns of `rows` lines; of two lists each has a column of its own. */
export function screenPages<Line>(
  lists: readonly Line[][],
  { columns, rows }: Pick<Fit, "columns" | "rows">,
): Line[][][] {
  const pages: Line[][][] = [];
  const [first = [], second] = lists;
  const step = second ? rows : columns * rows;
  for (let from = 0; from < Math.max(first.length, second?.length ?? 0); from += step)
    pages.push(
      second
        ? [first.slice(from, from + rows), second.slice(from, from + rows)]
        : Array.from({ length: columns }, (_, at) => first.slice(from + at * rows, from + (at + 1) * rows)),
    );
  return pages;
}
