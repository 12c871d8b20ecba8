import { describe, expect, it } from "vitest";
import { placed, placeOf, SEATS, sideOf, vulnerableSide } from "./seats";

describe("seats on the screen", () => {
  it("go clockwise from the bottom, one's own seat", () => {
    expect(placed("S")).toEqual({ bottom: "S", left: "W", top: "N", right: "E" });
    expect(placed("E")).toEqual({ bottom: "E", left: "S", top: "W", right: "N" });
  });

  it("have one place each, whoever is at the bottom", () => {
    for (const bottom of SEATS) {
      for (const seat of SEATS) expect(placed(bottom)[placeOf(seat, bottom)]).toBe(seat);
    }
  });

  it("belong to two sides", () => {
    expect(SEATS.map(sideOf)).toEqual(["NS", "EW", "NS", "EW"]);
  });

  it("are vulnerable by side, all or none", () => {
    expect(vulnerableSide([])).toBe("none");
    expect(vulnerableSide(["N", "S"])).toBe("NS");
    expect(vulnerableSide(["E", "W"])).toBe("EW");
    expect(vulnerableSide(["N", "E", "S", "W"])).toBe("all");
  });
});
