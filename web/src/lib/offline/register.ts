/** The service worker that keeps the pages for times without a line: only on HTTPS and localhost. */

/** Register it once the page has loaded, which needs the line first. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    // A browser may refuse, in a private window for example: the pages work without.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

/** Forget all stored pages and load this one from the server. */
export async function reloadFromServer(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    const names = "caches" in globalThis ? await caches.keys() : [];
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Without these, the browser asks the server for the page anyway.
  }
  location.reload();
}
