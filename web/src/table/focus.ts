/** Restore keyboard focus: the focused element disappears with each call and card. */

let byKey = false;
addEventListener("keydown", () => (byKey = true), { capture: true });
addEventListener("pointerdown", () => (byKey = false), { capture: true });

const NEXT = [
  ".question .main",
  ".result .main:not(:disabled)",
  ".slot.can[tabindex='0']",
  ".slot.can",
  ".box .cell[tabindex='0']:not(:disabled)",
  ".box .cell:not(:disabled)",
].join(", ");

/** If the focus was lost, move it to the next thing to do; as a turn begins, from a card that may not be played, too. */
export function refocus(turnBegins = false): void {
  const active = document.activeElement;
  // The heading has it after a change of page.
  const lost =
    active === document.body || active?.tagName === "H1" || (active instanceof HTMLButtonElement && active.disabled);
  const idle = turnBegins && active?.matches(".slot:not(.can)");
  if (byKey && (lost || idle)) document.querySelector<HTMLElement>(NEXT)?.focus();
}
