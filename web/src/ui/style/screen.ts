/** The breakpoints as media queries for scripts. */
import { MediaQuery } from "svelte/reactivity";
import { BREAKPOINTS } from "./breakpoints";

export const phone = new MediaQuery(BREAKPOINTS["--phone"]);
export const desk = new MediaQuery(BREAKPOINTS["--desk"]);
export const spacious = new MediaQuery(BREAKPOINTS["--spacious"]);
export const roomy = new MediaQuery(BREAKPOINTS["--roomy"]);
export const upright = new MediaQuery(BREAKPOINTS["--upright"]);
export const wide = new MediaQuery(BREAKPOINTS["--wide"]);
