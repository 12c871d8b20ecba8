import { expect, it, vi } from "vitest";
import { articleOf } from "./features/learning/study/articles";
import { ROUTES } from "./routes";

vi.mock("./features/home/Home.svelte", () => ({ default: "home" }));

/** How many routes take an address, and its named parts. */
function opened(path: string): { routes: number; parts: Record<string, string> } {
  const matches = ROUTES.map(({ pattern }) => pattern.exec(path)).filter((match) => match !== null);
  return { routes: matches.length, parts: { ...matches[0]?.groups } };
}

it("opens one page for each address of the program, with its named parts", () => {
  expect(opened("/")).toEqual({ routes: 1, parts: {} });
  expect(opened("/table/ab3d")).toEqual({ routes: 1, parts: { code: "ab3d" } });
  expect(opened("/table/ab3d/texte")).toEqual({ routes: 1, parts: { code: "ab3d" } });
  expect(opened("/table/ab3d/donne/12")).toEqual({ routes: 1, parts: { code: "ab3d", deal: "12" } });
  for (const path of ["/tournoi", "/outils"]) expect(opened(path)).toEqual({ routes: 1, parts: {} });
  expect(opened("/calcul")).toEqual({ routes: 1, parts: {} });
  expect(opened("/regles/whist")).toEqual({ routes: 1, parts: { game: "whist" } });
  expect(opened("/apprendre")).toEqual({ routes: 1, parts: {} });
  expect(opened("/apprendre/finesse")).toEqual({ routes: 1, parts: { lesson: "finesse" } });
  expect(opened("/problemes")).toEqual({ routes: 1, parts: {} });
  expect(opened("/problemes/12")).toEqual({ routes: 1, parts: { number: "12" } });
  for (const path of ["/entrainement", "/practice"]) expect(opened(path)).toEqual({ routes: 1, parts: {} });
  expect(opened("/jour")).toEqual({ routes: 1, parts: {} });
  expect(opened("/jour/2026-11-24")).toEqual({ routes: 1, parts: { date: "2026-11-24" } });
  expect(opened("/analyser")).toEqual({ routes: 1, parts: {} });
  expect(opened("/analyser/xyz")).toEqual({ routes: 1, parts: { code: "xyz" } });
  expect(opened("/analyser/xyz/3")).toEqual({ routes: 1, parts: { code: "xyz", place: "3" } });
  for (const path of ["/mes-feuilles", "/my-cards"]) {
    expect(opened(path)).toEqual({ routes: 1, parts: {} });
    expect(opened(`${path}/ab3d`)).toEqual({ routes: 1, parts: { code: "ab3d" } });
  }
  expect(opened("/systemes")).toEqual({ routes: 1, parts: {} });
  for (const path of ["/systemes/atelier", "/systemes/workshop"]) {
    expect(opened(path)).toEqual({ routes: 1, parts: {} });
    expect(opened(`${path}/ab3d`)).toEqual({ routes: 1, parts: { code: "ab3d" } });
  }
  expect(opened("/systemes/sayc")).toEqual({ routes: 1, parts: { system: "sayc" } });
  for (const page of ["feuille", "conventions", "textes", "sequences", "quiz"]) {
    expect(opened(`/systemes/sayc/${page}`)).toEqual({ routes: 1, parts: { system: "sayc", page } });
  }
  expect(opened("/systemes/sayc/conventions/drury/drury")).toEqual({
    routes: 1,
    parts: { system: "sayc", page: "conventions", agreement: "drury", choice: "drury" },
  });
  for (const path of ["/glossaire", "/glossary"]) expect(opened(path)).toEqual({ routes: 1, parts: {} });
  for (const address of ["etiquette", "a-la-table", "at-the-table", "histoire", "history", "a-propos", "about"]) {
    expect(opened(`/${address}`)).toEqual({ routes: 1, parts: { address } });
    expect(articleOf(address)).toBeDefined();
  }
  expect(opened("/admin")).toEqual({ routes: 1, parts: {} });
  expect(opened("/donne/whiz/53644737765488792839237440000")).toEqual({
    routes: 1,
    parts: { game: "whiz", number: "53644737765488792839237440000" },
  });
});

it("opens no page for anything else", () => {
  for (const path of ["/table", "/table/", "/table/a/donne/x", "/nowhere", "/calcul/", "/analyser/a/b", "//"]) {
    expect(opened(path).routes, path).toBe(0);
  }
});
