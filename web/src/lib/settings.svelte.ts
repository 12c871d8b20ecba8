/** The visitor's settings, stored in this browser. */
import { keepJson, keptJson } from "./kept";
import type { LanguageCode, Policy } from "./protocol.generated";

export interface Choices {
  language: LanguageCode;
  theme: "auto" | "light" | "dark";
  /** Letters on the cards; `auto` follows the language. */
  indices: "auto" | LanguageCode;
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
/** Of what is stored: only what the visitor has chosen. */
const FORMAT = 2;

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

/** What the visitor has chosen: all else follows what is usual, also when that changes. */
const chosen = storedChoices();

/** The current settings; change them with `choose`. */
export const settings: Choices = $state({ ...DEFAULTS, ...chosen });

/** Change a setting and store it. */
export function choose<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
  settings[name] = chosen[name] = value;
  keepJson(KEY, { ...chosen, format: FORMAT });
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
export function indices(): LanguageCode {
  return settings.indices === "auto" ? settings.language : settings.indices;
}

/** An earlier version stored only whether the visitor declares. */
type StoredChoices = Partial<Omit<Choices, "declare"> & { declare: Choices["declare"] | boolean; format: number }>;

function storedChoices(): Partial<Choices> {
  const { format, ...stored } = (keptJson(KEY) ?? {}) as StoredChoices;
  return format === FORMAT ? (stored as Partial<Choices>) : chosenBefore(stored);
}

/**
 * What was chosen in an earlier version, which stored all settings: what is not usual. It was usual not to declare as
 * dummy, so that nobody had to choose it.
 */
function chosenBefore(stored: StoredChoices): Partial<Choices> {
  const { declare, ...others } = stored;
  const differing = Object.entries(others).filter(([name, value]) => value !== DEFAULTS[name as keyof Choices]);
  return {
    ...(Object.fromEntries(differing) as Partial<Choices>),
    ...(declare === "look" ? { declare } : {}),
  };
}
