/** Names as a director types or pastes them: one pair, team or player a line, « 12 Dupont - Martin ». */
import { newId } from "../../../../lib/ids";
import type { EntrantEntered } from "../../../../lib/protocol.generated";
import { ENTRANTS, type Ranked } from "../../entrantKinds";

export interface NamedPair {
  entrant: number;
  /** The own name of a team; empty without one. */
  team: string;
  names: string[];
}

/** Between two names: a dash with spaces, `/`, `&`, `;`, a tab, « et » or "and". */
const BETWEEN = /\s+[-–—]\s+|\s*[/&;\t]\s*|\s+(?:et|and)\s+/;
/** Between the names of a team's players, who are too many for a pair that is written « Dupont, Jeanne ». */
const BETWEEN_TEAMMATES = new RegExp(`${BETWEEN.source}|\\s*,\\s*`);
/** A team's own name: « Les As : ». */
const TEAM = /^([^:]*):\s*/;
/** How long a name may be. */
export const MOST_NAME = 120;

/** How many people an entrant may have. */
export const MOST_PEOPLE: Record<Ranked, number> = { individual: 1, pairs: 2, teams: 6 };

export interface ReadNames {
  named: NamedPair[];
  /** Lines with more names than an entrant has people, each with its number, and the count of its names. */
  tooMany: { line: string; count: number }[];
}

/** The entrants of a text; those without a number follow the one before. One named twice counts as it is last. */
export function readNames(text: string, kind: Ranked): ReadNames {
  const tooMany: ReadNames["tooMany"] = [];
  const found = new Map<number, NamedPair>();
  let next = 1;
  for (const line of text.split(/\r?\n/)) {
    const [, number, rest = ""] = /^\s*(\d+)?[\s.:)\t-]*(.*)$/.exec(line) ?? [];
    const [called, team] = (ENTRANTS[kind].teams && TEAM.exec(rest)) || ["", ""];
    const names = rest
      .slice(called.length)
      .split(ENTRANTS[kind].teams ? BETWEEN_TEAMMATES : BETWEEN)
      .map((name) => name.trim().slice(0, MOST_NAME))
      .filter(Boolean);
    const own = team.trim().slice(0, MOST_NAME);
    if (!names.length && !own) continue;
    const entrant = number ? Number(number) : next;
    next = entrant + 1;
    // Without its number, the line would name another entrant once those before it are gone from the text.
    if (names.length > MOST_PEOPLE[kind])
      tooMany.push({ line: number ? line.trim() : `${entrant} ${line.trim()}`, count: names.length });
    else found.set(entrant, { entrant, team: own, names });
  }
  return { named: [...found.values()].sort((one, other) => one.entrant - other.entrant), tooMany };
}

/** An id that names nobody: with a digit, which one in two hundred random ids lacks, and no word has. */
export const newPersonId = (): string => {
  const id = newId();
  return /\d/.test(id) ? `p${id}` : `p0${id}`;
};

/** The id under which a team's own name is kept, beside the names of its players. */
export const teamNameId = (entrant: number): string => `team${entrant}`;

/** A person of an entrant as read from a list; without a licence, the one that is known stays. */
export interface ListedPerson {
  name: string;
  licence: string;
}

/**
 * The players of an entrant by a list: who is known there by the same name keeps their id, so their consent; the others
 * are to be stored first. Null if nothing changes.
 */
export function listedPlayers(
  people: readonly ListedPerson[],
  known: readonly TypedPerson[],
): { players: string[]; stored: TypedPerson[] } | null {
  const free = [...known];
  const read = people.map(({ name, licence }) => {
    const at = free.findIndex((each) => each.name === name && (!licence || each.licence === licence));
    const [held] = at < 0 ? [] : free.splice(at, 1);
    return { person: { id: held?.id ?? newPersonId(), name, licence }, held: !!held };
  });
  const players = read.map(({ person }) => person.id);
  const stored = read.filter(({ held }) => !held).map(({ person }) => person);
  return stored.length || free.length || players.some((id, place) => id !== known[place]?.id)
    ? { players, stored }
    : null;
}

/** A person as typed into the form of an entrant; without an id, somebody who is not known yet. */
export interface TypedPerson {
  id: string;
  name: string;
  licence: string;
}

/**
 * What is to be stored: the people who are changed, those who are added, and the players of the entrant from then on.
 * Who is added takes the place of somebody who was forgotten, whose id is not used again.
 */
export function namesChange(
  typed: readonly TypedPerson[],
  known: readonly TypedPerson[],
  players: readonly string[],
): { changed: TypedPerson[]; added: TypedPerson[]; now: string[] } {
  const people = typed.map(({ id, name, licence }) => ({ id, name: name.trim(), licence: licence.trim() }));
  const before = new Map(known.map((person) => [person.id, person]));
  const changed = people.filter(({ id, name, licence }) => {
    const held = before.get(id);
    return held && name && (held.name !== name || held.licence !== licence);
  });
  const added = people.filter(({ id, name }) => !id && name).map((person) => ({ ...person, id: newPersonId() }));
  const waiting = added.map(({ id }) => id);
  const now = players.map((id) => (before.has(id) ? id : (waiting.shift() ?? id)));
  return { changed, added, now: [...now, ...waiting] };
}

/** The entry that enters an entrant as it is known, with some changes. */
export const enteredEntry = (
  entrant: number,
  known: EntrantEntered | null | undefined,
  changes: Partial<EntrantEntered>,
): EntrantEntered => ({ event: "entered", entrant, players: [], ...known, ...changes });
