/** Suits in HTML from the server. */
import { PATHS } from "@chelem/card-table/Suit.svelte";
import type { Suit } from "@chelem/card-table/card";

/** Return the server's HTML with its suits drawn, because phones show ♥ as an emoji. */
export function withDrawnSuits(html: string): string {
  return html.replace(
    /<span class="suit" role="img" aria-label="([^"]*)" data-suit="(.)">.<\/span>/gu,
    (_, name: string, suit: Suit) =>
      `<svg class="suit" role="img" aria-label="${name}" data-suit="${suit}" viewBox="0 0 32 32"><path d="${PATHS[suit]}"/></svg>`,
  );
}
