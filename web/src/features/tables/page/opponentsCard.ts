/** Whether the opponents' convention card is offered at a table, and whose it is. */
import type { Seat } from "@chelem/card-table/seats";
import { inTab, keepText, keptText } from "../../../lib/kept";
import { peopleAt } from "../../../lib/tables/chairs";
import type { Shown } from "../live/optimistic";

export interface OpponentsPlay {
  side: "NS" | "EW";
  system: string;
  /** The title of their card, which may be empty. */
  card: string;
}

const key = (code: string) => `chelem.offered.${code}`;

/** What the opponents of the viewer play by a card of their own; nothing where they play a system as it is. */
export function opponentsPlay({ table, you }: Pick<Shown, "table" | "you">): OpponentsPlay | null {
  if (!you.seat) return null;
  const side = "NS".includes(you.seat satisfies Seat) ? "EW" : "NS";
  const { system, card } = table.sides[side];
  return card === null ? null : { side, system, card };
}

/** Whether to offer it: among people, before the first call of the first deal, and not again in this tab. */
export function offersCard(picture: Shown): boolean {
  const { table, deal, calls } = picture;
  return (
    table.status === "playing" &&
    deal?.deal === 1 &&
    !calls.length &&
    peopleAt(picture) > 1 &&
    opponentsPlay(picture) !== null &&
    keptText(key(table.code), inTab) === null
  );
}

export function noteOffered(code: string): void {
  keepText(key(code), "1", inTab);
}
