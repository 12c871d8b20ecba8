/** The French words that every page needs, as one chunk. */
import names from "../../../src/chelem/i18n/fr/names.ftl?raw";
import web from "../../../src/chelem/i18n/fr/web.ftl?raw";

export default [names, web];
