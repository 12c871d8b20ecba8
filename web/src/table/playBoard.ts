/** Play a board of a file against bots. */
import { send } from "../http";
import type { Seat } from "../protocol";
import { settings } from "../settings.svelte";
import { withBots } from "./bots";
import { preferredPolicy, setPolicy } from "./preferences";

/** Open a table with the board of this text, after `steps` calls and cards, and return its code. */
export async function playBoard(text: string, seat: Seat, steps = 0): Promise<string> {
  const { code } = await withBots((bots) => {
    const query = new URLSearchParams({ seat, steps: String(steps), ...bots });
    return send<{ code: string }>(`/api/boards/play?${query}`, new Blob([text]));
  });
  await setPolicy(code, preferredPolicy(settings));
  return code;
}
