/** The French words that every page needs, as one chunk. */
import names from "../../../src/chelem/words/fr/names.ftl?raw";
import web from "../../../src/chelem/words/fr/web.ftl?raw";

export default [names, web];
