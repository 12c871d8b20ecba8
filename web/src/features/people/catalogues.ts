/** The catalogue of one's own deals, figures and devices. */
import { catalogues } from "../../lib/words";

const words = catalogues(
  import.meta.glob<string>("../../../../src/chelem/i18n/{fr,en}/mine.ftl", {
    query: "?raw",
    import: "default",
  }),
);

export const mineWords = words("mine");
