/** The chapters of a system that somebody writes. */
import type { OpenSystem, WordedChapter, SaidFinding } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";

type OwnChapter = OpenSystem["chapters"][number];

/** What the text of the system itself is called among its files. */
export const MAIN = "main";
const TITLES = 2;

/** A chapter by its headings, or else by its file. */
export function titleOf({ file, titles }: OwnChapter): string {
  if (file === MAIN) return say("workshop-main");
  if (!titles.length) return file.replace(/\.system$/, "");
  return titles.slice(0, TITLES).join(", ") + (titles.length > TITLES ? ", …" : "");
}

/** What was changed in a version: a chapter, or an agreement of the card; empty for the first one. */
export function changeOf(what: string, chapters: OwnChapter[]): string {
  const chapter = chapters.find(({ file }) => file === what);
  if (chapter) return titleOf(chapter);
  return say(what ? "workshop-version-card" : "workshop-version-first", { what });
}

/** The chapter to open first: the openings, or else the first one with rules. */
export function firstOf(chapters: OwnChapter[]): string {
  const withRules = chapters.filter(({ sections }) => sections);
  const openings = withRules.find(({ file }) => file.includes("openings"));
  return (openings ?? withRules[0])?.file ?? MAIN;
}

/** The line and file that a sentence begins with: `sayc-openings.system:9:3: …`. */
export function placeOf(at: string): { file: string; line: number } {
  const [file = "", line = ""] = at.split(":");
  return { file, line: Number(line) || 0 };
}

/** A sentence about a line without the place that it begins with. */
export const withoutPlace = (sentence: string): string => sentence.replace(/^[\w.-]+\.system(:\d+)*\s*:\s*/u, "");

/** The lines of a chapter with something to look at. */
export const linesOf = (findings: SaidFinding[], file: string): Set<number> =>
  new Set(findings.filter((each) => each.file === file && each.line).map(({ line }) => line));

/** The calls of which a chapter says something else than before, by the auction before them. */
export function changedWords(before: WordedChapter, now: WordedChapter): Set<string> {
  const told = new Set(callsOf(before));
  return new Set(callsOf(now).filter((each) => !told.has(each)));
}

const callsOf = ({ sections }: WordedChapter): string[] =>
  sections.flatMap(({ auction, calls }) => calls.map((each) => keyOf(auction, each)));

/** A call with what it says, after an auction. */
export const keyOf = (auction: string[], { call, meaning }: { call: string; meaning: string }): string =>
  `${auction.join(" ")} ${call} ${meaning}`;

/** The mean of what was won on boards, and its standard error. */
export function meanOf({ boards, total, squares }: { boards: number; total: number; squares: number }): {
  mean: number;
  error: number;
} {
  const mean = boards ? total / boards : 0;
  const spread = boards * squares - total * total;
  return { mean, error: boards > 1 ? Math.sqrt(spread / (boards - 1)) / boards : 0 };
}
