/** Notifications while no page is open: this device's subscription at its browser's push service. */
import { get, put, remove } from "../../lib/http";
import type { PushRequest, PushState } from "../../lib/protocol.generated";

/** Why this device cannot be notified while no page is open. */
export type Obstacle = "insecure" | "unable" | "server" | "forbidden" | "unreachable";

/** The obstacle in this browser itself, whatever the server says. */
export function obstacleHere(here: { isSecureContext: boolean; PushManager?: unknown } = window): Obstacle | null {
  if (!here.isSecureContext) return "insecure";
  return "PushManager" in here ? null : "unable";
}

/** Milliseconds after which a push service, which may be out of the browser's reach, counts as silent. */
const PATIENCE = 30_000;

/** Whether the server notifies this device, and its key. */
export const pushState = (): Promise<PushState> => get("/api/me/push");

/** Subscribe this device; return the obstacle, null if it is notified from now on. */
export async function turnOn(
  key: string,
  registered: () => Promise<ServiceWorkerRegistration | undefined> = registration,
): Promise<Obstacle | null> {
  const worker = await registered();
  if (!worker) return "unable";
  let subscription: PushSubscription;
  try {
    subscription = await inTime(subscribed(worker.pushManager, key));
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError" ? "forbidden" : "unreachable";
  }
  await put("/api/me/push", { body: requestOf(subscription) });
  return null;
}

/** Notify this device no more: the server first, which would go on otherwise. */
export async function turnOff(): Promise<void> {
  await remove("/api/me/push");
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}

/** Send the subscription again, whose notifications are in the page's language from then on. */
export async function renew(): Promise<void> {
  if (obstacleHere()) return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription && (await pushState()).endpoint === subscription.endpoint)
    await put("/api/me/push", { body: requestOf(subscription) });
}

/** A subscription made with another key, of a server that was here before, is replaced. */
async function subscribed(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE));
  return Promise.race([work, late]);
}

function requestOf(subscription: PushSubscription): PushRequest {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, public_key: keys.p256dh ?? "", secret: keys.auth ?? "" };
}

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration() ?? Promise.resolve(undefined);
