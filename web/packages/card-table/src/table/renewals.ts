/** Tells when hands change their size though the window has not: they are then replaced. */
import type { Box, Layout } from "./layout";

export class Renewals {
  private box = "";
  private drawn = "";
  private count = 0;

  /** See the layout in its box; return how often it has changed in a box that did not. */
  update({ width, height, text }: Box, layout: Layout): number {
    const box = `${width} ${height} ${text}`;
    const drawn = `${layout.arrangement} ${layout.card.toFixed(2)} ${layout.rows.join()} ${layout.text} ${layout.line}`;
    if (box === this.box && drawn !== this.drawn) this.count += 1;
    this.box = box;
    this.drawn = drawn;
    return this.count;
  }
}
