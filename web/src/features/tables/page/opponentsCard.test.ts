import { expect, it } from "vitest";
import { picture } from "../../../testing/picture";
import type { Shown } from "../live/optimistic";
import { noteOffered, offersCard, opponentsPlay } from "./opponentsCard";

const PLAIN = { system: "sayc", style: "", card: null };
const CARD = { system: "sef", style: "", card: "Ours" };
const person = { player: "q", name: "Ben", kind: "person" as const, here: true };

function among(sides: Shown["table"]["sides"], changes: Partial<Shown> = {}): Shown {
  const known = picture();
  return {
    ...known,
    chairs: { ...known.chairs, S: person, W: person },
    you: { ...known.you, seat: "S" },
    table: { ...known.table, status: "playing", sides },
    deal: { ...known.deal!, deal: 1 },
    calls: [],
    ...changes,
  };
}

it("names the card of the opponents, not one's own, and no system as it is", () => {
  expect(opponentsPlay(among({ NS: PLAIN, EW: CARD }))).toEqual({ side: "EW", system: "sef", card: "Ours" });
  expect(opponentsPlay(among({ NS: CARD, EW: PLAIN }))).toBeNull();
});

it("offers it once, before the first call, where another person plays", () => {
  const table = among({ NS: PLAIN, EW: CARD });
  expect(offersCard(table)).toBe(true);
  expect(offersCard({ ...table, calls: [{}] as Shown["calls"] })).toBe(false);
  expect(offersCard({ ...table, chairs: { ...table.chairs, N: null, E: null, W: null } })).toBe(false);
  noteOffered(table.table.code);
  expect(offersCard(table)).toBe(false);
});
