/** Make a box focusable, so that keys can scroll it, while its content overflows. */
export function scrollable(box: HTMLElement, label: string): { destroy: () => void } {
  const watch = new ResizeObserver(() => {
    if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) {
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
