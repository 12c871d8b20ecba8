/** The public names of the card table. */
export * from "./values/blank";
export * from "./values/call";
export * from "./values/card";
export * from "./values/deal";
export { provideLabels, useLabels, type Labels } from "./values/labels";
export { mount, type Callbacks, type Mounted } from "./mount.svelte";
export * from "./values/seats";
export type * from "./values/state";
export { Typing } from "./values/typing";
export { english, french } from "./values/words";
export { default as AuctionTable } from "./AuctionTable.svelte";
export { default as CardTable } from "./table/CardTable.svelte";
export { default as HandDiagram } from "./HandDiagram.svelte";
