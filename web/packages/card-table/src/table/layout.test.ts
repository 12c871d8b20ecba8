import { describe, expect, it } from "vitest";
import { arrange, HIGH, LIFT, OPEN, ROW, twoRows, type Content, type Layout, type MiddleNeeds } from "./layout";

/** The felts of windows, from the smallest phone to a large screen. */
const FELTS = [
  [308, 506],
  [348, 578],
  [348, 678],
  [640, 346],
  [744, 950],
  [1000, 690],
  [870, 524],
  [870, 644],
  [956, 549],
  [1030, 824],
  [1510, 1004],
] as const;
/** The text of the page and the share of the cards, by the size of the print. */
const PRINTS = { compact: [14, 0.78], large: [17, 0.9], huge: [20, 1] } as const;

const OWN = [4, 3, 3, 3];
const HANDS: Record<string, Content> = {
  "no open hand": { own: OWN, open: {}, middle: null },
  "dummy opposite": { own: OWN, open: { top: [5, 4, 3, 1] }, middle: null },
  "dummy opposite, and a line": { own: OWN, open: { top: [5, 4, 3, 1] }, middle: null, line: true },
  "a long suit opposite": { own: [7, 5, 1], open: { top: [8, 3, 1, 1] }, middle: null },
  "dummy at the left": { own: [6, 4, 2, 1], open: { left: [5, 4, 3, 1] }, middle: null },
  "dummy at the right": { own: [13], open: { right: [4, 4, 4, 1] }, middle: null },
};
const bids: MiddleNeeds = ({ abreast, brief }, text) => {
  const box = brief ? { width: 280, height: 144 } : { width: 21 * text + 28, height: 217 };
  const auction = { width: 13 * text, height: 9.6 * text };
  return abreast
    ? { width: auction.width + 8 + box.width, height: Math.max(auction.height, box.height) }
    : { width: Math.max(auction.width, box.width), height: auction.height + 8 + box.height };
};

const cases = FELTS.flatMap(([width, height]) => Object.keys(PRINTS).map((print) => ({ width, height, print })));

function fitted(width: number, height: number, print: string, content: Content): Layout {
  const [text, share] = PRINTS[print as keyof typeof PRINTS];
  return arrange({ width, height, text }, content, share);
}

describe.each(cases)("a felt of $width by $height, $print print", ({ width, height, print }) => {
  it.each(Object.entries(HANDS))("has cards that can be read and touched: %s", (_, content) => {
    const { card, open, rows } = fitted(width, height, print, content);
    expect(card).toBeGreaterThan(34);
    expect(open / card).toBeCloseTo(OPEN);
    const longest = Math.max(1, Math.ceil(13 / rows.length));
    expect(card + (longest - 1) * 0.3 * card).toBeLessThanOrEqual(width);
    expect(card * (HIGH + LIFT + (rows.length - 1) * ROW)).toBeLessThan(0.55 * height);
  });

  it("keeps the size of cards from the auction to the last trick", () => {
    const before = fitted(width, height, print, HANDS["no open hand"]!);
    const after = fitted(width, height, print, HANDS["dummy opposite"]!);
    expect(after.card).toBeCloseTo(before.card);
  });

  it("has cards of that size in the auction before it, however that is arranged", () => {
    const bidding = fitted(width, height, print, { own: OWN, open: {}, middle: bids });
    const playing = fitted(width, height, print, HANDS["dummy opposite"]!);
    expect(bidding.card).toBeLessThan(playing.card + 0.01);
    // On the smallest phones the buttons may leave a little less.
    expect(bidding.card).toBeGreaterThan(playing.card * (width < 400 ? 0.93 : 0.999));
  });

  it("has room for the bids, with an open hand too", () => {
    for (const open of [{}, { top: [5, 4, 3, 1] }]) {
      const layout = fitted(width, height, print, { own: OWN, open, middle: bids });
      const need = bids(layout.form, layout.text)!;
      expect(layout.card).toBeGreaterThan(26);
      expect(need.width).toBeLessThanOrEqual(width);
      expect(need.height + layout.card * (HIGH + LIFT)).toBeLessThanOrEqual(height);
    }
  });
});

it.each(FELTS)("has larger cards in larger print: %i by %i", (width, height) => {
  for (const content of [...Object.values(HANDS), { own: OWN, open: {}, middle: bids }]) {
    const cards = Object.keys(PRINTS).map((print) => fitted(width, height, print, content).card);
    for (const [place, card] of cards.slice(1).entries()) expect(card).toBeGreaterThan(0.96 * cards[place]!);
    expect(cards.at(-1)).toBeGreaterThan(cards[0]!);
  }
});

it("gives up the line under the hand where cards would be much smaller for it", () => {
  const counted: Content = { own: OWN, open: { top: [5, 4, 3, 1] }, middle: null, line: true };
  const bidding: Content = { ...counted, middle: bids };
  for (const [width, height] of FELTS)
    for (const content of [counted, bidding]) {
      const [lined, plain] = [content, { ...content, line: false }].map((each) => fitted(width, height, "huge", each));
      expect(plain!.line).toBe(false);
      expect(lined!.card).toBeGreaterThanOrEqual(0.8 * plain!.card);
    }
  expect(fitted(1030, 824, "huge", counted).line).toBe(true);
});

it("divides a hand between suits, into rows of about the same length", () => {
  expect(twoRows([4, 3, 3, 3])).toEqual([2, 2]);
  expect(twoRows([7, 5, 1])).toEqual([1, 2]);
  expect(twoRows([1, 1, 11])).toEqual([2, 1]);
  expect(twoRows([13])).toEqual([1]);
});
