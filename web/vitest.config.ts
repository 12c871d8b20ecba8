import { svelte } from "@sveltejs/vite-plugin-svelte";
import { playwright } from "@vitest/browser-playwright";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "vitest/config";
import { breakpoints } from "./vite.plugins.ts";

/** Tests of a component are named like it. */
const COMPONENTS = "{src,packages/*/src}/**/[A-Z]*.test.ts";

/** The Chromium of the tests in the whole browser, too: its shell takes half the time, but some systems have none. */
function chromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = ["chromium-headless-shell", "chromium"].flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

const browser = playwright({
  launchOptions: { executablePath: chromium(), args: ["--no-sandbox", "--disable-dev-shm-usage"] },
  contextOptions: { locale: "fr-FR", reducedMotion: "reduce" },
});

export default defineConfig({
  plugins: [svelte(), breakpoints],
  server: { fs: { allow: [".."] } },
  test: {
    // Test files share the modules that they load, which took most of the time; each has a storage of its own.
    isolate: false,
    // Style sheets are read for their colours.
    css: { include: /\.css\b/ },
    projects: [
      {
        extends: true,
        test: {
          name: "modules",
          include: ["*.test.ts", "{src,packages/*/src}/**/*.test.ts"],
          exclude: [COMPONENTS],
          environment: "node",
          setupFiles: ["./src/testing/browser.ts"],
          pool: "threads",
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: [COMPONENTS],
          setupFiles: ["./src/testing/afterEach.ts"],
          // A busy machine makes no test fail.
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: browser,
            instances: [{ browser: "chromium" }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
