/** What a card table gives to its arrangements to place. */
import type { Snippet } from "svelte";
import type { Around, Layout } from "../layout";
import type { Place, Seat } from "../../values/seats";

export interface Parts {
  seats: Record<Place, Seat>;
  layout: Layout;
  /** The places whose hands are exposed. */
  open: Around[];
  /** No content of the page is in the middle, but the trick. */
  playing: boolean;
  /** The plate of a seat. */
  plate: Snippet<[Seat, "full" | "stacked" | "brief"]>;
  /** The open hand of a seat; its suits in rows if `sideways`. */
  openHand: Snippet<[place: Around, sideways: boolean]>;
  /** The facts of the board, beside or below its plate. */
  facts: Snippet<["row" | "column" | "tight"]>;
  /** The trick, or the page's content. */
  middle: Snippet;
  /** The plate of the seat at the bottom, where its hand is drawn. */
  you: Snippet<["full" | "brief"]> | null;
  /** The buttons of the seat at the bottom. */
  controls: Snippet | null;
}
