import { describe, expect, it } from "vitest";
import { arrange } from "./layout";
import { Renewals } from "./renewals";

const SMALL = { width: 348, height: 610, text: 16 };
const LARGE = { width: 900, height: 700, text: 16 };
const drawn = (box: typeof SMALL, card = 1) => arrange(box, { own: [4, 3, 3, 3], open: {}, middle: null }, card);

describe("hands that change their size", () => {
  it("are replaced in the same window", () => {
    const renewals = new Renewals();
    expect(renewals.update(SMALL, drawn(SMALL))).toBe(0);
    expect(renewals.update(SMALL, drawn(SMALL, 0.8))).toBe(1);
    expect(renewals.update(SMALL, drawn(SMALL, 0.8))).toBe(1);
  });
  it("follow a window that changes", () => {
    const renewals = new Renewals();
    renewals.update(SMALL, drawn(SMALL));
    expect(renewals.update(LARGE, drawn(LARGE))).toBe(0);
  });
});
