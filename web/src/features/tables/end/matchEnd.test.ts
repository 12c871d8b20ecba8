import { beforeAll, expect, it, vi } from "vitest";
import { render } from "svelte/server";
import { dealEndWords } from "../catalogues";
import { picture } from "../../../testing/picture";
import { loadLanguage, say } from "../../../lib/words";
import MatchEnd from "./MatchEnd.svelte";

vi.hoisted(() => {
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
});

beforeAll(async () => {
  await loadLanguage("en");
  await dealEndWords();
});

const base = picture();
const verdict = { lines: [], totals: { NS: 600, EW: 0 }, winner: ["NS"], text: "Winner: North-South." };
const html = (parameters: Record<string, number>, standing: typeof base.sheet.standing) =>
  render(MatchEnd, {
    props: {
      picture: picture({ table: { ...base.table, parameters }, sheet: { ...base.sheet, verdict, standing } }),
    },
  }).body;

it("names no winner by points where boards are compared with other tables", () => {
  expect(html({ boards: 1 }, null)).not.toContain(verdict.text);
  expect(html({ boards: 1 }, null)).toContain(say("end-match-waiting"));
  const standing = { percent: 60, imps: 3, rank: 2, level: 0, tables: 8, boards: 1 };
  expect(html({ boards: 1 }, standing)).not.toContain(say("end-match-waiting"));
});
