import { describe, expect, it } from "vitest";
import type { PictureMessage } from "../../../lib/protocol";
import type { LogEntry, PictureShape } from "../../../lib/protocol.generated";
import { pictureAfter } from "./reduce";

const hidden = { cards: null, count: 13, open: false };

/** A picture in the middle of a trick, or of an auction where there is no play. */
function picture(changed: Partial<PictureShape> = {}): PictureShape {
  return {
    table: { suits: ["S", "H", "C", "D"] },
    deal: { seating: { N: "anne", E: "bot-1", S: "sam", W: null } },
    hands: { N: hidden, E: hidden, S: { cards: ["SA", "H2"], count: 2, open: false }, W: hidden },
    calls: [],
    play: {
      trick: [],
      last: null,
      turned: ["EW"],
      taken: { NS: 0, EW: 1 },
      needed: 9,
      refused: { NS: null, EW: null },
    },
    turn: { seat: "S", by: "S", redouble: false },
    legal: ["SA"],
    ...changed,
  } as unknown as PictureShape;
}

function move(entry: object, more: object = {}): PictureMessage {
  const entries = [{ version: 20, event: "acted", by: "S", seat: "S", ...entry } as LogEntry];
  return { t: "move", version: 20, position: 9, entries, said: [], picture: {}, ...more };
}

describe("a card", () => {
  it("leaves its hand and lies in the trick", () => {
    const before = picture();
    const after = pictureAfter(before, move({ action: "SA" }));
    expect(after.hands.S).toEqual({ cards: ["H2"], count: 1, open: false });
    expect(after.play?.trick).toEqual([{ seat: "S", card: "SA" }]);
    expect(before.hands.S.cards).toEqual(["SA", "H2"]);
  });

  it("of a hidden hand is one card less", () => {
    expect(pictureAfter(picture(), move({ seat: "W", action: "S9" })).hands.W).toEqual({ ...hidden, count: 12 });
  });

  it("that completes a trick has it gathered before its winner", () => {
    const play = { ...picture().play!, trick: [{ seat: "E" as const, card: "S3" }] };
    const after = pictureAfter(picture({ play }), move({ action: "SA" }, { won: "S" }));
    expect(after.play).toEqual({
      trick: [],
      last: {
        plays: [
          { seat: "E", card: "S3" },
          { seat: "S", card: "SA" },
        ],
        winner: "S",
      },
      turned: ["EW", "NS"],
      taken: { NS: 1, EW: 1 },
      needed: 9,
      refused: { NS: null, EW: null },
    });
  });

  it("leaves what it does not touch as it is", () => {
    const before = picture();
    expect(pictureAfter(before, move({ action: "SA" })).deal).toBe(before.deal);
  });
});

describe("a hand that is exposed", () => {
  it("lies open, sorted as this game shows hands", () => {
    const entry = { event: "exposed", seat: "N", cards: ["SK", "S2", "DA", "C7"] };
    const after = pictureAfter(picture(), move(entry));
    expect(after.hands.N).toEqual({ cards: ["SK", "S2", "C7", "DA"], count: 4, open: true });
  });
});

describe("a call", () => {
  it("ends the auction so far, with who was dealt the hand", () => {
    const call = { version: 20, seat: "N", player: "anne", call: "1NT", alert: false, text: null };
    expect(pictureAfter(picture(), move({ seat: "N", action: "1NT" })).calls).toEqual([call]);
  });

  it("says what the server adds: another word, an alert", () => {
    const more = { call: { call: "XX", alert: true, text: "strong" } };
    const [call] = pictureAfter(picture(), move({ action: "X" }, more)).calls;
    expect(call).toMatchObject({ call: "XX", alert: true, text: "strong" });
  });

  it("that no page knows is shown as any other", () => {
    expect(pictureAfter(picture(), move({ action: "points:12" })).calls[0]?.call).toBe("points:12");
  });
});

describe("sections", () => {
  it("replace what the page has, after the move is applied", () => {
    const turn = { seat: "W" as const, by: "W" as const, redouble: false };
    const after = pictureAfter(picture(), move({ action: "SA" }, { picture: { turn, legal: [] } }));
    expect(after.turn).toBe(turn);
    expect(after.legal).toEqual([]);
  });

  it("of a table message come alone: its entries change nothing", () => {
    const message = { ...move({ action: "SA" }), t: "table" } as PictureMessage;
    expect(pictureAfter(picture(), message)).toEqual(picture());
  });

  it("are all that a first message needs", () => {
    const whole = { t: "table", version: 3, position: 0, entries: [], said: [], picture: picture() } as PictureMessage;
    expect(pictureAfter(null, whole)).toEqual(picture());
  });
});
