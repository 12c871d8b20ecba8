import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  test: {
    include: ["{src,packages/*/src}/**/*.test.ts"],
    environment: "node",
    setupFiles: ["./src/testing/browser.ts"],
    // Files share the modules under test, and get a storage each: loading modules for each took most of the time.
    isolate: false,
    pool: "threads",
    // Style sheets are read for their colours.
    css: { include: /\.css\b/ },
  },
});
