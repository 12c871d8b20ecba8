import { expect, it } from "vitest";
import { picture } from "../../../testing/picture";
import { turnBegan } from "./turnSignal";

const waiting = picture({ turn: null });

it("calls once when it has become one's turn, not for the turn of others", () => {
  expect(turnBegan(waiting, picture())).toBe(true);
  expect(turnBegan(picture(), picture())).toBe(false);
  expect(turnBegan(waiting, waiting)).toBe(false);
  expect(turnBegan(waiting, picture({ you: { ...picture().you, seat: null } }))).toBe(false);
});

it("calls to answer a claim or an undo request, in one's own turn too", () => {
  const claim = { by: "W", tricks: 3, left: 5, waiting: ["S"], you: true } as const;
  const asked = { by: "W", card: "S2", waiting: ["S"], you: true } as const;
  const claimed = picture({ turn: null, claim: { ...claim, waiting: ["S"] } });
  const undo = picture({ undo: { can: false, asked: { ...asked, waiting: ["S"] } } });
  for (const question of [claimed, undo]) {
    expect(turnBegan(picture(), question)).toBe(true);
    expect(turnBegan(question, question)).toBe(false);
  }
  expect(turnBegan(picture(), picture({ turn: null, claim: { ...claim, waiting: ["E"], you: false } }))).toBe(false);
});

it("does not call at a table that has just been opened", () => {
  expect(turnBegan(null, picture())).toBe(false);
});
