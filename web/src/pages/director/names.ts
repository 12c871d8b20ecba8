/** Names of pairs as a director types or pastes them: one pair a line, « 12 Dupont - Martin ». */

export interface NamedPair {
  entrant: number;
  names: string[];
}

/** Between two names: a dash with spaces, `/`, `&`, `;`, a tab, « et » or "and". */
const BETWEEN = /\s+[-–—]\s+|\s*[/&;\t]\s*|\s+(?:et|and)\s+/;
const MOST = 120;

/** The pairs of a text; those without a number follow the one before. A pair named twice counts as it is last. */
export function readPairs(text: string): NamedPair[] {
  const found = new Map<number, NamedPair>();
  let next = 1;
  for (const line of text.split(/\r?\n/)) {
    const [, number, rest = ""] = /^\s*(\d+)?[\s.:)\t-]*(.*)$/.exec(line) ?? [];
    const names = rest
      .split(BETWEEN)
      .map((name) => name.trim().slice(0, MOST))
      .filter(Boolean);
    if (!names.length) continue;
    const entrant = number ? Number(number) : next;
    found.set(entrant, { entrant, names: names.slice(0, 2) });
    next = entrant + 1;
  }
  return [...found.values()].sort((one, other) => one.entrant - other.entrant);
}

/** An id that names nobody. */
export const newPersonId = (): string => `p${crypto.getRandomValues(new Uint32Array(2)).join("")}`.slice(0, 20);
