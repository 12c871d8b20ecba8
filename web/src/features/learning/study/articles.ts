/** The articles and their addresses, French first. */

const ADDRESSES = {
  etiquette: ["etiquette"],
  table: ["a-la-table", "at-the-table"],
  history: ["histoire", "history"],
  about: ["a-propos", "about"],
} as const;

export type ArticleName = keyof typeof ADDRESSES;

export const ARTICLES = Object.keys(ADDRESSES) as ArticleName[];

/** The address of an article, which is the same for all readers. */
export const pathOf = (article: ArticleName): string => `/${ADDRESSES[article][0]}`;

/** The article at an address, without its slash. */
export function articleOf(address: string): ArticleName | undefined {
  return ARTICLES.find((article) => (ADDRESSES[article] as readonly string[]).includes(address));
}
