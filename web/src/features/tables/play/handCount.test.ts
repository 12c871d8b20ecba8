import { expect, it } from "vitest";
import { picture } from "../../../testing/picture";
import { countedWith } from "./handCount.svelte";

const base = picture();

it("asks again after a call, a trick, a contract, a hand exposed, and in another deal or chair", () => {
  const call = { version: 4, seat: "S" as const, player: "p", call: "1C", alert: false, text: null };
  const open = { cards: ["SK"], count: 1, open: true };
  const others = [
    picture({ calls: [call] }),
    picture({ hands: { ...base.hands, N: open } }),
    picture({ deal: { ...base.deal!, attempt: 2 } }),
    picture({ deal: { ...base.deal!, deal: 2 } }),
    picture({ you: { ...base.you, seat: "N" }, hands: { ...base.hands, N: open } }),
  ];
  const keys = [base, ...others].map(countedWith);
  expect(new Set(keys).size).toBe(keys.length);
  expect(countedWith(picture({ calls: [{ ...call, version: -1 }] }))).toBe(countedWith(base));
});

it("counts nothing for spectators, between deals, and while the cards are hidden", () => {
  expect(countedWith(picture({ deal: null }))).toBeNull();
  expect(countedWith(picture({ deal: { ...base.deal!, over: true } }))).toBeNull();
  expect(countedWith(picture({ you: { ...base.you, seat: null } }))).toBeNull();
  expect(countedWith(picture({ you: { ...base.you, seat: "N" } }))).toBeNull();
});
