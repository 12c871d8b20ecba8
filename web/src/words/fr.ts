/** The French words that every page needs, those of the games that come with the program among them. */
import names from "../../../src/chelem/i18n/fr/names.ftl?raw";
import web from "../../../src/chelem/i18n/fr/web.ftl?raw";

const games = import.meta.glob<string>("../../../src/chelem/games/*/fr.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [names, web, ...Object.values(games)];
