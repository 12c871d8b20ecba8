/**
 * Movements of cards: from a hand to the trick, and of a trick to its winner.
 *
 * A card is in its new place at once; only its picture moves, by transform and opacity, so that nothing waits for it.
 */
import type { Card } from "../values/card";
import type { Place } from "../values/seats";

/** The duration of a movement, as a multiple of the style sheet's `--quick`. */
const FLIGHT = 1.4;
const EASING = "cubic-bezier(0.2, 0.7, 0.3, 1)";
/** Where the cards of a trick lie, and how far they leave toward each player: in widths of a card from the middle. */
const LIES: Record<Place, [number, number]> = { top: [0, -0.5], bottom: [0, 0.5], left: [-0.9, 0], right: [0.9, 0] };
const OUT: Record<Place, [number, number]> = { top: [0, -1.2], bottom: [0, 1.2], left: [-1.5, 0], right: [1.5, 0] };

/** The duration of a movement in milliseconds: 0 if the visitor wants none. */
export function flightTime(element: Element): number {
  const text = getComputedStyle(element).getPropertyValue("--quick").trim();
  const quick = Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000);
  return (quick || 0) * FLIGHT;
}

export class Flights {
  private readonly origins = new Map<Card, DOMRect>();

  /** Before the page is redrawn: remember where the cards of a trick are in the open hands. */
  leave(table: Element | undefined, cards: Card[]): void {
    this.origins.clear();
    for (const card of cards) {
      const held = table?.querySelector(`[data-card="${card}"] > *`);
      if (held) this.origins.set(card, held.getBoundingClientRect());
    }
  }

  /** Move the picture of a card that was just laid, from its hand or else from its player's side. */
  land(element: HTMLElement, card: Card, place: Place): void {
    const duration = flightTime(element);
    if (!duration) return;
    const from = this.origins.get(card);
    const to = element.getBoundingClientRect();
    const [x, y] = OUT[place].map((widths) => widths * to.width);
    element.animate(
      from
        ? {
            transformOrigin: ["0 0", "0 0"],
            transform: [
              `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`,
              "none",
            ],
          }
        : { transform: [`translate(${x}px, ${y}px)`, "none"], opacity: [0, 1] },
      { duration, easing: EASING },
    );
  }
}

/** A card of a finished trick moves to the winner; none moves if `winner` is null. */
export function gather(element: Element, place: Place, winner: Place | null): { duration: number; css?: Css } {
  const duration = winner && flightTime(element);
  if (!duration) return { duration: 0 };
  const [x, y] = [0, 1].map((axis) => LIES[winner][axis]! + OUT[winner][axis]! - LIES[place][axis]!);
  return {
    duration,
    css: (_, gone) => {
      const eased = gone * gone * (3 - 2 * gone);
      // Under the cards of the next trick, and gone before they have all come.
      return `z-index: -1; transform: translate(calc(var(--w) * ${x! * eased}), calc(var(--w) * ${y! * eased})) scale(${1 - 0.45 * eased});
        opacity: ${Math.max(0, 1 - 2 * gone)}`;
    },
  };
}

type Css = (left: number, gone: number) => string;
