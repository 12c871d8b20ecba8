/** The current address, by the History API. Write plain links, `<a href="/calcul">`. */

export const place = $state({ path: location.pathname, query: location.search });

/** Go to a path of the client. The history keeps one step if that page is open already, as after a double click. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  const here = location.pathname + location.search + location.hash;
  if (how === "push" && path !== here) history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Handle plain clicks on internal links; call it once. */
export function follow(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    // The browser scrolls to anchors in this page.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
}
