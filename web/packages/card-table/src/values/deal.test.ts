import { expect, it } from "vitest";
import { handsOf } from "./deal";

it("reads the hands clockwise from the first seat, suits from spades to clubs", () => {
  const hands = handsOf("W:AK... .QJ.. ..T. ...32");
  expect(hands.W).toEqual({ cards: ["SA", "SK"], count: 2 });
  expect(hands.N?.cards).toEqual(["HQ", "HJ"]);
  expect(hands.E?.cards).toEqual(["DT"]);
  expect(hands.S?.cards).toEqual(["C3", "C2"]);
});

it("leaves out hands that are not given", () => {
  expect(Object.keys(handsOf("S:AK.Q.J.T - 98.7.6.5 -"))).toEqual(["S", "N"]);
});

it.each(["", "AK.Q.J.T", "N:AK.Q.J.T - -", "X:- - - -", "N:AX.Q.J.T - - -", "N:AK.Q.J - - -"])(
  "throws where %j is not a deal",
  (text) => {
    expect(() => handsOf(text)).toThrow("Not a deal");
  },
);
