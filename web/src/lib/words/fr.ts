/** The French sentences for every page, including those of the built-in games. */
import names from "../../../../src/chelem/i18n/fr/names.ftl?raw";
import web from "../../../../src/chelem/i18n/fr/web.ftl?raw";

const games = import.meta.glob<string>("../../../../src/chelem/games/*/fr.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [names, web, ...Object.values(games)];
