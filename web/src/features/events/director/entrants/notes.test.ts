import { beforeAll, expect, test } from "vitest";
import type { EventRegistered } from "../../../../lib/protocol.generated";
import { loadLanguage } from "../../../../lib/words";
import { notesOn } from "./notes";

const known: EventRegistered = {
  entrant: 1,
  entered: { event: "entered", entrant: 1, players: ["p1", "p2"], handicap: "3/2" },
  playing: ["p1", "s4"],
  everybody: ["p1", "p2", "s3", "s4"],
  ranked: false,
  later: [
    { event: "substituted", entrant: 1, players: ["p1", "s3"], round: 2 },
    { event: "penalised", entrant: 1, amount: "10", unit: "top", reason: "" },
    { event: "substituted", entrant: 1, players: ["p1", "s4"], round: 3 },
  ],
};

beforeAll(() => loadLanguage("en"));

test("a note says who replaces whom, one after the other in the same chair", () => {
  const substitutes = notesOn(known).filter(({ what }) => what === "substitute");
  expect(substitutes.map(({ player, replaced, round }) => [player, replaced, round])).toEqual([
    ["s3", "p2", 2],
    ["s4", "s3", 3],
  ]);
});

test("notes come in the order in which they were made, after what holds from the beginning", () => {
  expect(notesOn(known).map(({ what, amount }) => [what, amount])).toEqual([
    ["unranked", ""],
    ["handicap", "1.5"],
    ["substitute", ""],
    ["penalty", "−10 %"],
    ["substitute", ""],
  ]);
});
