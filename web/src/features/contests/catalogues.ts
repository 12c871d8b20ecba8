/** The catalogues of the day and of matches of teams. */
import { catalogues } from "../../lib/words";

const words = catalogues(
  import.meta.glob<string>("../../../../src/chelem/i18n/{fr,en}/{invite,challenge,daily,teams}.ftl", {
    query: "?raw",
    import: "default",
  }),
);

export const dailyWords = words("invite", "challenge", "daily");
export const teamWords = words("invite", "teams");
