import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Outbox, type Unconfirmed } from "./outbox";

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An outbox of a table, what it has sent, and the moves that wait. */
function opened(code = "ab3d"): { outbox: Outbox; sent: Unconfirmed[]; waiting: () => readonly Unconfirmed[] } {
  const sent: Unconfirmed[] = [];
  let waiting: readonly Unconfirmed[] = [];
  const outbox = new Outbox(
    code,
    (message) => sent.push(message),
    (now) => {
      waiting = now;
    },
  );
  return { outbox, sent, waiting: () => waiting };
}
const card = (position: number) => ({ t: "act", position, action: "HT" }) as const;

it("sends a move at once, each with an id of its own", () => {
  const { outbox, sent } = opened();
  outbox.add(card(1));
  outbox.add(card(2));
  expect(sent).toMatchObject([{ position: 1 }, { position: 2 }]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

it("sends a move again every 2.5 seconds until it is settled, with the same id", () => {
  const { outbox, sent, waiting } = opened();
  outbox.add(card(1));
  vi.advanceTimersByTime(2_499);
  expect(sent.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sent.length).toBe(2);
  vi.advanceTimersByTime(2_500);
  expect(sent.map(({ id }) => id)).toEqual(Array(3).fill(sent[0]!.id));
  expect(outbox.confirm(sent[0]!.id)).toEqual(sent[0]);
  vi.advanceTimersByTime(10_000);
  expect(sent.length).toBe(3);
  expect(waiting()).toEqual([]);
});

it("knows nothing of moves of others", () => {
  const { outbox, waiting } = opened();
  outbox.add(card(1));
  expect(outbox.confirm("another")).toBeUndefined();
  expect(outbox.confirm(undefined)).toBeUndefined();
  expect(waiting().length).toBe(1);
});

it("sends what waits once more after a new connection", () => {
  const { outbox, sent } = opened();
  outbox.add(card(1));
  outbox.resend();
  expect(sent.length).toBe(2);
});

it("keeps unsettled moves through a reload, by table", () => {
  const before = opened();
  before.outbox.add(card(1));
  before.outbox.close();
  expect(opened("another").waiting()).toEqual([]);
  const after = opened();
  expect(after.waiting()).toEqual(before.sent);
  after.outbox.confirm(before.sent[0]!.id);
  expect(opened().waiting()).toEqual([]);
});

it("sends no more once it is closed", () => {
  const { outbox, sent } = opened();
  outbox.add(card(1));
  outbox.close();
  vi.advanceTimersByTime(10_000);
  expect(sent.length).toBe(1);
});

it("starts empty where what was kept cannot be read", () => {
  sessionStorage.setItem("chelem.moves.ab3d", "{");
  expect(opened().waiting()).toEqual([]);
});

it("knows which ids wait", () => {
  const { outbox, sent } = opened();
  outbox.add(card(1));
  expect(outbox.waits(sent[0]!.id)).toBe(true);
  expect(outbox.waits("another")).toBe(false);
  expect(outbox.waits(undefined)).toBe(false);
});

it("keeps chat through a reload, but no undo, which could be one of a later card by then", () => {
  const before = opened();
  before.outbox.add({ t: "undo" });
  before.outbox.add({ t: "chat", text: "Bonjour", to: "all" });
  before.outbox.resend();
  expect(before.sent.map(({ t }) => t)).toEqual(["undo", "chat", "undo", "chat"]);
  expect(
    opened()
      .waiting()
      .map(({ t }) => t),
  ).toEqual(["chat"]);
});
