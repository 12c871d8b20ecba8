/** Notifications of this browser, where it can show them and the visitor wants them. */

/** Whether this browser can show notifications. */
export const canNotify = (): boolean => "Notification" in globalThis;

/** Ask the browser's permission for notifications; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Close the notifications of this table, which its open page makes obsolete. */
export async function clearNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications({ tag: location.pathname })) ?? [];
    for (const notification of shown) notification.close();
  } catch {
    // They stay until they are clicked.
  }
}

/** Show a notification that leads back to this page; without permission, or if it fails, nothing. */
export async function notify(title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const path = location.pathname;
  const options = { body, tag: path, icon: "/icon-192.png", data: path };
  try {
    // Phones want the service worker to show it.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await registration.showNotification(title, options);
    else
      new Notification(title, options).onclick = () => {
        window.focus();
      };
  } catch {
    // The title and the badge remain.
  }
}
