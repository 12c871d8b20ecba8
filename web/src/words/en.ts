/** The English words that every page needs, as one chunk. */
import names from "../../../src/chelem/i18n/en/names.ftl?raw";
import web from "../../../src/chelem/i18n/en/web.ftl?raw";

export default [names, web];
