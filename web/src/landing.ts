/** After a change of page, the keyboard and screen readers begin at its heading instead of nowhere. */

/** Milliseconds within which a page shows its heading. */
const PATIENCE = 5_000;

/** Whether the visitor used the keyboard last, not a pointer. */
let byKey = false;
addEventListener("keydown", () => (byKey = true), { capture: true });
addEventListener("pointerdown", () => (byKey = false), { capture: true });

export const usesKeyboard = (): boolean => byKey;

let watching: MutationObserver | undefined;

/** Focus the heading of the page that has come, unless it focuses something itself or the visitor is quicker. */
export function land(): void {
  watching?.disconnect();
  const began = performance.now();
  const arrive = () => {
    const heading = document.querySelector<HTMLElement>("h1");
    const free = document.activeElement === document.body && performance.now() - began < PATIENCE;
    if (free && !heading) return;
    watching?.disconnect();
    if (!free || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  watching = new MutationObserver(arrive);
  watching.observe(document.body, { childList: true, subtree: true });
  arrive();
}
