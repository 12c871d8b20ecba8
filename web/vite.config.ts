import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
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
              test: /node_modules.(svelte|esm-env|clsx|@fluent)|preload-helper|src.(cards|home.H|dialog.(Dialog|SettingsB)|[\w.]+\.(ts|svelte)$)/,
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
