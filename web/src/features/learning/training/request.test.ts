import { expect, it } from "vitest";
import { ENDLESS, mayHaveBest, readChoice, tableOf, writeChoice } from "./request";

const USUAL = { theme: "any", activity: "deal", best: false, count: 4 } as const;

it("reads the choice that an address has, and the usual one from any other", () => {
  const choice = { theme: "stayman", activity: "bid", best: true, count: ENDLESS } as const;
  expect(readChoice(`?${writeChoice(choice)}`)).toEqual(choice);
  expect(readChoice("")).toEqual(USUAL);
  expect(readChoice("?theme=golf&play=x&deals=5&best=yes")).toEqual(USUAL);
});

it("asks for the best hand only where South can have it", () => {
  const best = { ...USUAL, best: true };
  expect(tableOf(best).training.best_hand).toBe(true);
  for (const choice of [
    { ...best, activity: "defend" as const },
    { ...best, theme: "weak-twos" as const },
  ]) {
    expect(mayHaveBest(choice)).toBe(false);
    expect(tableOf(choice).training.best_hand).toBe(false);
  }
});
