import { ESLint } from "eslint";
import { readdirSync } from "node:fs";
import ts from "typescript-eslint";
import { expect, it } from "vitest";
import { FEATURES, layers } from "./eslint.layers.js";

const eslint = new ESLint({
  cwd: import.meta.dirname,
  overrideConfigFile: true,
  overrideConfig: [{ ...layers, languageOptions: { parser: ts.parser } }],
});

/** The messages of the rule about this line in the file at this path. */
async function refusals(path: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(line, { filePath: path });
  return result!.messages.map(({ message }) => message);
}

it.each([
  ["src/lib/points.ts", 'import Lazy from "../ui/Lazy.svelte";'],
  ["src/lib/points.ts", 'export * from "../features/events/keys";'],
  ["src/lib/tables/bots.ts", 'const page = () => import("../../features/tables/page/TablePage.svelte");'],
  ["src/ui/focus.ts", 'import type { Shown } from "../features/tables/live/optimistic";'],
  ["src/features/events/director/log.ts", 'import "../../home/Tools.svelte";'],
  ["src/features/rules/wrong.ts", 'import { link } from "../deals/link";'],
])("refuses in %s: %s", async (path, line) => {
  expect(await refusals(path, line)).toHaveLength(1);
});

it.each([
  ["src/ui/focus.ts", 'import { say } from "../lib/words";'],
  ["src/features/home/tiles.ts", 'import { TwoTap } from "../../ui/bidding/twoTap.svelte";'],
  ["src/features/tables/page/room.ts", 'const page = () => import("../../events/online/EventName.svelte");'],
  ["src/features/events/director/desk/Desk.svelte", 'import { tiles } from "../tables/tiles";'],
])("allows in %s: %s", async (path, line) => {
  expect(await refusals(path, line)).toEqual([]);
});

it("orders every feature", () => {
  expect(readdirSync(`${import.meta.dirname}/src/features`).sort()).toEqual([...FEATURES].sort());
});
