/** The catalogues of the pages of events. */
import { catalogues } from "../../lib/words";

const words = catalogues(
  import.meta.glob<string>(
    "../../../../src/chelem/i18n/{fr,en}/{event_deals_pages,event_kinds,event_pages,event_plan,published,rulings,director,player_phone,phone_keys,online}.ftl",
    {
      query: "?raw",
      import: "default",
    },
  ),
);

const PAGES = ["event_deals_pages", "event_pages"];
const DIRECTOR = [...PAGES, "event_plan", "event_kinds", "published", "rulings", "director"];

/** Kinds of events, sections, and the draws of Swiss rounds. */
export const planWords = words("event_plan");
/** The pages of an event: a table's phone, the ranking, the screen of the room. */
export const eventPageWords = words(...PAGES);
export const publishedWords = words(...PAGES, "published");
/** A player's own phone. */
export const playerPhoneWords = words(...PAGES, "event_kinds", "player_phone");
/** The director's pages, rulings and published rankings among them. */
export const directorWords = words(...DIRECTOR);
/** The keys of an event's phones, on the director's page. */
export const phoneKeyWords = words(...DIRECTOR, "phone_keys");
/** Online events: entering, one's table, and the start. */
export const onlineWords = words("online");
