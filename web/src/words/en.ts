/** The English words that every page needs, those of the games that come with the program among them. */
import names from "../../../src/chelem/i18n/en/names.ftl?raw";
import web from "../../../src/chelem/i18n/en/web.ftl?raw";

const games = import.meta.glob<string>("../../../src/chelem/games/*/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [names, web, ...Object.values(games)];
