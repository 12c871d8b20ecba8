import { expect, it } from "vitest";
import type { ClaimShape } from "../../../lib/protocol.generated";
import { picture, playing } from "../../../testing/picture";
import { isIdleDummy, mayDeclare, mayHurry, mayLook, offersToDeclare, offersToLook, waitsForBots } from "./hurrying";

const base = picture();
const friend = { player: "q", name: "Bob", kind: "person", here: false } as const;
const together = { chairs: { ...base.chairs, N: friend } };
const paced = (pace: typeof base.table.policy.pace) => ({
  table: { ...base.table, policy: { ...base.table.policy, pace } },
});
const dummy = playing({
  contract: { ...playing().contract!, declarer: "N", dummy: "S" },
  hands: { ...playing().hands, S: { ...base.hands.S, open: true } },
  turn: { seat: "N", by: "N", redouble: false },
  legal: [],
});

it("skips the pauses of bots where nobody else plays and there are any", () => {
  expect(mayHurry(playing())).toBe(true);
  expect(mayHurry(playing(together))).toBe(false);
  expect(mayHurry(playing(paced("instant")))).toBe(false);
  expect(mayHurry(playing({ deal: { ...base.deal!, over: true } }))).toBe(false);
  expect(mayHurry(playing({ deal: null }))).toBe(false);
});

it("lets spectators hurry bots only at a table of their own, of bots alone", () => {
  const you = { ...base.you, seat: null };
  const bots = { chairs: { ...base.chairs, S: base.chairs.N } };
  expect(mayHurry(playing({ you, ...bots }))).toBe(true);
  expect(mayHurry(playing({ you }))).toBe(false);
  expect(mayHurry(playing({ you, ...bots, table: { ...base.table, owner: false } }))).toBe(false);
});

it("waits for bots unless the player is to call, play or answer", () => {
  expect(waitsForBots(playing())).toBe(false);
  expect(waitsForBots(playing({ turn: { seat: "E", by: "E", redouble: false } }))).toBe(true);
  expect(
    waitsForBots(playing({ undo: { can: false, asked: { by: "N", card: "S2", waiting: ["S"], you: true } } })),
  ).toBe(false);
  const claim: ClaimShape = { by: "W", tricks: 3, left: 5, waiting: ["S"], you: true };
  expect(waitsForBots(playing({ claim, turn: null }))).toBe(false);
  expect(waitsForBots(playing({ claim: { ...claim, waiting: ["N"], you: false }, turn: null }))).toBe(true);
});

it("offers a dummy alone among bots to declare, once their hand is exposed", () => {
  expect(mayDeclare(dummy)).toBe(true);
  expect(mayDeclare(playing())).toBe(false);
  expect(mayDeclare({ ...dummy, ...together })).toBe(false);
  expect(mayDeclare({ ...dummy, hands: base.hands })).toBe(false);
  expect(mayDeclare({ ...dummy, table: { ...base.table, owner: false } })).toBe(false);
});

it("offers such a dummy to look at declarer's hand, until they see it", () => {
  const hidden = { ...dummy, hands: { ...dummy.hands, N: base.hands.N } };
  expect(mayLook(hidden)).toBe(true);
  expect(mayLook({ ...hidden, ...together })).toBe(false);
  expect(mayLook(playing())).toBe(false);
  const look = { ...base.table, policy: { ...base.table.policy, declare: "look" as const } };
  const seen = { ...dummy.hands, N: { ...dummy.hands.N, cards: ["SA"] } };
  expect(mayLook({ ...dummy, table: look, hands: seen })).toBe(false);
  expect(mayDeclare({ ...dummy, table: look, hands: seen })).toBe(true);
});

it("keeps the places of both offers before the hand is exposed", () => {
  const closed = { ...dummy, hands: base.hands };
  expect([offersToDeclare(closed), offersToLook(closed)]).toEqual([true, true]);
  expect([offersToDeclare(playing()), offersToLook(playing())]).toEqual([false, false]);
});

it("does not offer again what the table does already", () => {
  const table = { ...base.table, policy: { ...base.table.policy, declare: "alone" as const } };
  expect(mayDeclare({ ...dummy, table })).toBe(false);
  expect(isIdleDummy({ ...dummy, table })).toBe(true);
});
