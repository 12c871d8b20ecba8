import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection } from "./connection";

/** The socket that the page has opened last. */
class Line {
  static readonly OPEN = 1;
  static opened: Line[] = [];
  readyState = Line.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.opened.push(this);
  }
  send(): void {
    /* nobody hears it */
  }
  close(): void {
    /* nobody waits for it */
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  end(code: number): void {
    this.onclose?.({ code });
  }
}

const MOVED = { t: "bye", code: "message.moved", facts: {}, sentence: "…", retry: "later" };
const line = (): Line => Line.opened[Line.opened.length - 1] as Line;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  Line.opened = [];
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("document", { ...events, visibilityState: "visible" });
  for (const [name, value] of Object.entries(events)) vi.stubGlobal(name, value);
  connection = new Connection("/live", {
    hello: () => ({ t: "ping" }),
    received: () => undefined,
    connectionChanged: () => undefined,
  });
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Return how many sockets the page has opened after some milliseconds. */
function openedAfter(milliseconds: number): number {
  vi.advanceTimersByTime(milliseconds);
  return Line.opened.length;
}

it("connects again at once where the server ends", () => {
  line().receive({ t: "pong" });
  line().end(1012);
  expect(openedAfter(300)).toBe(2);
});

it("connects again at once where the table has moved to another server", () => {
  line().receive(MOVED);
  line().end(1008);
  expect(openedAfter(300)).toBe(2);
});

it("waits a second where the line was lost", () => {
  line().receive({ t: "pong" });
  line().end(1006);
  expect(openedAfter(999)).toBe(1);
  expect(openedAfter(1)).toBe(2);
});

it("waits a second, too, where a third move in a row has led nowhere", () => {
  for (const moves of [2, 3, 4]) {
    line().end(1012);
    expect(openedAfter(300)).toBe(moves);
  }
  line().end(1012);
  expect(openedAfter(999)).toBe(4);
  expect(openedAfter(1)).toBe(5);
  line().receive({ t: "pong" });
  line().end(1012);
  expect(openedAfter(300)).toBe(6);
});
