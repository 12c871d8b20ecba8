import { expect, it } from "vitest";
import { tableOf } from "./blank";

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
