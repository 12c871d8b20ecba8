/** The public names of the card table. */
export * from "./blank";
export * from "./call";
export * from "./card";
export * from "./deal";
export { provideLabels, useLabels, type Labels } from "./labels";
export { mount, type Callbacks, type Mounted } from "./mount.svelte";
export * from "./seats";
export type * from "./state";
export { Typing } from "./typing";
export { english, french } from "./words";
export { default as AuctionTable } from "./AuctionTable.svelte";
export { default as CardTable } from "./CardTable.svelte";
export { default as HandDiagram } from "./HandDiagram.svelte";
