/** The articles by their addresses, French and English. */
const ARTICLES: Record<string, string> = {
  etiquette: "etiquette",
  "a-la-table": "table",
  "at-the-table": "table",
  histoire: "history",
  history: "history",
  "a-propos": "about",
  about: "about",
};

/** The article at an address, without its slash. */
export const articleOf = (address: string): string | undefined => ARTICLES[address];
