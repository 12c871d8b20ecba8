/** Matches entered by hand have the score sheet of the Python engine, line by line and word by word. */
import { describe, expect, it } from "vitest";
import { scorekeepingWords } from "../catalogues";
import type { LanguageCode, SheetShape } from "../protocol.generated";
import recorded from "../../testing/matches.json";
import { plain } from "../../testing/plain";
import { loadLanguage } from "../words";
import { keep } from "./match";
import type { Entry, Setup } from "./sheet";
import { sheetSection } from "./words";

interface Recorded {
  name: string;
  setup: Setup;
  stopped: boolean;
  entries: Entry[];
  expected: Partial<Record<LanguageCode, SheetShape>>;
}

const MATCHES = recorded as unknown as Recorded[];
const NAMES = { N: "Nora", E: "Édith", S: "Sam", W: "Will" };

describe.each(["fr", "en"] as const)("in %s", (language) => {
  const known = MATCHES.filter(({ expected }) => expected[language]);

  it.each(known.map((match) => [match.name, match] as const))("%s", async (_, match) => {
    await loadLanguage(language);
    await scorekeepingWords();
    const kept = keep(match.setup, match.entries, match.stopped);
    expect(plain(sheetSection(kept, NAMES))).toEqual(match.expected[language]);
    expect(kept.ignored).toBe(0);
  });
});

it("has every form of match", () => {
  expect([...new Set(MATCHES.map(({ setup }) => setup.form))].sort()).toEqual([
    "chicago",
    "deals",
    "duplicate",
    "rubber",
    "seven",
    "target",
    "thirty",
  ]);
});
