/** The drawings of the court cards, shown once all have loaded; until then these cards have a large pip. */
import type { Card } from "./values/card";

let urls = $state.raw<Record<Card, string>>({});
let asked = false;

/** The drawing of a card; undefined for cards without one. */
export const courtOf = (card: Card): string | undefined => urls[card];

/** Fetch the drawings, once; without them the table works too. */
export async function loadCourts(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const { COURT_URLS } = await import("./courtUrls");
    await Promise.all(Object.values(COURT_URLS).map(fetched));
    urls = COURT_URLS;
  } catch {
    asked = false;
  }
}

async function fetched(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}
