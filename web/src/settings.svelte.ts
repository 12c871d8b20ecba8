/** The visitor's settings, stored in this browser. */
import type { Language, Policy } from "./protocol";

export interface Choices {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** Letters on the cards; `auto` follows the language. */
  indices: "auto" | Language;
  colours: "two" | "four";
  felt: "green" | "blue" | "burgundy" | "slate";
  back: "diamonds" | "waves" | "spade";
  print: "compact" | "large" | "huge";
  twoTap: boolean;
  /** Whether what one's hand is worth is shown under it. */
  count: boolean;
  motion: "auto" | "less";
  /** The pace of bots at the visitor's own tables. */
  pace: Policy["pace"];
  /** What the visitor does as dummy alone among bots: no more, look at declarer's hand, or play in the bot's place. */
  declare: Policy["declare"];
  /** The bots chosen last, as `STRENGTH:SYSTEM:STYLE`, without what is usual in the visitor's language. */
  bots: string;
  /** Whether a move that costs much is stopped before it is made, where hints are allowed. */
  coach: boolean;
  /** When an only legal card is played by itself. */
  autoplay: "off" | "last" | "single";
  /** Sounds, and vibration at one's turn. */
  sound: "on" | "off";
  /** Whether the browser notifies of one's turn while the tab is hidden. */
  notify: boolean;
}

const KEY = "chelem.settings";

const DEFAULTS: Choices = {
  language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
  theme: "auto",
  indices: "auto",
  colours: "two",
  felt: "green",
  back: "diamonds",
  print: "large",
  twoTap: false,
  count: false,
  motion: "auto",
  pace: "medium",
  declare: "alone",
  bots: "",
  coach: false,
  autoplay: "off",
  sound: "on",
  notify: false,
};

/** The current settings; change them with `choose`. */
export const settings: Choices = $state({ ...DEFAULTS, ...storedChoices() });

/** Change a setting and store it. */
export function choose<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The table works without storage too.
  }
  applySettings();
}

/** Apply the settings as attributes of the root element, for the style sheets. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  // The name of the app, where it is installed.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/chelem.${settings.language}.webmanifest`);
  for (const name of ["theme", "colours", "felt", "back", "print", "motion"] as const)
    root.dataset[name] = settings[name];
}

/** The language of the letters on the cards. */
export function indices(): Language {
  return settings.indices === "auto" ? settings.language : settings.indices;
}

/** An earlier version stored only whether the visitor declares. */
type StoredChoices = Partial<Omit<Choices, "declare"> & { declare: Choices["declare"] | boolean }>;

function storedChoices(): Partial<Choices> {
  try {
    const { declare = DEFAULTS.declare, ...others } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as StoredChoices;
    return { ...others, declare: typeof declare === "boolean" ? (declare ? "alone" : "off") : declare };
  } catch {
    return {};
  }
}
