import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Shown } from "../live/optimistic";
import type { ClaimShape } from "../../../lib/protocol.generated";
import { playing } from "../../../testing/picture";
import { Autoplay, BEAT, forcedCard } from "./autoplay";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const turned = (tricks: number): Partial<Shown> => ({
  play: { ...playing().play!, turned: Array(tricks).fill("NS") as "NS"[] },
});

it("plays an only card if that is wanted", () => {
  expect(forcedCard(playing(), "single")).toBe("H2");
  expect(forcedCard(playing(), "off")).toBeNull();
  expect(forcedCard(playing({ legal: ["H2", "H3"] }), "single")).toBeNull();
  expect(forcedCard(playing({ legal: ["P"] }), "single")).toBeNull();
});

it("plays the last trick alone if only that is wanted", () => {
  expect(forcedCard(playing(turned(11)), "last")).toBeNull();
  expect(forcedCard(playing(turned(12)), "last")).toBe("H2");
});

it("plays nothing while a claim or an undo request is to be answered", () => {
  const claim: ClaimShape = { by: "W", tricks: 3, left: 5, waiting: ["S"], you: true };
  expect(forcedCard(playing({ claim }), "single")).toBeNull();
  expect(
    forcedCard(playing({ undo: { can: false, asked: { by: "W", card: "S2", waiting: ["S"], you: true } } }), "single"),
  ).toBeNull();
});

/** What is played by itself, and whether another question is open. */
function started() {
  const played: string[] = [];
  const open = { question: false };
  const autoplay = new Autoplay(
    (card) => played.push(card),
    () => open.question,
  );
  return { autoplay, played, open };
}

it("plays after a short beat, once: a card that was taken back is the player's", () => {
  const { autoplay, played } = started();
  autoplay.begin("1.1", "H2");
  vi.advanceTimersByTime(BEAT - 1);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(played).toEqual(["H2"]);
  autoplay.begin("1.1", "H2");
  vi.advanceTimersByTime(10 * BEAT);
  expect(played).toEqual(["H2"]);
  autoplay.begin("2.1", "H2");
  vi.advanceTimersByTime(BEAT);
  expect(played).toEqual(["H2", "H2"]);
});

it("waits while another question is open", () => {
  const { autoplay, played, open } = started();
  open.question = true;
  autoplay.begin("1.1", "H2");
  vi.advanceTimersByTime(3 * BEAT);
  expect(played).toEqual([]);
  open.question = false;
  vi.advanceTimersByTime(BEAT);
  expect(played).toEqual(["H2"]);
});

it("forgets the card when the turn is over before the beat", () => {
  const { autoplay, played, open } = started();
  open.question = true;
  const stop = autoplay.begin("1.1", "H2");
  vi.advanceTimersByTime(BEAT);
  stop();
  open.question = false;
  vi.advanceTimersByTime(10 * BEAT);
  expect(played).toEqual([]);
});
