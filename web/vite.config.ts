import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { breakpoints } from "./vite.plugins.ts";

const server = "http://127.0.0.1:8123";

/** What every page needs, in one piece: many small ones compress worse. What these import comes with them. */
const BASE = [
  /node_modules.(svelte|esm-env|clsx|@fluent)|preload-helper/,
  /web.src.(App|main|routes)\./,
  /web.src.features.home.Home\./,
  /web.src.ui.(Lazy|landing|page.(Header|OtherLanguage|PageTabs)|settings.SettingsButton)\./,
  /web.src.lib.(boardInHand|http|keyInAddress|labels|site.\w+)\./,
  /web.src.lib.(protocol|router|settings|words|tables.withBots)\./,
  /card-table.src.(card|labels|call|typing|seats|Suit|Strain|Call|CardFace|courts\.)/,
];

/** Small parts of several pages: a file for each costs its name, which the first load lists. */
const SHARED = /web.src.(lib|ui|features.*catalogues)/;

/** Writes the patterns of `routes.ts` to `routes.json`: the server answers 404 at any other address. */
const routes: Plugin = {
  name: "routes",
  apply: "build",
  generateBundle() {
    const source = readFileSync(join(import.meta.dirname, "src", "routes.ts"), "utf8");
    const patterns = [...source.matchAll(/\bpattern:\s+\/\^(.+)\$\/,/g)].map(([, pattern]) =>
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
        codeSplitting: {
          groups: [
            { name: "base", test: (id) => BASE.some((module) => module.test(id)), priority: 1 },
            { name: "shared", test: SHARED, minShareCount: 4, maxModuleSize: 2_000 },
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
