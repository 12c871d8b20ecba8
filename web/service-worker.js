/**
 * Keeps the built pages in the browser, so that they open without a line.
 *
 * The build puts the list of its files and a version made from them in the place of `BUILT`. Pages come from
 * the server while it answers, so a new version is taken at the next load; what a page is made of has a hash in
 * its name. Nothing of /api is ever stored or answered here. A new version waits until the pages of the old one
 * are closed, so that these find their parts to the last.
 */
/* global BUILT */
const { version, files } = BUILT;
const CACHE = `chelem-${version}`;
const SHELL = "/";

self.addEventListener("install", (event) => event.waitUntil(store()));
self.addEventListener("activate", (event) => event.waitUntil(removeOthers()));
self.addEventListener("push", (event) => event.waitUntil(notify(event.data.json())));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (files.includes(pathname)) event.respondWith(stored(request, pathname));
});

/** One after another: a page that is open needs the line more. */
async function store() {
  const cache = await caches.open(CACHE);
  for (const path of [SHELL, ...files]) {
    // Names with a hash may come from the browser's own cache, all others have to be asked for again.
    await cache.add(new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" }));
  }
}

async function removeOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Show that it is this person's turn at a table, in the place of an earlier notification of it. */
async function notify({ path, title, body, language }) {
  const options = { body, lang: language, tag: path, icon: "/icon-192.png", data: path };
  await self.registration.showNotification(title, options);
}

/** The push service has given up the address where the server sends notifications: send it the new one. */
async function subscribeAgain() {
  const { key, endpoint, language } = await (await fetch("/api/me/push")).json();
  if (key === null || endpoint === null) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { keys, ...made } = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch(`/api/me/push?language=${language}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint: made.endpoint, public_key: keys.p256dh, secret: keys.auth }),
  });
}

/** Bring the page of a table to the front, or open it again. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = pages.find((each) => new URL(each.url).pathname === path);
  await (found ? found.focus() : self.clients.openWindow(path));
}

/** The server's page, or the stored one if there is no line. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const shell = await cache.match(SHELL);
    if (!shell) throw error;
    return shell;
  }
}

async function stored(request, pathname) {
  const cache = await caches.open(CACHE);
  return (await cache.match(pathname)) ?? fetch(request);
}
