/** The filters of the list of one's own deals, as in the address. */

export const FILTERS = [
  "game",
  "since",
  "until",
  "role",
  "level",
  "strain",
  "result",
  "score",
  "partner",
  "practice",
] as const;
export type Filter = (typeof FILTERS)[number];
export type Chosen = Partial<Record<Filter, string>>;

/** The filters and the page that an address asks for. */
export function readQuery(query: string): { chosen: Chosen; page: number } {
  const given = new URLSearchParams(query);
  const chosen: Chosen = {};
  for (const name of FILTERS) {
    const value = given.get(name);
    if (value) chosen[name] = value;
  }
  const page = Number(given.get("page") ?? "1");
  return { chosen, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** The query of a page of the deals that match, with `?`; empty for the first page of all. */
export function writeQuery(chosen: Chosen, page = 1): string {
  const query = new URLSearchParams();
  for (const name of FILTERS) {
    const value = chosen[name];
    if (value) query.set(name, value);
  }
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text && `?${text}`;
}
