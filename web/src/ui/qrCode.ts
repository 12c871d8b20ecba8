/** The drawing of a QR code. */

/** The path of the dark modules of a square of modules, one run of a row at a time. */
export function darkModules(rows: boolean[][]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
  });
  return runs.join("");
}
