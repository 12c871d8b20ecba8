/** The table for pages without Svelte: mount it, set its state, get a callback for each selected card. */
import { mount as mountComponent, unmount } from "svelte";
import { auctionOf, tableOf, type AuctionPart, type TablePart } from "./values/blank";
import type { Card } from "./values/card";
import Embedded from "./table/Embedded.svelte";
import type { Labels } from "./values/labels";
import "./theme.css";
import { english } from "./values/words";

/** The state to mount: the table, and optionally an auction in place of the trick. */
export type MountPart = TablePart & { auction?: AuctionPart | null };

export interface Callbacks {
  /** A card of `selectable` was clicked, or chosen by key. */
  select?: (card: Card) => void;
}

export interface Mounted {
  /** Draw another state; omitted fields keep their values. */
  set: (part: MountPart) => void;
  destroy: () => void;
}

/**
 * Draw a table that fills `element`.
 *
 * `compact` follows the width of the element unless it is given. Throws an `Error`
 * if there is no element.
 */
export function mount(
  element: Element | null,
  { auction, ...state }: MountPart = {},
  callbacks: Callbacks = {},
  labels: Labels = english,
): Mounted {
  if (!element) throw new Error("There is no element to draw the table in.");
  const props = $state({
    table: tableOf(state),
    auction: auction ? auctionOf(auction) : null,
    compact: state.compact ?? null,
    labels,
    select: (card: Card) => callbacks.select?.(card),
  });
  const component = mountComponent(Embedded, { target: element, props });
  return {
    set: ({ auction: next, ...part }) => {
      props.table = tableOf(part, props.table);
      if (next !== undefined) props.auction = next && auctionOf(next);
      props.compact = part.compact ?? props.compact;
    },
    destroy: () => void unmount(component),
  };
}
