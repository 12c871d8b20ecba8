/** Parts of the auction loaded where a game or a deal needs them. */

export const panel = () => import("./ActionPanel.svelte");
export const drawn = () => import("./DealerDraw.svelte");
