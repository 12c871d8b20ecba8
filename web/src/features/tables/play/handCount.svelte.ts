/** What the visitor's hand is worth, as the server counts it, for those who wish to see it. */
import { SEATS } from "@chelem/card-table/seats";
import { get } from "../../../lib/http";
import type { Shown } from "../live/optimistic";
import type { HandCountShape } from "../../../lib/protocol.generated";
import { settings } from "../../../lib/settings.svelte";

/** What a count depends on: it is asked for again when this changes; null while there is nothing to count. */
export function countedWith({ table, deal, you, calls, contract, hands, play }: Shown): string | null {
  if (!deal || deal.over || !you.seat || !hands[you.seat].cards) return null;
  const said = calls.filter((call) => call.version >= 0).length;
  const open = SEATS.filter((seat) => hands[seat].cards);
  return JSON.stringify([handOf(table.code, deal, you.seat), said, contract?.text, open, play?.turned.length]);
}

/** The hand that a count is of: that of another is not shown. */
const handOf = (code: string, { deal, attempt }: NonNullable<Shown["deal"]>, seat: string): string =>
  `${code} ${deal}.${attempt} ${seat}`;

class Counting {
  private counted = $state.raw<{ hand: string; count: HandCountShape }>();

  /** The count of the hand in the picture; null until it has come. */
  of({ table, deal, you }: Shown): HandCountShape | null {
    if (!settings.count || !deal || !you.seat) return null;
    return this.counted?.hand === handOf(table.code, deal, you.seat) ? this.counted.count : null;
  }

  /** Keep the count up to date, in an effect. */
  follow(picture: () => Shown): void {
    const asked = $derived(settings.count ? countedWith(picture()) : null);
    const code = $derived(picture().table.code);
    $effect(() => {
      if (asked === null) return;
      let left = false;
      const [hand] = JSON.parse(asked) as [string];
      get("/api/tables/{code}/count", { code }).then(
        (count) => {
          if (!left) this.counted = { hand, count };
        },
        () => undefined, // The game goes on without it.
      );
      return () => {
        left = true;
      };
    });
  }
}

export const counting = new Counting();
