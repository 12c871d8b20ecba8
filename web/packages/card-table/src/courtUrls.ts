/** The addresses of the drawings of the court cards, by card. A chunk of its own: only tables need them. */
import type { Card } from "./values/card";

const FILES = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });

export const COURT_URLS: Record<Card, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), url]),
);
