import { expect, it } from "vitest";
import { auctionOf, tableOf } from "./blank";

it("is an empty table with South at the bottom where nothing is said", () => {
  expect(tableOf()).toMatchObject({ bottom: "S", look: "cards", hands: {}, selectable: [], trick: null, board: null });
});

it("takes what is said of a seat, and leaves the rest of it empty", () => {
  const { seats } = tableOf({ seats: { E: { name: "Eve" } } });
  expect(seats.E).toEqual({ name: "Eve", notes: [], prompt: null, away: false });
  expect(seats.N.name).toBe("");
});

it("changes what is said, and keeps what was there", () => {
  const before = tableOf({ turn: "S", selectable: ["H7"], seats: { S: { name: "You" } } });
  const after = tableOf({ selectable: [] }, before);
  expect(after).toMatchObject({ turn: "S", selectable: [] });
  expect(after.seats.S.name).toBe("You");
  expect(before.selectable).toEqual(["H7"]);
});

it("takes a list of cards for a hand, and the cards alone of a trick", () => {
  const { hands, trick, board } = tableOf({
    hands: { S: ["SA", "H7"], W: { cards: null, count: 3 } },
    trick: { plays: [{ seat: "W", card: "H2" }] },
    board: { number: 7 },
  });
  expect(hands).toEqual({ S: { cards: ["SA", "H7"], count: 2 }, W: { cards: null, count: 3 } });
  expect(trick).toMatchObject({ winner: null, numbered: false });
  expect(board).toEqual({ number: 7, dealer: null, vulnerable: null, name: "" });
  expect(tableOf({ trick: null }, tableOf({ trick: { plays: [] } })).trick).toBeNull();
});

it("gives the calls of an auction to the seats from the dealer on", () => {
  const { calls } = auctionOf({ dealer: "W", calls: ["1C", "P", "1H"] });
  expect(calls.map(({ seat, call }) => seat + call)).toEqual(["W1C", "NP", "E1H"]);
});
