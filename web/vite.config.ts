import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { breakpoints } from "./vite.plugins.ts";

const server = "http://127.0.0.1:8123";

/** Writes the patterns of `routes.ts` to `routes.json`: the server answers 404 at any other address. */
const routes: Plugin = {
  name: "routes",
  apply: "build",
  generateBundle() {
    const source = readFileSync(join(import.meta.dirname, "src", "routes.ts"), "utf8");
    const patterns = [...source.matchAll(/\bpattern: \/\^(.+)\$\/,/g)].map(([, pattern]) =>
      pattern.replaceAll("\\/", "/"),
    );
    this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(patterns) });
  },
};

/** Not for the pages themselves: the page that is stored by its address, and the pictures of shared links. */
const UNSTORED = ["index.html", "routes.json", "preview.en.png", "preview.fr.png"];

/** Writes `service-worker.js` with the list of all files that it keeps: everything else that is built. */
const worker: Plugin = {
  name: "service-worker",
  apply: "build",
  writeBundle: ({ dir = "" }) => {
    const source = readFileSync(join(import.meta.dirname, "service-worker.js"), "utf8");
    const hash = createHash("sha256").update(source);
    const built = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = built.map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll("\\", "/")).sort();
    for (const name of names) hash.update(name).update(readFileSync(join(dir, name)));
    const files = names.filter((name) => !UNSTORED.includes(name)).map((name) => `/${name}`);
    const version = hash.digest("hex").slice(0, 12);
    writeFileSync(join(dir, "service-worker.js"), source.replace("= BUILT", `= ${JSON.stringify({ version, files })}`));
  },
};

export default defineConfig({
  plugins: [svelte(), breakpoints, routes, worker],
  build: {
    target: "es2022",
    // The content security policy knows neither inline scripts nor data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first load lists all files: a hash of seven characters, the fewest allowed, makes it smaller.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
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
