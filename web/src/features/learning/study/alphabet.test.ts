import { expect, it } from "vitest";
import type { GlossaryTerm } from "../../../lib/protocol.generated";
import { byLetter, found } from "./alphabet";

const term = (name: string, other: string, meaning: string): GlossaryTerm => ({
  id: other,
  term: name,
  other,
  meaning,
});
const TERMS = [
  term("2♦ multi", "multi", "Une ouverture."),
  term("étui", "board", "Une boîte pour les mains."),
  term("mort", "dummy", "La main étalée."),
];
const names = (terms: GlossaryTerm[]) => terms.map((each) => each.term);

it("groups terms by their first letter, accents ignored", () => {
  expect(byLetter(TERMS).map(([letter]) => letter)).toEqual(["1", "E", "M"]);
});

it("finds a term by its name in either language, typed without accents", () => {
  expect(names(found(TERMS, "ETUI"))).toEqual(["étui"]);
  expect(names(found(TERMS, "dum"))).toEqual(["mort"]);
  expect(names(found(TERMS, "  "))).toEqual(names(TERMS));
});

it("looks in the meanings if no term is named so", () => {
  expect(names(found(TERMS, "boite"))).toEqual(["étui"]);
  expect(found(TERMS, "zz")).toEqual([]);
});
