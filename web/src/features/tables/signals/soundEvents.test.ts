import { describe, expect, it } from "vitest";
import type { Shown } from "../live/optimistic";
import { picture, playing } from "../../../testing/picture";
import { soundsBetween } from "./soundEvents";

const play = (turned: ("NS" | "EW")[], trick: NonNullable<Shown["play"]>["trick"]): Partial<Shown> => ({
  play: { ...playing().play!, turned, trick },
  turn: null,
});
const card = (seat: "N" | "W", of: string) => ({ seat, card: of });

describe("what is heard", () => {
  const empty = playing(play([], []));
  const led = playing(play([], [card("W", "H5")]));

  it("is nothing when a table is opened, when nothing happens, and when a card is taken back", () => {
    expect(soundsBetween(null, led)).toEqual([]);
    expect(soundsBetween(led, led)).toEqual([]);
    expect(soundsBetween(led, empty)).toEqual([]);
  });

  it("is a card for each that is laid", () => {
    expect(soundsBetween(empty, led)).toEqual(["card"]);
  });

  it("is the gathering of a trick when the next one is led, not while it lies there", () => {
    const finished = playing(play(["NS"], []));
    expect(soundsBetween(led, finished)).toEqual(["card"]);
    expect(soundsBetween(finished, playing(play(["NS"], [card("N", "S3")])))).toEqual(["trick", "card"]);
  });

  it("is one's turn, once, and not that of others", () => {
    const waiting = picture({ turn: null });
    expect(soundsBetween(waiting, picture())).toEqual(["turn"]);
    expect(soundsBetween(picture(), picture())).toEqual([]);
    expect(soundsBetween(waiting, picture({ you: { ...picture().you, seat: null } }))).toEqual([]);
  });

  it("is the end of a deal, once", () => {
    const over = playing({ between: { ready: [], waiting: [] } });
    expect(soundsBetween(led, over)).toEqual(["end"]);
    expect(soundsBetween(over, over)).toEqual([]);
  });
});
