// What ESLint asks of the client; Prettier alone decides how it is laid out.
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import { layers } from "./eslint.layers.js";
import { promises } from "./eslint.promises.js";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["**/dist/", "**/node_modules/"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    files: ["**/*.svelte.ts"],
    languageOptions: { parser: ts.parser },
  },
  {
    // svelte-check knows the types of a component better: ESLint sees what its template imports from others as `any`.
    files: ["**/*.svelte"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    rules: {
      // There are no stores, which this rule looks for through all types.
      "svelte/require-store-reactive-access": "off",
      // A Map or a query that no template reads has no need to be reactive.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" · "}` keeps the blanks that a line break would swallow.
      "svelte/no-useless-mustaches": "off",
    },
  },
  layers,
  promises,
  {
    files: ["*.js", "*.ts", "packages/*/*.ts"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
