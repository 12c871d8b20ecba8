// Builds dist/card-table.js, which brings all it needs, and dist/card-table.css, for pages without a bundler.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  build: {
    target: "es2022",
    // Browsers that know light-dark(): what takes its place elsewhere needs a color-scheme that pages may not set.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    lib: { entry: "src/index.ts", formats: ["es"], fileName: "card-table", cssFileName: "card-table" },
  },
});
