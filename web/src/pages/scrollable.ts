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
