/** The catalogues of collections of boards. */
import { catalogues } from "../../lib/words";

const words = catalogues(
  import.meta.glob<string>("../../../../src/chelem/i18n/{fr,en}/{learn,fairness,viewer,analyse}.ftl", {
    query: "?raw",
    import: "default",
  }),
);

export const analyseWords = words("learn", "fairness", "viewer", "analyse");
