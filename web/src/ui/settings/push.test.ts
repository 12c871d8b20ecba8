import { afterEach, expect, it, vi } from "vitest";
import { obstacleHere, turnOn } from "./push";

const KEY = "BKey";
const MADE = { endpoint: "https://push.example/1", keys: { p256dh: "point", auth: "secret" } };

/** A registration whose push manager fails in turn as given, then subscribes. */
function worker(...failures: string[]) {
  const asked: unknown[] = [];
  const pushManager = {
    subscribe: (options: unknown) => {
      asked.push(options);
      const failure = failures.shift();
      return failure ? Promise.reject(new DOMException("", failure)) : Promise.resolve({ toJSON: () => MADE });
    },
    getSubscription: () => Promise.resolve({ unsubscribe: () => Promise.resolve(asked.push("unsubscribed")) }),
  };
  return { asked, registered: () => Promise.resolve({ pushManager } as unknown as ServiceWorkerRegistration) };
}

/** What the server is sent. */
function server() {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response("{}"));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

it("needs HTTPS, then a browser that can", () => {
  expect(obstacleHere({ isSecureContext: false, PushManager: 1 })).toBe("insecure");
  expect(obstacleHere({ isSecureContext: true })).toBe("unable");
  expect(obstacleHere({ isSecureContext: true, PushManager: 1 })).toBeNull();
});

it("sends the server what the push service has made", async () => {
  const sent = server();
  const { asked, registered } = worker();
  expect(await turnOn(KEY, registered)).toBeNull();
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
  expect(sent).toEqual([{ endpoint: MADE.endpoint, public_key: "point", secret: "secret" }]);
});

it("replaces a subscription with another key", async () => {
  const sent = server();
  const { asked, registered } = worker("InvalidStateError");
  expect(await turnOn(KEY, registered)).toBeNull();
  expect(asked[1]).toBe("unsubscribed");
  expect(sent).toHaveLength(1);
});

it("says what is in the way, and sends nothing then", async () => {
  const sent = server();
  expect(await turnOn(KEY, worker("NotAllowedError").registered)).toBe("forbidden");
  expect(await turnOn(KEY, worker("AbortError").registered)).toBe("unreachable");
  expect(await turnOn(KEY, () => Promise.resolve(undefined))).toBe("unable");
  expect(sent).toEqual([]);
});
