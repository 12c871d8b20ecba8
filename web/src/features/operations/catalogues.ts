/** The catalogue of the administrator's page. */
import { catalogues } from "../../lib/words";

const words = catalogues(
  import.meta.glob<string>("../../../../src/chelem/i18n/{fr,en}/admin.ftl", {
    query: "?raw",
    import: "default",
  }),
);

export const adminWords = words("admin");
