import { expect, it } from "vitest";
import type { EventShape } from "../../../lib/protocol.generated";
import { pairsWithCards, withoutCard } from "./pairs";

type Known = Pick<EventShape, "entrants" | "form">;
const event = (teams: boolean, cards: number[][]) =>
  ({
    form: { teams },
    entrants: cards.map((each, place) => ({ entrant: place + 1, cards: each, withdrawn: null })),
  }) as unknown as Known;

it("finds the card of a pair whichever way it sits, of a team that of the pair which sits this way", () => {
  expect(pairsWithCards(event(false, [[1], []]), [1, 2], "EW")).toEqual([{ entrant: 1, pair: 1 }]);
  const teams = event(true, [[1, 2]]);
  expect(pairsWithCards(teams, [1], "EW")).toEqual([{ entrant: 1, pair: 2 }]);
  expect(pairsWithCards(teams, [1], null)).toHaveLength(2);
});

it("names who has none, once anybody has announced a card", () => {
  expect(withoutCard(event(false, [[], []]))).toEqual([]);
  expect(withoutCard(event(false, [[1], [], []]))).toEqual([2, 3]);
  expect(withoutCard(event(true, [[1, 2], [1]]))).toEqual([2]);
});
