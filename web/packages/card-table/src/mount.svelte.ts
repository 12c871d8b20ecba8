/** The table for pages without Svelte: mount it, give it states, hear which cards are selected. */
import { mount as mountComponent, unmount } from "svelte";
import { tableOf, type TablePart } from "./blank";
import type { Card } from "./card";
import Embedded from "./Embedded.svelte";
import type { Labels } from "./labels";
import "./theme.css";
import { english } from "./words";

export interface Callbacks {
  /** A card of `selectable` was clicked, or chosen by key. */
  select?: (card: Card) => void;
}

export interface Mounted {
  /** Draw another state; what is left out stays as it was. */
  set: (part: TablePart) => void;
  destroy: () => void;
}

/**
 * Draw a table in `element`, whose size it takes.
 *
 * `state` may leave out what is empty; `compact` follows the width of the element unless it is given.
 */
export function mount(
  element: Element,
  state: TablePart = {},
  callbacks: Callbacks = {},
  labels: Labels = english,
): Mounted {
  const props = $state({
    table: tableOf(state),
    compact: state.compact ?? null,
    labels,
    select: (card: Card) => callbacks.select?.(card),
  });
  const component = mountComponent(Embedded, { target: element, props });
  return {
    set: (part) => {
      props.table = tableOf(part, props.table);
      props.compact = part.compact ?? props.compact;
    },
    destroy: () => void unmount(component),
  };
}
