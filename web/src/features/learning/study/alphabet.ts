/** Words grouped by letter, and found by a reader who types without accents. */
import type { GlossaryTerm } from "../../../lib/protocol.generated";

/** A text in lower case, without accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The terms whose name, counterpart or meaning has the sought text; those that are named so come first. */
export function found(terms: GlossaryTerm[], sought: string): GlossaryTerm[] {
  const wanted = plain(sought.trim());
  if (!wanted) return terms;
  const named = terms.filter(({ term, other }) => plain(`${term} ${other}`).includes(wanted));
  return named.length ? named : terms.filter(({ meaning }) => plain(meaning).includes(wanted));
}

/** Terms by their first letter; those that begin with a digit are under `1`. */
export function byLetter(terms: GlossaryTerm[]): [string, GlossaryTerm[]][] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const each of terms) {
    const first = plain(each.term).charAt(0).toUpperCase();
    const letter = /\d/.test(first) ? "1" : first;
    groups.set(letter, [...(groups.get(letter) ?? []), each]);
  }
  return [...groups];
}
