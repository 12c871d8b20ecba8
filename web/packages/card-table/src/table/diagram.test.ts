import { describe, expect, it } from "vitest";
import { arrangeDiagram, type DiagramContent } from "./diagram";

const USUAL: DiagramContent = {
  longest: { top: 5, left: 5, right: 4, bottom: 6 },
  suits: 4,
  numbered: false,
  named: true,
  long: 0,
  noted: { top: 2, left: 2, right: 2, bottom: 2 },
  middle: null,
  spare: false,
  info: false,
};
const at = (width: number, height: number, part: Partial<DiagramContent> = {}) =>
  arrangeDiagram({ width, height, text: 17 }, { ...USUAL, ...part });

describe("four printed hands", () => {
  it("lie as people sit where there is room", () => {
    expect(at(800, 600)).toMatchObject({ form: "cross", named: true });
  });

  it("lie flat in a low box, and above each other in a narrow one", () => {
    expect(at(640, 220).form).toBe("flat");
    expect(at(300, 700).form).toBe("stack");
  });

  it("can be read on the smallest phone", () => {
    expect(at(300, 370).text).toBeGreaterThan(10);
  });

  it("have no names rather than small cards", () => {
    expect(at(240, 700).named).toBe(false);
  });

  it("grow with their box, up to half as large again as the page's text", () => {
    expect(at(500, 500).text).toBeLessThan(at(600, 600).text);
    expect(at(3000, 3000).text).toBe(1.5 * 17);
  });

  it("need more width with numbers and long suits", () => {
    expect(at(420, 600, { numbered: true }).text).toBeLessThan(at(420, 600).text);
    expect(at(300, 600, { longest: { top: 5, left: 9, right: 4, bottom: 6 } }).text).toBeLessThan(at(300, 600).text);
  });

  it("have longer headings where there is room for them, and no longer ones where there is none", () => {
    const [roomy, tight] = [at(1200, 700), at(300, 900)].map(({ heading, text }) => heading / text);
    expect(roomy).toBeGreaterThan(13);
    expect(tight).toBeLessThan(10);
  });

  it("have room for declarer's heading without a name, at no cost where a hand has a line of its own", () => {
    const narrow = (noted: DiagramContent["noted"]) => at(240, 700, { noted });
    const [north, west] = [narrow({ ...USUAL.noted, top: 6.9 }), narrow({ ...USUAL.noted, left: 6.9 })];
    for (const { named, heading, text } of [north, west]) {
      expect(named).toBe(false);
      expect(heading).toBeGreaterThanOrEqual(6.9 * text);
    }
    expect(north.text).toBe(at(240, 700).text);
    expect(2 * (6.9 + 1.3) * west.text).toBeLessThan(240);
  });

  it("have a smaller trick rather than a heading that is cut", () => {
    const [usual, long] = [at(640, 220), at(640, 220, { long: 2 })] as const;
    expect(long.text).toBe(usual.text);
    expect(long.heading).toBeGreaterThan(usual.heading);
    expect(long.card).toBeLessThan(usual.card);
  });

  it("leave the plate out where it costs size", () => {
    const middle = { width: 4.8, height: 4.4 };
    expect(at(800, 600, { middle, spare: true }).middle).toBe(true);
    expect(at(290, 200, { middle, spare: true }).middle).toBe(false);
  });
});
