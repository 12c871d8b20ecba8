/** The breakpoints as media queries for scripts. */
import { MediaQuery } from "svelte/reactivity";
import { BREAKPOINTS } from "./breakpoints";

export const phone = new MediaQuery(BREAKPOINTS["--phone"]);
export const desk = new MediaQuery(BREAKPOINTS["--desk"]);
export const wide = new MediaQuery(BREAKPOINTS["--wide"]);
