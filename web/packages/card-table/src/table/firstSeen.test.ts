import { expect, it } from "vitest";
import { FirstSeen } from "./firstSeen";

const hand = (cards: string[]) => ({ cards, count: cards.length });

it("remembers a hand as it was before cards were played", () => {
  const first = new FirstSeen();
  first.update({ S: hand(["SA", "H7"]) });
  expect(first.update({ S: hand(["H7"]) })).toEqual({ S: ["SA", "H7"] });
  expect(first.update({ S: hand(["SA", "H7"]) })).toEqual({ S: ["SA", "H7"] });
});

it("adds a hand that is opened later, and keeps those that are played out", () => {
  const first = new FirstSeen();
  first.update({ S: hand(["SA"]) });
  first.update({ S: hand(["SA"]), N: hand(["D5"]) });
  expect(first.update({ S: hand([]), N: hand(["D5"]) })).toEqual({ S: ["SA"], N: ["D5"] });
});

it("forgets a deal when other cards come", () => {
  const first = new FirstSeen();
  first.update({ S: hand(["SA"]), N: hand(["D5"]) });
  expect(first.update({ S: hand(["C2", "C3"]) })).toEqual({ S: ["C2", "C3"] });
});
