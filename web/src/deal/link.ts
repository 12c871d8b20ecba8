/** The address at which anybody can play a deal that was played here. */
import type { GameName, Review } from "../protocol";

export function dealLink(game: GameName, { number, dealer, vulnerable, deal }: Review): string {
  const query = new URLSearchParams({ dealer, vulnerable: vulnerable.join("") });
  // The seven deals of comptoir are prepared, each in its own way.
  if (game === "comptoir") query.set("deal", String(deal));
  return `/donne/${game}/${number}?${query}`;
}
