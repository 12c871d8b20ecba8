/**
 * The tiles of the first page: a line here, and in home.ftl `tile-NAME` and `tile-NAME-what`.
 *
 * A page has one tile. The games are listed by the server and come before these.
 */

export interface Tile {
  name: string;
  path: string;
  /** A drawing of strokes in a box of 24 × 24. */
  icon: string;
}

export interface TileGroup {
  name: "friends" | "train" | "learn" | "tools";
  tiles: Tile[];
}

export const TILE_GROUPS: TileGroup[] = [
  {
    name: "friends",
    tiles: [
      { name: "daily", path: "/jour", icon: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4" },
      { name: "challenge", path: "/defi", icon: "M5 20V4M5 5h13l-2.5 4L18 13H5" },
      { name: "teams", path: "/equipe", icon: "M4 5h7v6H4zM13 13h7v6h-7zM14 5h6v4M4 15v4h6" },
      {
        name: "club",
        path: "/club",
        icon: "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4v1a4 4 0 0 0 4 4M16 6h4v1a4 4 0 0 1-4 4M12 14v5M8 20h8",
      },
    ],
  },
  {
    name: "train",
    tiles: [
      {
        name: "practice",
        path: "/entrainement",
        icon: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 12h.01",
      },
      {
        name: "problems",
        path: "/problemes",
        icon: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18",
      },
      { name: "mine", path: "/mes-donnes", icon: "M4 20V4M4 20h16M8 16l4-5 3 3 5-7" },
    ],
  },
  {
    name: "learn",
    tiles: [
      {
        name: "rules",
        path: "/regles/contract",
        icon: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6",
      },
      { name: "systems", path: "/systemes", icon: "M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5" },
      { name: "glossary", path: "/glossaire", icon: "M4 19 8.5 6h1L14 19M5.6 14.5h6.8M16 11h4l-4 8h4" },
      { name: "etiquette", path: "/etiquette", icon: "M8 4v5a4 4 0 0 0 8 0V4zM12 13v7M8.5 20h7" },
      { name: "table", path: "/a-la-table", icon: "M12 4v12M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5zM8 20h8M12 16v4" },
      { name: "history", path: "/histoire", icon: "M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16M12 8v4.5l3 2" },
    ],
  },
  {
    name: "tools",
    tiles: [
      {
        name: "score",
        path: "/calcul",
        icon: "M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01",
      },
      { name: "sheet", path: "/marque", icon: "M5 4h14v16H5zM12 4v16M5 9h14M8 13h1M15 13h1M8 16h1M15 16h1" },
      {
        name: "analyse",
        path: "/analyser",
        icon: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5 20 20M8 10.5h5",
      },
    ],
  },
];
