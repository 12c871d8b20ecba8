/** The pairs of an event that have announced a convention card. */
import type { EventShape } from "../../../lib/protocol.generated";

export interface PairWithCard {
  entrant: number;
  pair: number;
}

/** A pair as its address names it. */
export const pairOf = (pair: number): "1" | "2" => (pair === 2 ? "2" : "1");

/** Which of these entrants have announced cards: of a team the pair that sits this way, or both. */
export function pairsWithCards(
  { entrants, form }: Pick<EventShape, "entrants" | "form">,
  who: readonly number[],
  side: "NS" | "EW" | null,
): PairWithCard[] {
  return entrants
    .filter(({ entrant }) => who.includes(entrant))
    .flatMap(({ entrant, cards }) => cards.map((pair) => ({ entrant, pair })))
    .filter(({ pair }) => !form.teams || side === null || pair === (side === "NS" ? 1 : 2));
}

/** The entrants still there that have announced no card; nobody where no pair has, as then nobody is to. */
export function withoutCard({ entrants, form }: Pick<EventShape, "entrants" | "form">): number[] {
  if (entrants.every(({ cards }) => !cards.length)) return [];
  const wanted = form.teams ? 2 : 1;
  return entrants
    .filter(({ cards, withdrawn }) => withdrawn === null && cards.length < wanted)
    .map(({ entrant }) => entrant);
}
