// Builds a self-contained dist/card-table.js and dist/card-table.css, for pages without a bundler.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  build: {
    target: "es2022",
    // Browsers with light-dark(): the fallback needs a color-scheme, which pages may not set.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    lib: { entry: "src/index.ts", formats: ["es"], fileName: "card-table", cssFileName: "card-table" },
    // The court cards, which the table loads by itself.
    rolldownOptions: { output: { chunkFileNames: "[name].js" } },
  },
});
