/** After a change of page, the keyboard and screen readers begin at its heading instead of nowhere. */

/** Whether the visitor used the keyboard last, not a pointer. */
let byKey = false;
/** Whether the visitor has done something since the page changed. */
let acted = false;
for (const kind of ["keydown", "pointerdown"])
  addEventListener(kind, () => ((byKey = kind === "keydown"), (acted = true)), { capture: true });

export const usesKeyboard = (): boolean => byKey;

let watching: MutationObserver | undefined;

/** Focus the heading of the page that has come, unless it focuses something itself or the visitor is quicker. */
export function land(): void {
  watching?.disconnect();
  acted = false;
  const arrive = () => {
    const heading = document.querySelector<HTMLElement>("h1");
    const free = document.activeElement === document.body && !acted;
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
