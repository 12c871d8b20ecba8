import { ESLint } from "eslint";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import { expect, it } from "vitest";
import { promises } from "./eslint.promises.js";

const eslint = new ESLint({
  cwd: import.meta.dirname,
  overrideConfigFile: true,
  overrideConfig: [...svelte.configs.base, { ...promises, languageOptions: { parserOptions: { parser: ts.parser } } }],
});

/** How many promises a component forgets whose script is this. */
async function forgotten(script: string): Promise<number> {
  const [result] = await eslint.lintText(`<script lang="ts">${script}</script>`, { filePath: "src/Any.svelte" });
  return result!.messages.length;
}

it.each([
  'import { get } from "../lib/http"; function ask() { get("/api/games"); }',
  "async function load() {} load();",
  "const load = async () => {}; function open() { load(); }",
])("finds in a component a promise that nobody waits for: %s", async (script) => {
  expect(await forgotten(script)).toBe(1);
});

it.each([
  'import { get } from "../lib/http"; const ask = () => get("/api/games");',
  "async function load() {} void load();",
  "function load() {} load();",
])("leaves alone what is waited for, or is none: %s", async (script) => {
  expect(await forgotten(script)).toBe(0);
});
