import { beforeAll, describe, expect, it } from "vitest";
import type { Steppable } from "../../../lib/protocol";
import { loadLanguage } from "../../../lib/words";
import { moment } from "./steps";
import { auctionSteps, tableState, type Around } from "./tableState";

const DEAL: Steppable = {
  dealer: "N",
  vulnerable: ["N", "S"],
  hands: { N: ["S2"], E: ["S3"], S: ["S4"], W: null },
  calls: [
    { seat: "N", call: "1S", alert: true, text: "five spades" },
    { seat: "E", call: "P", alert: false, text: null },
  ],
  tricks: [],
  contract: { strain: "S", tricks: 7, stake: 0, declarer: "N", dummy: "S", text: "1♠ by North" },
  told: [],
};
const AROUND: Around = {
  bottom: "S",
  compact: false,
  suits: ["S", "H", "D", "C"],
  vulnerability: true,
  names: { N: "Ann", E: "Bob", S: "Cat", W: "Dan" },
  values: null,
};
const state = (around: Partial<Around> = {}, deal = DEAL) =>
  tableState(deal, moment(deal, 0), { ...AROUND, ...around });

beforeAll(() => loadLanguage("en"));

describe("a deal gone through", () => {
  it("is four diagrams, unknown hands among them", () => {
    expect(state().look).toBe("diagrams");
    expect(state().hands).toEqual({
      N: { cards: ["S2"], count: 1 },
      E: { cards: ["S3"], count: 1 },
      S: { cards: ["S4"], count: 1 },
      W: { cards: null, count: 0 },
    });
  });

  it("offers nothing to select", () => {
    expect(state().selectable).toEqual([]);
  });

  it("has no trick where none was recorded", () => {
    expect(state().trick).toBeNull();
    expect(state({}, { ...DEAL, tricks: [{ plays: [], winner: null }] }).trick).not.toBeNull();
  });

  it("is vulnerable only in games that know it", () => {
    expect(state().board!.vulnerable).toEqual(["N", "S"]);
    expect(state({ vulnerability: false }).board!.vulnerable).toBeNull();
  });

  it("puts numbers on the hand to play alone: most are best for declarer's side, fewest against it", () => {
    const ours = state({ values: { S2: 9 } }).hands;
    expect(ours.N!.numbers).toEqual({ of: { S2: 9 }, best: 9 });
    expect(ours.E!.numbers).toBeUndefined();
    const two = { ...DEAL, hands: { ...DEAL.hands, N: ["S2", "S5"], E: ["S3", "S6"] } };
    expect(state({ values: { S2: 9, S5: 8 } }, two).hands.N!.numbers!.best).toBe(9);
    expect(state({ values: { S3: 9, S6: 8 } }, two).hands.E!.numbers!.best).toBe(8);
  });
});

describe("its auction", () => {
  it("numbers the calls by their step, and tells what was, is and will be", () => {
    const calls = auctionSteps(DEAL, 1, []);
    expect(calls.map(({ step, current, later }) => [step, current, later])).toEqual([
      [1, true, false],
      [2, false, true],
    ]);
  });

  it("says what a call cost, where it cost something", () => {
    const costs = [
      { points: 120, imps: 3 },
      { points: 0, imps: 0 },
    ];
    const [first, second] = auctionSteps(DEAL, 2, costs);
    expect(first!.cost).toBeDefined();
    expect(second!.cost).toBeUndefined();
  });
});
