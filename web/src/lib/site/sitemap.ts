/**
 * The sections of the site with their pages: the navigation, the tiles, and the ways back are drawn from these.
 *
 * A page is a line here and two sentences, its name `nav-NAME` in web.ftl and its tile `tile-NAME` in home.ftl; the
 * drawing of its tile is in `ui/page/tiles.ts`.
 */

export interface SitePage {
  name: string;
  path: string;
  /** Further addresses of the page, as English ones. What is below any of its addresses belongs to it. */
  also?: string[];
}

export interface Section {
  name: "play" | "compete" | "train" | "learn" | "tools" | "you";
  path: string;
  pages: SitePage[];
}

export const SECTIONS: Section[] = [
  { name: "play", path: "/", pages: [] },
  {
    name: "compete",
    path: "/tournoi",
    pages: [
      { name: "events", path: "/tournoi" },
      { name: "daily", path: "/jour" },
      { name: "challenge", path: "/defi" },
      { name: "teams", path: "/equipe" },
      { name: "club", path: "/club" },
    ],
  },
  {
    name: "train",
    path: "/entrainement",
    pages: [
      { name: "practice", path: "/entrainement", also: ["/practice"] },
      { name: "problems", path: "/problemes" },
    ],
  },
  {
    name: "learn",
    path: "/apprendre",
    pages: [
      { name: "lessons", path: "/apprendre" },
      { name: "rules", path: "/regles/contract", also: ["/regles"] },
      { name: "systems", path: "/systemes" },
      { name: "glossary", path: "/glossaire", also: ["/glossary"] },
      { name: "etiquette", path: "/etiquette" },
      { name: "incidents", path: "/a-la-table", also: ["/at-the-table"] },
      { name: "history", path: "/histoire", also: ["/history"] },
    ],
  },
  {
    name: "tools",
    path: "/outils",
    pages: [
      { name: "score", path: "/calcul" },
      { name: "sheet", path: "/marque" },
      { name: "analyse", path: "/analyser" },
    ],
  },
  {
    name: "you",
    path: "/vous",
    pages: [
      { name: "devices", path: "/vous", also: ["/you"] },
      { name: "mine", path: "/mes-donnes", also: ["/my-deals"] },
      { name: "cards", path: "/mes-feuilles", also: ["/my-cards"] },
      { name: "figures", path: "/mes-donnes/chiffres", also: ["/my-deals/figures"] },
    ],
  },
];

/** Where an address is: its section, and the page of the section that it is or that it is below. */
export interface Whereabouts {
  section?: Section;
  page?: SitePage;
  /** It is that page's own address. */
  exact: boolean;
}

export function whereabouts(path: string): Whereabouts {
  let nearest: Whereabouts = { section: SECTIONS.find((section) => section.path === path), exact: false };
  let length = 0;
  for (const section of SECTIONS) {
    for (const page of section.pages) {
      for (const address of [page.path, ...(page.also ?? [])]) {
        if (address.length <= length || !`${path}/`.startsWith(`${address}/`)) continue;
        nearest = { section, page, exact: path === address };
        length = address.length;
      }
    }
  }
  return nearest;
}
