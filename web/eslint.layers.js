// Who may import whom: `lib` draws nothing, `ui` is what two features share, and a feature knows those after it alone.
import { createNodeResolver, importX } from "eslint-plugin-import-x";

/** From the top: each feature may import those after it. */
export const FEATURES = [
  "home",
  "tables",
  "events",
  "contests",
  "learning",
  "people",
  "operations",
  "scorekeeper",
  "collections",
  "deals",
  "calculator",
  "rules",
];

const folder = (/** @type {string} */ feature) => `./src/features/${feature}`;

const zones = [
  {
    target: "./src/lib",
    from: ["./src/ui", "./src/features"],
    message: "lib/ draws nothing: it imports neither ui/ nor a feature.",
  },
  {
    target: "./src/ui",
    from: "./src/features",
    message: "ui/ is what two features share: it imports no feature.",
  },
  ...FEATURES.slice(1).map((feature, above) => ({
    target: folder(feature),
    from: FEATURES.slice(0, above + 1).map(folder),
    message: `${feature} imports features after it in eslint.layers.js alone; move what both need to ui/ or lib/.`,
  })),
];

export const layers = {
  files: ["src/**/*.ts", "src/**/*.svelte"],
  plugins: { "import-x": importX },
  settings: { "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".svelte", ".css"] })] },
  rules: { "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones }] },
};
