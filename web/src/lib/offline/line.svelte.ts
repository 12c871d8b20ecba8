/** Whether the device can reach the server. */

export const line = $state({ up: true });

/** A device without a network still reaches a server of its own, so the server itself is asked. */
async function check(): Promise<void> {
  if (navigator.onLine) {
    line.up = true;
    return;
  }
  try {
    await fetch("/chelem.svg", { method: "HEAD", cache: "no-store" });
    line.up = true;
  } catch {
    line.up = navigator.onLine;
  }
}

addEventListener("online", () => void check());
addEventListener("offline", () => void check());
void check();
