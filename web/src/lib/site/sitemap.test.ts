import { expect, it, vi } from "vitest";
import { ROUTES } from "../../routes";
import { SECTIONS, whereabouts } from "./sitemap";

vi.mock("../../features/home/Home.svelte", () => ({ default: "home" }));

const pages = SECTIONS.flatMap((section) => section.pages);

it("names each page once, by an address that exists", () => {
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  const addresses = [...SECTIONS, ...pages].flatMap((page) => [
    page.path,
    ...("also" in page ? (page.also ?? []) : []),
  ]);
  const missing = addresses.filter((path) => path !== "/regles" && !ROUTES.some(({ pattern }) => pattern.test(path)));
  expect(missing).toEqual([]);
});

it.each([
  ["/", "play", undefined, false],
  ["/tournoi", "compete", "events", true],
  ["/tournoi/ab3d/arbitre", "compete", "events", false],
  ["/practice", "train", "practice", true],
  ["/regles/whiz", "learn", "rules", false],
  ["/systemes/sef/quiz", "learn", "systems", false],
  ["/outils", "tools", undefined, false],
  ["/my-deals/figures", "you", "figures", true],
  ["/nowhere", undefined, undefined, false],
])("knows where %s is", (path, section, page, exact) => {
  const found = whereabouts(path);
  expect([found.section?.name, found.page?.name, found.exact]).toEqual([section, page, exact]);
});
