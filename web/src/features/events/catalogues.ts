/** The words of the pages of events: apart from the others, as few people ever load them. */
import { addWords } from "../../lib/words";

/** The words of an event's deals: for its directors, on travellers and cards. */
function eventDealWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../../src/chelem/i18n/fr/event_deals_pages.ftl?raw"),
    en: () => import("../../../../src/chelem/i18n/en/event_deals_pages.ftl?raw"),
  });
}

/** Kinds of events, sections, and the draws of Swiss rounds. */
export function planWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../../src/chelem/i18n/fr/event_plan.ftl?raw"),
    en: () => import("../../../../src/chelem/i18n/en/event_plan.ftl?raw"),
  });
}

/** What is said otherwise of teams and of single players. */
function kindWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../../src/chelem/i18n/fr/event_kinds.ftl?raw"),
    en: () => import("../../../../src/chelem/i18n/en/event_kinds.ftl?raw"),
  });
}

/** The words of the director's pages, with those of rulings and published rankings. */
export async function directorWords(): Promise<void> {
  await Promise.all([
    planWords(),
    kindWords(),
    publishedWords(),
    addWords({
      fr: () => import("../../../../src/chelem/i18n/fr/rulings.ftl?raw"),
      en: () => import("../../../../src/chelem/i18n/en/rulings.ftl?raw"),
    }),
    addWords({
      fr: () => import("../../../../src/chelem/i18n/fr/director.ftl?raw"),
      en: () => import("../../../../src/chelem/i18n/en/director.ftl?raw"),
    }),
  ]);
}

/** A player's own phone in an event. */
export async function playerPhoneWords(): Promise<void> {
  await Promise.all([
    eventPageWords(),
    kindWords(),
    addWords({
      fr: () => import("../../../../src/chelem/i18n/fr/player_phone.ftl?raw"),
      en: () => import("../../../../src/chelem/i18n/en/player_phone.ftl?raw"),
    }),
  ]);
}

/** The pages of an event: a table's phone, the ranking, the screen of the room. */
export async function eventPageWords(): Promise<void> {
  await Promise.all([
    eventDealWords(),
    addWords({
      fr: () => import("../../../../src/chelem/i18n/fr/event_pages.ftl?raw"),
      en: () => import("../../../../src/chelem/i18n/en/event_pages.ftl?raw"),
    }),
  ]);
}

/** The keys of an event's phones, on the director's page. */
export async function phoneKeyWords(): Promise<void> {
  await Promise.all([
    directorWords(),
    addWords({
      fr: () => import("../../../../src/chelem/i18n/fr/phone_keys.ftl?raw"),
      en: () => import("../../../../src/chelem/i18n/en/phone_keys.ftl?raw"),
    }),
  ]);
}

/** The published rankings of an event, with the words of its pages. */
export async function publishedWords(): Promise<void> {
  await Promise.all([
    eventPageWords(),
    addWords({
      fr: () => import("../../../../src/chelem/i18n/fr/published.ftl?raw"),
      en: () => import("../../../../src/chelem/i18n/en/published.ftl?raw"),
    }),
  ]);
}

/** Online events: entering, one's table, and the start. */
export function onlineWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../../src/chelem/i18n/fr/online.ftl?raw"),
    en: () => import("../../../../src/chelem/i18n/en/online.ftl?raw"),
  });
}
