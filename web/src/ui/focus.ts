/** Restore keyboard focus: the focused element disappears with each call and card. */
import { usesKeyboard } from "./landing";

const PLAYABLE = ".slot.can[tabindex='0']";
const NEXT = [
  ".question .main",
  ".result .main:not(:disabled)",
  PLAYABLE,
  ".slot.can",
  ".box .cell[tabindex='0']:not(:disabled)",
  ".box .cell:not(:disabled)",
].join(", ");
const IN_EXERCISE = [PLAYABLE, ".steps .button:not(:disabled)"].join(", ");

/** The auction, if the focus waits there for the next turn. */
let waiting: HTMLElement | null = null;

const isLost = (active: Element | null): boolean =>
  active === document.body || (active instanceof HTMLButtonElement && active.disabled);

/**
 * If the focus was lost, move it to the next thing to do. As a turn begins, leave a card that may not be played: for
 * one of the same hand, or of the hand that is to play.
 */
export function refocus(turnBegins = false): void {
  if (!usesKeyboard()) return;
  const active = document.activeElement;
  // The heading has it after a change of page.
  if (isLost(active) || active?.tagName === "H1" || (waiting && active === waiting)) {
    const next = document.querySelector<HTMLElement>(NEXT);
    if (next) waiting = null;
    next?.focus();
  } else if (turnBegins && active?.matches(".slot:not(.can)")) playableNear(active)?.focus();
}

/** After a call its button is disabled: wait in the auction. */
export function awaitTurn(): void {
  if (!usesKeyboard() || !isLost(document.activeElement)) return;
  waiting = document.querySelector<HTMLElement>(".area .scroller");
  waiting?.focus();
}

function playableNear(card: Element): HTMLElement | null {
  const hand = card.closest("[role=group]")?.querySelector<HTMLElement>(PLAYABLE);
  return hand ?? card.closest(".card-table")?.querySelector<HTMLElement>(PLAYABLE) ?? null;
}

/** In an exercise: the same within its part of the page, or what is first at its end. */
export function refocusIn(part: HTMLElement, end: HTMLElement | null = null): void {
  if (!usesKeyboard()) return;
  const active = document.activeElement;
  if (active === document.body) (end ?? part.querySelector<HTMLElement>(IN_EXERCISE))?.focus();
  else if (active && part.contains(active) && active.matches(".slot:not(.can)")) playableNear(active)?.focus();
}
