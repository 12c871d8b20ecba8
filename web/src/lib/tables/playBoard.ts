/** Play a board of a file against bots. */
import { post } from "../http";
import type { Seat } from "@chelem/card-table/seats";
import { settings } from "../settings.svelte";
import { withBots } from "./withBots";
import { preferredPolicy, setPolicy } from "./preferences";

/** Open a table with the board of this text, after `steps` calls and cards, and return its code. */
export async function playBoard(text: string, seat: Seat, steps = 0): Promise<string> {
  const { code } = await withBots((bots) => post("/api/boards/play", { seat, steps, ...bots, body: new Blob([text]) }));
  await setPolicy(code, preferredPolicy(settings));
  return code;
}
