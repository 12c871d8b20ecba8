/** What a visitor has chosen, kept in this browser. */
import type { Language } from "./protocol";

export interface Choices {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** Letters on the cards; `auto` follows the language. */
  indices: "auto" | Language;
  colours: "two" | "four";
  print: "compact" | "large" | "huge";
  twoTap: boolean;
  motion: "auto" | "less";
}

const KEY = "chelem.settings";

const DEFAULTS: Choices = {
  language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
  theme: "auto",
  indices: "auto",
  colours: "two",
  print: "large",
  twoTap: false,
  motion: "auto",
};

/** Read it anywhere; change it by `choose`. */
export const settings: Choices = $state({ ...DEFAULTS, ...kept() });

/** Changes one choice and keeps it. */
export function choose<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
}

/** Tells the style sheets, by attributes of the root element. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  for (const name of ["theme", "colours", "print", "motion"] as const) root.dataset[name] = settings[name];
}

/** The language of the letters on the cards. */
export function indices(): Language {
  return settings.indices === "auto" ? settings.language : settings.indices;
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}
