/** The address at which anyone can play a deal that was played here. */
import type { ReviewShape, TableShape } from "../../lib/protocol.generated";

export function dealLink(
  table: Pick<TableShape, "game" | "prepared">,
  { number, dealer, vulnerable, deal }: ReviewShape,
): string {
  const query = new URLSearchParams({ dealer, vulnerable: vulnerable.join("") });
  // How a prepared deal is prepared depends on its number in the match.
  if (table.prepared) query.set("deal", String(deal));
  return `/donne/${table.game}/${number}?${query}`;
}
