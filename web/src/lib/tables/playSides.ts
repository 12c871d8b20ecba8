/** Play against bots with a card or a system for one's own side. */
import { post } from "../http";
import type { SidesRequest } from "../protocol.generated";
import { settings } from "../settings.svelte";
import { preferredPolicy } from "./preferences";
import { withBots } from "./withBots";

/** Open a table where each side bids by what it was given, and return its code. */
export async function playSides(sides: SidesRequest): Promise<string> {
  const { code } = await withBots((bots) =>
    post("/api/tables", { body: { ...bots, sides, policy: preferredPolicy(settings) } }),
  );
  return code;
}
