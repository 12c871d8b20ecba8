import { expect, it } from "vitest";
import type { Side } from "@chelem/card-table/seats";
import type { LineShape, RowShape } from "../../lib/protocol.generated";
import { rubberPad } from "./rubber";

const line = (side: Side, points: number, below: boolean): LineShape => ({
  to: side === "NS" ? ["N", "S"] : ["E", "W"],
  title: "",
  points,
  below,
  reason: "",
});
const row = (lines: LineShape[], game: Side | null = null) => ({ lines, game }) as Partial<RowShape> as RowShape;

it("writes tricks below the line and all else above it, upward", () => {
  const rows = [row([line("NS", 60, true), line("NS", 30, false)]), row([line("NS", 50, false)])];
  expect(rubberPad({ rows, verdict: null })).toEqual({
    above: [{ NS: 50 }, { NS: 30 }],
    games: [[{ NS: 60 }]],
  });
});

it("puts the two sides' numbers side by side", () => {
  const rows = [row([line("NS", 60, true)]), row([line("EW", 40, true)]), row([line("NS", 20, true)])];
  expect(rubberPad({ rows, verdict: null }).games).toEqual([[{ NS: 60, EW: 40 }, { NS: 20 }]]);
});

it("begins anew under a game, for both sides", () => {
  const rows = [row([line("NS", 100, true)], "NS"), row([line("EW", 60, true)])];
  expect(rubberPad({ rows, verdict: null }).games).toEqual([[{ NS: 100 }], [{ EW: 60 }]]);
});

it("has an empty game in progress after the last one", () => {
  expect(rubberPad({ rows: [row([line("NS", 100, true)], "NS")], verdict: null }).games.at(-1)).toEqual([]);
});

it("writes the bonus for the rubber above the line", () => {
  const verdict = { lines: [line("NS", 700, false)], totals: {}, winner: [], text: "" };
  expect(rubberPad({ rows: [], verdict }).above).toEqual([{ NS: 700 }]);
});
