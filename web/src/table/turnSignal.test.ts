import { expect, it } from "vitest";
import { picture } from "../testing/picture";
import { canNotify, mayNotify, turnBegan } from "./turnSignal";

const waiting = picture({ turn: null });

it("calls once when it has become one's turn, not for the turn of others", () => {
  expect(turnBegan(waiting, picture())).toBe(true);
  expect(turnBegan(picture(), picture())).toBe(false);
  expect(turnBegan(waiting, waiting)).toBe(false);
  expect(turnBegan(waiting, picture({ you: { ...picture().you, seat: null } }))).toBe(false);
});

it("does not call at a table that has just been opened", () => {
  expect(turnBegan(null, picture())).toBe(false);
});

it("asks for no permission where there are no notifications", async () => {
  expect(canNotify()).toBe(false);
  expect(await mayNotify()).toBe(false);
});
