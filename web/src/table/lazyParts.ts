/** Parts of the table loaded after its first display. */

export const sheet = () => import("../scoresheet/Scoresheet.svelte");
export const calls = () => import("./CallList.svelte");
export const chat = () => import("./Chat.svelte");
export const info = () => import("./TableInfo.svelte");
export const lobby = () => import("./Lobby.svelte");
export const qrCode = () => import("./QrCode.svelte");
export const result = () => import("./BoardResult.svelte");
export const claim = () => import("./ClaimDialog.svelte");
export const nameAsk = () => import("./AskName.svelte");
export const panel = () => import("./ActionPanel.svelte");
export const drawn = () => import("./DealerDraw.svelte");
export const settings = () => import("../dialog/Settings.svelte");

/** Preload the parts, so that they work without a connection. */
export function fetchAhead(): void {
  for (const load of [result, chat, info, claim, panel, settings]) load().catch(() => undefined);
}
