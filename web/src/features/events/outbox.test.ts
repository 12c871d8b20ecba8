import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../../lib/http";
import type { EventLogEntry } from "../../lib/protocol.generated";
import { type Letter, NO_VERSION, Outbox } from "./outbox";

const AT = { section: "A", round: 1, table: 3 };
const REPORTED: EventLogEntry = { event: "reported", ...AT, board: 2, result: { passed: true } };
const CONFIRMED: EventLogEntry = { event: "confirmed", of: NO_VERSION };
const CALLED: EventLogEntry = { event: "called", section: "A", table: 3 };
const FIELDED: EventLogEntry = { event: "fielded", ...AT, side: "NS", players: ["p1", "p2"] };

let answers: (number | Refused)[];
let sent: EventLogEntry[];
let refused: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  [answers, sent, refused] = [[], [], []];
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (code: string, retry: "never" | "later") =>
  new Refused({ code, facts: {}, sentence: code, retry }, retry === "never" ? 422 : 0);
const AWAY = refusal("web.offline", "later");
const NOT_YET = refusal("event.log.not-yet", "never");

/** An outbox whose server answers in turn: a version, or a refusal; then with the versions from 100 on. */
const outbox = () =>
  new Outbox("box", {
    send: (letter: Letter) => {
      const answer = answers.shift() ?? 100 + sent.length;
      if (answer instanceof Refused) return Promise.reject(answer);
      sent.push(letter.entry);
      return Promise.resolve({ version: answer, doubts: [] });
    },
    refused: ({ entry }) => refused.push(entry.event),
    changed: () => undefined,
  });
const again = () => vi.advanceTimersByTimeAsync(3000);
const events = () => sent.map(({ event }) => event);

test("entries are sent in their order, again after a lost connection", async () => {
  answers = [AWAY, AWAY];
  const box = outbox();
  box.add(REPORTED);
  box.add(CALLED);
  await again();
  expect(events()).toEqual([]);
  expect(box.waiting).toHaveLength(2);
  await again();
  expect(events()).toEqual(["reported", "called"]);
  expect(box.waiting).toEqual([]);
});

test("what is in the log counts as said until the page shows it", async () => {
  answers = [40, 41];
  const box = outbox();
  const unseen = () => box.unseen.map(({ entry }) => entry.event);
  box.show(40);
  box.add(FIELDED);
  box.add(CALLED);
  await again();
  expect([box.waiting, unseen()]).toEqual([[], ["fielded", "called"]]);
  box.show(41);
  expect(unseen()).toEqual(["called"]);
  box.show(42);
  expect(unseen()).toEqual([]);
});

test("an entry that the page shows before it is acknowledged is not said again", async () => {
  answers = [AWAY, 41];
  const box = outbox();
  box.add(CALLED);
  box.show(45);
  await again();
  expect(box.unseen).toEqual([]);
});

test("a confirmation waits for the version of its report, and names it", async () => {
  answers = [AWAY, 41];
  const box = outbox();
  const report = box.add(REPORTED);
  box.add(CONFIRMED, report);
  await again();
  await again();
  expect(sent).toEqual([REPORTED, { event: "confirmed", of: 41 }]);
});

test("that survives a reload between the two", async () => {
  answers = [41, AWAY];
  const box = outbox();
  box.add(CONFIRMED, box.add(REPORTED));
  await vi.advanceTimersByTimeAsync(0);
  expect(events()).toEqual(["reported"]);
  box.close();
  outbox();
  await again();
  expect(sent.at(-1)).toEqual({ event: "confirmed", of: 41 });
});

test("what is refused for good is dropped, with its confirmation; the rest is sent", async () => {
  answers = [refusal("event.log.board", "never")];
  const box = outbox();
  box.add(CONFIRMED, box.add(REPORTED));
  box.add(CALLED);
  await again();
  expect(refused).toEqual(["reported", "confirmed"]);
  expect(events()).toEqual(["called"]);
  expect(box.waiting).toEqual([]);
});

test("a round that the director has still to start holds up its own results only", async () => {
  answers = [NOT_YET];
  const box = outbox();
  box.add(CONFIRMED, box.add(REPORTED));
  box.add(CALLED);
  await vi.advanceTimersByTimeAsync(0);
  expect(events()).toEqual(["called"]);
  await again();
  expect(events()).toEqual(["called", "reported", "confirmed"]);
});
