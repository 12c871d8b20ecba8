/** The English words that every page needs, as one chunk. */
import names from "../../../src/chelem/words/en/names.ftl?raw";
import web from "../../../src/chelem/words/en/web.ftl?raw";

export default [names, web];
