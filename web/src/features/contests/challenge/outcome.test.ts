import { describe, expect, test } from "vitest";
import type { ChallengePlayer, ChallengeShape } from "../../../lib/protocol.generated";
import { inOrder, outcomeOf } from "./outcome";

const player = (name: string, rank: number | null, imps: number | null, you = false): ChallengePlayer => ({
  name,
  you,
  first: false,
  played: rank === null ? 2 : 4,
  over: rank !== null,
  rank,
  imps,
  percent: null,
});
const challenge = (players: ChallengePlayer[]) => ({ players }) as ChallengeShape;

describe("outcomeOf", () => {
  test("nobody has won before another player has finished", () => {
    expect(outcomeOf(challenge([player("Anne", 1, 0, true), player("Ben", null, null)])).kind).toBe("none");
    expect(outcomeOf(challenge([player("Anne", 1, 0), player("Ben", null, null, true)])).kind).toBe("none");
  });
  test("of two players one wins by IMPs, or they are level", () => {
    const duel = (gain: number) =>
      outcomeOf(challenge([player("Anne", gain < 0 ? 1 : 2, -gain), player("Ben", gain < 0 ? 2 : 1, gain, true)]));
    expect(duel(7)).toEqual({ kind: "won", imps: 7, name: "Anne" });
    expect(duel(-3)).toEqual({ kind: "lost", imps: 3, name: "Anne" });
    expect(duel(0)).toEqual({ kind: "level" });
  });
  test("of several players one has a place", () => {
    const players = [player("Anne", 2, 1), player("Ben", 1, 5, true), player("Eva", 3, -6)];
    expect(outcomeOf(challenge(players))).toEqual({ kind: "first", rank: 1, players: 3 });
    expect(inOrder([...players, player("Zoé", null, null)]).map(({ name }) => name)).toEqual([
      "Ben",
      "Anne",
      "Eva",
      "Zoé",
    ]);
  });
});
