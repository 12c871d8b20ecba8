/** Restore keyboard focus: the focused element disappears with each call and card. */
import { usesKeyboard } from "../landing";

const NEXT = [
  ".question .main",
  ".result .main:not(:disabled)",
  ".slot.can[tabindex='0']",
  ".slot.can",
  ".box .cell[tabindex='0']:not(:disabled)",
  ".box .cell:not(:disabled)",
].join(", ");

/** If the focus was lost, move it to the next thing to do. As a turn begins, leave a card that may not be played. */
export function refocus(turnBegins = false): void {
  if (!usesKeyboard()) return;
  const active = document.activeElement;
  // The heading has it after a change of page.
  const lost =
    active === document.body || active?.tagName === "H1" || (active instanceof HTMLButtonElement && active.disabled);
  if (lost) document.querySelector<HTMLElement>(NEXT)?.focus();
  else if (turnBegins && active?.matches(".slot:not(.can)"))
    active.closest("[role=group]")?.querySelector<HTMLElement>(".slot.can[tabindex='0']")?.focus();
}
