import { describe, expect, it } from "vitest";
import { bidOf, auctionRows } from "./call";
import type { Seat } from "./seats";

describe("a bid", () => {
  it("has a level and a strain; trumps that are only named have no level", () => {
    expect(bidOf("1NT")).toEqual({ level: "1", strain: "NT" });
    expect(bidOf("13S")).toEqual({ level: "13", strain: "S" });
    expect(bidOf("name:H")).toEqual({ level: "", strain: "H" });
    expect(bidOf("name:NT")).toEqual({ level: "", strain: "NT" });
  });

  it("is no other call", () => {
    for (const call of ["P", "X", "XX", "ask", "defer", "1Z", "NTX", ""]) expect(bidOf(call)).toBeNull();
  });
});

describe("an auction in columns from West", () => {
  const calls = (seats: string) => [...seats].map((seat, number) => ({ seat: seat as Seat, number }));

  it("starts under its dealer, and a line ends after South", () => {
    const lines = auctionRows(calls("NESWN"));
    expect(lines).toEqual([
      { N: { seat: "N", number: 0 }, E: { seat: "E", number: 1 }, S: { seat: "S", number: 2 } },
      { W: { seat: "W", number: 3 }, N: { seat: "N", number: 4 } },
    ]);
  });

  it("lets a player call again before the others, as doubling does in the old bridge", () => {
    expect(auctionRows(calls("EE")).length).toBe(2);
  });

  it("has a line for whose turn it is", () => {
    expect(auctionRows([], "W")).toEqual([{}]);
    expect(auctionRows(calls("S"), "W").length).toBe(2);
    expect(auctionRows(calls("W"), "N").length).toBe(1);
  });

  it("has no line while nobody called and nobody is to", () => {
    expect(auctionRows([])).toEqual([]);
  });
});
