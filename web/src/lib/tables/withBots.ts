/** Requests for tables, with the bots that the visitor prefers. */
import { Refused } from "../http";
import { choose, settings } from "../settings.svelte";

/** Request something with the preferred bots, which are forgotten where the server no longer has them. */
export async function withBots<T>(request: (bots: { bots?: string }) => Promise<T>): Promise<T> {
  try {
    return await request(settings.bots ? { bots: settings.bots } : {});
  } catch (error) {
    if (!settings.bots || !(error instanceof Refused) || error.refusal.code !== "configuration.unknown") throw error;
    choose("bots", "");
    return request({});
  }
}
