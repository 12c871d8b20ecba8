/** The catalogues of parts of a table. */
import { catalogues } from "../../lib/words";

const words = catalogues(
  import.meta.glob<string>("../../../../src/chelem/i18n/{fr,en}/{text_mode,coach,learn,fairness,viewer,deal_end}.ftl", {
    query: "?raw",
    import: "default",
  }),
);

export const textModeWords = words("text_mode");
export const coachWords = words("coach");
/** The end of a deal. */
export const dealEndWords = words("learn", "fairness", "viewer", "deal_end");
