/** The words of the learning pages, and the few things that they share. */
import { addWords } from "../words";

/** Asks for the catalogue `learn.ftl`; wait for it before saying any of its sentences. */
export function learnWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/i18n/fr/learn.ftl?raw"),
    en: () => import("../../../src/chelem/i18n/en/learn.ftl?raw"),
  });
}

/** Names the browser's tab once the words have come; what it returns takes the name off again. */
export function titled(ready: Promise<unknown>, title: () => string): () => void {
  let left = false;
  void ready.then(() => {
    if (!left) document.title = `${title()} · Chelem`;
  });
  return () => {
    left = true;
    document.title = "Chelem";
  };
}

/** A number as printed on a sheet, with a true minus sign. */
export function printed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Lets the keyboard scroll a box that is too small for what it holds, and only then. */
export function scrollable(box: HTMLElement, label: string): { destroy: () => void } {
  const watch = new ResizeObserver(() => {
    if (box.scrollWidth <= box.clientWidth) {
      for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
      return;
    }
    box.tabIndex = 0;
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", label);
  });
  watch.observe(box);
  for (const inside of box.children) watch.observe(inside);
  return { destroy: () => watch.disconnect() };
}
