/** Points as printed on a sheet, with a true minus sign and no separators: « −1100 ». */
export function printed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
