import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  test: {
    include: ["{src,packages/*/src}/**/*.test.ts"],
    environment: "node",
    setupFiles: ["./src/testing/browser.ts"],
    // Test files share the modules that they load, which took most of the time; each has a storage of its own.
    isolate: false,
    pool: "threads",
    // Style sheets are read for their colours.
    css: { include: /\.css\b/ },
  },
});
