/** The catalogues of the pages of events. */
import { words } from "../../lib/catalogues";
import { address } from "../../lib/http";
import { catalogues } from "../../lib/words";

/** The sentences that forms of events bring along; without a line, those that all forms have must do. */
async function servedForms(): Promise<string> {
  const answer = await fetch(address("/api/event-forms/messages.ftl")).catch(() => null);
  return answer?.ok ? answer.text() : "";
}
const formWords = catalogues({ "/fr/forms.ftl": servedForms, "/en/forms.ftl": servedForms })("forms");
const pageWords = (...names: string[]) => {
  const load = words("event_deals_pages", "event_pages", ...names);
  return async () => {
    await Promise.all([load(), formWords()]);
  };
};

const DIRECTOR = ["event_plan", "event_kinds", "published", "rulings", "director"];

/** Kinds of events, sections, and the draws of Swiss rounds. */
export const planWords = words("event_plan");
/** The pages of an event: a table's phone, the ranking, the screen of the room. */
export const eventPageWords = pageWords();
export const publishedWords = pageWords("published");
/** A player's own phone. */
export const playerPhoneWords = pageWords("event_kinds", "player_phone");
/** The director's pages, rulings and published rankings among them. */
export const directorWords = pageWords(...DIRECTOR);
/** The keys of an event's phones, on the director's page. */
export const phoneKeyWords = pageWords(...DIRECTOR, "phone_keys");
/** Online events: entering, one's table, and the start. */
export const onlineWords = words("online");
