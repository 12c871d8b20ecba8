/** The address at which anybody can play a deal that was played here. */
import type { Review, TableSection } from "../protocol";

export function dealLink(
  table: Pick<TableSection, "game" | "prepared">,
  { number, dealer, vulnerable, deal }: Review,
): string {
  const query = new URLSearchParams({ dealer, vulnerable: vulnerable.join("") });
  // Prepared deals are each prepared in their own way.
  if (table.prepared) query.set("deal", String(deal));
  return `/donne/${table.game}/${number}?${query}`;
}
