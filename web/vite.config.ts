import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { withBreakpoints } from "./src/style/breakpoints";

const server = "http://127.0.0.1:8123";

/** Puts the conditions in the place of the names of `breakpoints.ts`. */
const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: {
    filter: { id: /\.css$|lang\.css/ },
    handler: (css) => withBreakpoints(css),
  },
};

export default defineConfig({
  plugins: [svelte(), breakpoints],
  build: {
    target: "es2022",
    // The content security policy knows neither inline scripts nor data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs, in one piece: many small ones compress worse.
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules.(svelte|esm-env|clsx|@fluent)|preload-helper|(?<!card-table.)src.(home.H|dialog.(Dialog|SettingsB)|[\w.]+\.(ts|svelte)$)|card-table.src.(card|labels|call|typing|seats|Suit|Strain|Call|CardFace|courts\.)/,
            },
          ],
        },
      },
    },
  },
  server: {
    // The catalogues of words lie beside the Python sources.
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
