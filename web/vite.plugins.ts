import type { Plugin } from "vite";
import { withBreakpoints } from "./src/ui/style/breakpoints.ts";

/** Puts the conditions in the place of the names of `breakpoints.ts`. */
export const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$|lang\.css/ },
    handler: (css) => withBreakpoints(css),
  },
};
