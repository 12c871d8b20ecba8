import { expect, test } from "vitest";
import { cellChange } from "./cells";
import type { Sitting } from "../../../lib/protocol.generated";
import { takenBack, type Logged, type LoggedEntry } from "./log";

const by = { role: "director", id: "1" } as const;
const MOVEMENT = { name: "mitchell", kind: "pairs", entrants: 4, winners: 1 } as const;
const at = { section: "A", round: 1, table: 1 };
const planned = { table: 1, ns: [1], ew: [4], boards: [1, 2] };
const sat = (ns: number, ew: number, ...boards: number[]) => ({ table: 1, ns: [ns], ew: [ew], boards });

function change(...cells: Sitting[][]) {
  const log: LoggedEntry[] = [
    {
      version: 0,
      by,
      event: "planned",
      section: "A",
      round: 1,
      minutes: 7,
      movement: { ...MOVEMENT, rounds: [[planned]] },
    },
    { version: 1, by, event: "seated", section: "A", places: { 1: 11, 4: 14 } },
  ];
  const changes = cells.map((sittings, place): Logged<"cell"> => ({
    version: place + 2,
    by,
    event: "cell",
    ...at,
    sittings,
  }));
  log.push(...changes);
  return cellChange(log, takenBack(log), changes.at(-1)!);
}

test("who sat the wrong way, for all boards or some", () => {
  expect(change([sat(14, 11, 1, 2)])).toMatchObject({ what: "direction", boards: [1, 2], now: { ns: [14], ew: [11] } });
  expect(change([sat(14, 11, 2), sat(11, 14, 1)])).toMatchObject({ what: "direction", boards: [2] });
});

test("other boards, other people, compared with what was there before", () => {
  expect(change([sat(11, 14, 3, 4)])).toMatchObject({ what: "boards", boards: [3, 4], boardsBefore: [1, 2] });
  const seats = { what: "seats", now: { ns: [12], ew: [14] }, before: { ns: [11], ew: [14] } };
  expect(change([sat(12, 14, 1, 2)])).toMatchObject(seats);
  expect(change([sat(12, 14, 1, 2)], [sat(14, 12, 1, 2)])).toMatchObject({ what: "direction" });
  expect(change([sat(12, 14, 3)])).toMatchObject({ what: "several", boards: [3] });
});
