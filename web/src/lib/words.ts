/**
 * Sentences: Fluent catalogues shared with the Python program.
 *
 * A page is remounted when the language changes, so `say` need not be reactive.
 */
import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import type { LanguageCode } from "./protocol.generated";

export type Facts = Record<string, string | number>;

type Loader = () => Promise<{ default: string | string[] }>;

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

const CATALOGUES: Record<LanguageCode, Loader> = {
  fr: () => import("./words/fr"),
  en: () => import("./words/en"),
};

const bundles = new Map<LanguageCode, FluentBundle>();
let bundle: FluentBundle;
let selected: LanguageCode = "en";

/** Load the sentences of `language` and use it from now on. */
export async function loadLanguage(language: LanguageCode): Promise<void> {
  let wanted = bundles.get(language);
  if (!wanted) {
    wanted = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    add(wanted, (await CATALOGUES[language]()).default);
    bundles.set(language, wanted);
  }
  bundle = wanted;
  selected = language;
}

/**
 * Catalogues that only some pages need: of the files that `import.meta.glob` has found, a function that makes of
 * names what adds these to the sentences.
 */
export const catalogues =
  (files: Record<string, () => Promise<string>>) =>
  (...names: string[]) =>
  async (): Promise<void> => {
    const target = bundle;
    const pathOf = (name: string) => Object.keys(files).find((path) => path.endsWith(`/${selected}/${name}.ftl`))!;
    add(target, await Promise.all(names.map((name) => files[pathOf(name)]!())));
  };

/** Fetch the sentences of a game that is not built into the client, once. */
export async function addGame(game: string): Promise<void> {
  if (knows(`game-${game}`)) return;
  const target = bundle;
  const answer = await fetch(`/api/games/${game}/messages.ftl?language=${selected}`);
  if (answer.ok) add(target, await answer.text());
}

/**
 * The sentence with this id, dots written as dashes; the id itself if there is none.
 *
 * An own sentence `{id}-in-{fact}` takes precedence: of a `game`, a `kind` of event, a `unit` of results.
 */
export function say(id: string, facts: Facts = {}): string {
  const plain = id.replace(/[.:]/g, "-");
  const own = Object.values(facts).find((fact) => bundle.hasMessage(`${plain}-in-${fact}`));
  const pattern = bundle.getMessage(own === undefined ? plain : `${plain}-in-${own}`)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  return unbroken(bundle.formatPattern(pattern, facts, errors));
}

/** A text in which no line begins with French punctuation or the unit of a number, and none ends with a guillemet. */
export function unbroken(text: string): string {
  return text.replace(/« | (?=[:;!?»%])|\d (?=(?:PV|VPs?|IMPs?)\b)/g, (found) => found.trim() + "\u00a0");
}

/** Whether there is such a sentence. */
export function knows(id: string): boolean {
  return bundle.hasMessage(id.replace(/[.:]/g, "-"));
}

/** The language of `say`. */
export function currentLanguage(): LanguageCode {
  return selected;
}

/** The locale of dates and times: English ones are British, as the program's own sentences are. */
export function dateLocale(): string {
  return selected === "en" ? "en-GB" : selected;
}

/** A call as printed in plain text: `1♥`, `SA`, `passe`. */
export function callText(code: string): string {
  const [kind = "", argument] = code.split(":");
  if (argument !== undefined) {
    if (!knows(`call-${kind}`)) return code;
    return say(`call-${kind}`, { argument: /^\d+$/.test(argument) ? Number(argument) : argument });
  }
  if (knows(`call-${code}`)) return say(`call-${code}`);
  const [, number = "", strain = ""] = /^(\d+)(.*)$/.exec(code) ?? [];
  return number + strainText(strain);
}

/** A card as printed in plain text: suit sign, then rank. */
export function cardText(code: string): string {
  return `${SUITS[code.charAt(0)]}${say(`rank-${code.charAt(1)}`)}`;
}

/** A card in words, to be read aloud: « roi de pique ». */
export function cardName(code: string): string {
  return say("card-name", { suit: code.charAt(0), rank: code.charAt(1) });
}

/** A number with a minus sign, in the language's own digits. */
export function signed(number: number): string {
  return new Intl.NumberFormat(selected, { maximumFractionDigits: 2, useGrouping: "min2" })
    .format(number)
    .replace("-", "−");
}

function strainText(code: string): string {
  return SUITS[code] ?? say("strain-NT");
}

function add(target: FluentBundle, sources: string | string[]): void {
  for (const source of [sources].flat()) target.addResource(new FluentResource(source));
}

const FUNCTIONS: Record<string, FluentFunction> = {
  CARD: ([code]) => cardText(String(code)),
  CARDNAME: ([code]) => cardName(String(code)),
  STRAIN: ([code]) => strainText(String(code)),
  CALL: ([code]) => callText(String(code)),
  ACTION: ([code]) => (String(code).charAt(0) in SUITS ? cardText(String(code)) : callText(String(code))),
  NAMED: ([code], { kind }) => say(`${String(kind)}-${String(code)}`),
};
