// What ESLint asks of the client; Prettier alone decides how it is laid out.
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
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
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
    rules: {
      // ESLint sees what a template imports from another component as `any`; svelte-check knows better.
      "@typescript-eslint/no-redundant-type-constituents": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // There are no stores, which this rule looks for through all types.
      "svelte/require-store-reactive-access": "off",
      // A Map or a query that no template reads has no need to be reactive.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" · "}` keeps the blanks that a line break would swallow.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["*.js", "**/*.config.ts"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
