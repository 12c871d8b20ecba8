/** The director's pages that have an address. */
export { default as Club } from "./Club.svelte";
export { default as Room } from "./Room.svelte";
export { default as TableCodes } from "./TableCodes.svelte";
