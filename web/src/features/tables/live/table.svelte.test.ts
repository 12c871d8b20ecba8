import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromClient, FromServer } from "../../../lib/protocol.generated";
import { LiveTable } from "./table.svelte";

/** The line of a table: what the page has sent, and a way to answer. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = Line.OPEN;
  readonly sent: FromClient["t"][] = [];
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as FromClient).t);
  }
  close(): void {
    /* Nothing is open. */
  }
  answer(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("document", { ...events, visibilityState: "visible" });
  for (const [name, value] of Object.entries(events)) vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("shows a hint whatever meaning was asked for before it and comes after it", () => {
  const live = new LiveTable("abcdefgh");
  live.open();
  live.ask({ call: "1NT" });
  live.askHint();
  expect(Line.last.sent).toEqual(["meaning", "hint"]);
  Line.last.answer({ t: "hint", action: "1D", text: "…" });
  Line.last.answer({ t: "meaning", call: "1NT", text: "15–17", shows: null as never });
  expect([live.meaning, live.advice?.action]).toEqual([null, "1D"]);
  live.ask({ call: "1NT" });
  Line.last.answer({ t: "meaning", call: "1NT", text: "15–17", shows: null as never });
  expect([live.meaning?.text, live.advice]).toEqual(["15–17", null]);
  live.close();
});

it("says hello again, as if it had nothing, before a message after a gap", () => {
  const live = new LiveTable("abcdefgh");
  const entry = (version: number) => ({ version, event: "chatted", by: null, text: "Merci", audience: null });
  const message = (version: number, picture: object) =>
    ({ t: "table", version, position: 0, entries: [entry(version)], said: [], picture }) as unknown as FromServer;
  live.open();
  const before = Line.last; // whose first message is whole whatever is in it
  before.answer(message(3, { you: { seat: null }, deal: null }));
  before.answer(message(4, { chat: [] }));
  expect([live.version, Line.last]).toEqual([4, before]);
  before.answer(message(6, { chat: [] }));
  expect([live.version, Line.last === before]).toEqual([null, false]);
  live.close();
});
