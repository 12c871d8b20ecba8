/** Call back a player who is elsewhere: a notification if they want one, the tab's title, the app's badge. */
import type { Shown } from "../live/optimistic";

type Acting = Pick<Shown, "turn" | "you" | "claim" | "undo">;

/** Whether the reader has to answer a claim or an undo request. */
export const isAsked = ({ claim, undo }: Acting): boolean => (claim?.you || undo.asked?.you) ?? false;
const isTurn = ({ turn, you }: Acting): boolean => turn !== null && you.seat !== null && turn.by === you.seat;

/** Whether the others wait for the reader: for a call, a card or an answer. */
export const isYours = (picture: Acting): boolean => isAsked(picture) || isTurn(picture);

/** Whether it has become the reader's turn, or they are asked something; not at the first picture of a table. */
export function turnBegan(before: Shown | null, after: Shown): boolean {
  if (before === null) return false;
  return (isAsked(after) && !isAsked(before)) || (isYours(after) && !isYours(before));
}

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
