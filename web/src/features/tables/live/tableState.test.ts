import { beforeAll, describe, expect, it } from "vitest";
import type { Shown } from "./optimistic";
import { picture, playing } from "../../../testing/picture";
import { say, loadLanguage } from "../../../lib/words";
import { auctionEntry, isOver, tableState } from "./tableState";

const state = (shown: Shown, lastTrick = false) => tableState(shown, { chosen: null, lastTrick });

beforeAll(() => loadLanguage("en"));

describe("the live table", () => {
  it("has one's own seat at the bottom, South for those who look on", () => {
    const { you } = picture();
    expect(state(picture({ you: { ...you, seat: "E" } })).bottom).toBe("E");
    expect(state(picture({ you: { ...you, seat: null } })).bottom).toBe("S");
  });

  it("can select legal cards, and no calls", () => {
    expect(state(picture()).selectable).toEqual([]);
    expect(state(playing()).selectable).toEqual(["H2"]);
  });

  it("shows no trick before the play", () => {
    expect(state(picture()).trick).toBeNull();
  });

  it("shows no hands once the deal or the match is over", () => {
    const { table } = picture();
    const between = picture({ between: { ready: [], waiting: [] } });
    const finished = picture({ table: { ...table, status: "over" } });
    for (const shown of [between, finished]) {
      expect(isOver(shown)).toBe(true);
      expect(state(shown).hands).toEqual({});
    }
  });

  it("shows vulnerability only in games that have it", () => {
    const { table } = picture();
    expect(state(picture()).board!.vulnerable).toEqual(["N", "E", "S", "W"]);
    expect(state(picture({ table: { ...table, vulnerability: false } })).board!.vulnerable).toBeNull();
    expect(state(picture({ deal: null })).board).toBeNull();
  });
});

describe("the plates of the seats", () => {
  it("say who declares and who is dummy, also before the hand is open", () => {
    expect(state(playing()).seats.S.notes).toEqual([say("seat-declarer")]);
    expect(state(playing()).seats.N.notes).toEqual([say("seat-dummy")]);
    const { hands } = picture();
    expect(state(playing({ hands })).seats.N.notes).toEqual([say("seat-dummy")]);
  });

  it("ask the viewer to act for their own seat, and for dummy's", () => {
    expect(state(picture()).seats.S.prompt).toBe(say("seat-yours"));
    expect(state(playing()).seats.N.prompt).toBe(say("seat-yours"));
    expect(state(playing()).seats.S.prompt).toBeNull();
  });

  it("ask nobody else, nor those who look on", () => {
    const { you } = picture();
    const others = state(playing({ turn: { seat: "E", by: "E", redouble: false } }));
    const onlooker = state(playing({ you: { ...you, seat: null } }));
    for (const { seats } of [others, onlooker]) {
      expect(Object.values(seats).every(({ prompt }) => prompt === null)).toBe(true);
    }
  });

  it("say that declarer plays dummy's cards", () => {
    const seats = state(playing({ you: { ...picture().you, seat: "N" } })).seats;
    expect(seats.N).toMatchObject({ prompt: null, turn: say("seat-played") });
    expect(seats.S.turn).toBeNull();
    expect(state(picture()).seats.S.turn).toBeNull();
  });

  it("say who has lost the connection; bots never do", () => {
    const { chairs } = picture();
    const gone = { player: "q", name: "Bob", kind: "person" as const, here: false };
    const seats = state(picture({ chairs: { ...chairs, E: gone } })).seats;
    expect(seats.E).toMatchObject({ name: "Bob", away: true, notes: [say("seat-away")] });
    expect(seats.N).toMatchObject({ name: "Robot", away: false });
  });
});

describe("the place of dummy's hand", () => {
  it("is kept from the end of the auction", () => {
    expect(state(picture()).exposed).toBeNull();
    expect(state(playing({ hands: picture().hands })).exposed).toBe("N");
  });
});

describe("the trick in the middle", () => {
  const last = { plays: [{ seat: "W" as const, card: "H5" }], winner: "W" as const };
  const { play } = playing();

  it("is the one in progress, without a winner", () => {
    expect(state(playing()).trick).toMatchObject({ plays: play!.trick, winner: null, numbered: false });
  });

  it("stays the last one until the next card", () => {
    const shown = playing({ play: { ...play!, trick: [], last } });
    expect(state(shown).trick).toMatchObject({ plays: last.plays, winner: "W", numbered: true });
  });

  it("is the last one again when that is asked for, if there is one", () => {
    expect(state(playing({ play: { ...play!, last } }), true).trick!.winner).toBe("W");
    expect(state(playing(), true).trick!.winner).toBeNull();
  });

  it("marks a card that is not confirmed", () => {
    expect(state(playing({ unconfirmed: "H2" })).trick!.waiting).toBe("H2");
  });
});

describe("a call of the auction", () => {
  const made = { version: 4, seat: "S" as const, player: "p", call: "1NT", alert: false, text: null };

  it("has a mark when it is alerted or explained", () => {
    expect(auctionEntry(made).alert).toBe(false);
    expect(auctionEntry({ ...made, alert: true }).alert).toBe(true);
    expect(auctionEntry({ ...made, text: "15 to 17" }).alert).toBe(true);
  });

  it("waits until the table has numbered it", () => {
    expect(auctionEntry(made).waiting).toBe(false);
    expect(auctionEntry({ ...made, version: -1 }).waiting).toBe(true);
  });
});
