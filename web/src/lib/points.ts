/** Points as on a score sheet, with a true minus sign and no separators: « −1100 ». */
export function formatPoints(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
