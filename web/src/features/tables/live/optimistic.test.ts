import { describe, expect, it } from "vitest";
import { picture, playing } from "../../../testing/picture";
import { withUnconfirmed, UNCONFIRMED } from "./optimistic";
import type { Move } from "./outbox";

const act = (action: string, position = 5): Move => ({ t: "act", id: "i", position, action });

describe("before the table has confirmed", () => {
  it("shows a call in the auction, and nobody's turn", () => {
    const shown = withUnconfirmed(picture(), [act("1C")], 5);
    expect(shown.calls.map(({ seat, call, version }) => [seat, call, version])).toEqual([["S", "1C", UNCONFIRMED]]);
    expect(shown.turn).toBeNull();
    expect(shown.legal).toEqual([]);
  });

  it("shows a card in the trick and no longer in the hand, dummy's too", () => {
    const shown = withUnconfirmed(playing(), [act("H2")], 5);
    expect(shown.play!.trick.map(({ seat, card }) => seat + card)).toEqual(["WH5", "NH2"]);
    expect(shown.hands.N).toMatchObject({ cards: ["S3"], count: 1 });
    expect(shown.hands.S.count).toBe(2);
    expect(shown.unconfirmed).toBe("H2");
  });

  it("offers nothing while a claim waits, and a claim once answered asks no more", () => {
    const claim = { by: "E" as const, tricks: 2, left: 2, waiting: ["S" as const], you: true };
    const shown = withUnconfirmed(playing({ claim }), [{ t: "answer", id: "i", position: 5, accept: true }], 5);
    expect(shown.claim).toEqual({ ...claim, you: false });
    expect(shown.legal).toEqual([]);
  });
});

describe("what is shown as it is", () => {
  it("is a table without moves, or with a move made at another position", () => {
    expect(withUnconfirmed(picture(), [], 5)).toEqual(picture());
    expect(withUnconfirmed(picture(), [act("1C", 4)], 5)).toEqual(picture());
  });

  it("is an action that is not legal: the table will refuse it", () => {
    const shown = withUnconfirmed(picture(), [act("7NT")], 5);
    expect(shown.calls).toEqual([]);
    expect(shown.turn).toEqual(picture().turn);
  });

  it("is the picture that came: it is not changed", () => {
    const came = playing();
    withUnconfirmed(came, [act("H2")], 5);
    expect(came).toEqual(playing());
  });
});
