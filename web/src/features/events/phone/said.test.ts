import { expect, test } from "vitest";
import type { EventBoard } from "../../../lib/protocol.generated";
import { afterRefused, afterSent, type Said, stateOf, withSaid } from "./said";

const REPORT: Said = {
  round: 2,
  board: 5,
  result: "3NT= by S",
  confirmed: false,
  report: "one",
  version: null,
  last: "one",
  seen: -1,
};
const OPEN: EventBoard = {
  board: 5,
  standing: "open",
  result: null,
  version: null,
  points: null,
  outcome: null,
  own: false,
  statements: [],
  doubts: [],
};

test("what this device said is shown while it waits", () => {
  expect(stateOf(5, OPEN, REPORT, 7)).toMatchObject({
    standing: "reported",
    result: "3NT= by S",
    of: "one",
    waits: true,
  });
});

test("a confirmation before the acknowledgement is about the letter, after it about the version", () => {
  const [sent] = afterSent([REPORT], "one", { version: 7, doubts: [] });
  expect(sent).toMatchObject({ version: 7, last: null, seen: 7 });
  expect(stateOf(5, OPEN, sent, 7)).toMatchObject({ of: 7, waits: false });
  const confirmed = { ...REPORT, confirmed: true, last: "two" };
  const [half] = afterSent([confirmed], "one", { version: 7, doubts: [] });
  expect(half).toMatchObject({ version: 7, last: "two" });
  expect(stateOf(5, OPEN, half, 7)).toMatchObject({ standing: "confirmed", waits: true });
});

test("once the server's view has it, the server's view counts: a director may have corrected it", () => {
  const [sent] = afterSent([REPORT], "one", { version: 7, doubts: [] });
  const ruled: EventBoard = {
    board: 5,
    standing: "confirmed",
    result: "4S= by N",
    version: 8,
    points: 420,
    outcome: null,
    own: false,
    statements: [],
    doubts: [],
  };
  expect(stateOf(5, ruled, sent, 9)).toMatchObject({ standing: "confirmed", result: "4S= by N", of: 8 });
});

test("what was refused is forgotten, with what confirmed it", () => {
  expect(afterRefused([REPORT], "one")).toEqual([]);
  expect(afterRefused([{ ...REPORT, confirmed: true, last: "two" }], "one")).toEqual([]);
  expect(afterRefused([REPORT], "other")).toEqual([REPORT]);
});

test("a correction takes the place of what was said", () => {
  const news = { ...REPORT, result: "passed", report: "three", last: "three" };
  expect(withSaid([REPORT, { ...REPORT, board: 6 }], news)).toEqual([{ ...REPORT, board: 6 }, news]);
});

test("a doubt about the lead is shown where it was stated, and by the server's view on any phone of the table", () => {
  const [sent] = afterSent([REPORT], "one", { version: 7, doubts: ["why"] });
  expect(stateOf(5, OPEN, sent, 7).doubts).toEqual(["why"]);
  const doubts = [{ code: "event.lead.turned", facts: {} }];
  const served: EventBoard = { ...OPEN, standing: "reported", result: "3NT= by S", version: 7, points: 400, doubts };
  expect(stateOf(5, served, sent, 9).doubts).toEqual(doubts);
  expect(stateOf(5, served, undefined, 9).doubts).toEqual(doubts);
  expect(stateOf(5, { ...served, version: 8, doubts: [] }, sent, 9).doubts).toEqual([]);
});
