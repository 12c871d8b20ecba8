/** Catalogues that only some pages need; load one before using its sentences. A feature's own are in its folder. */
import { catalogues } from "./words";

/** A function of the names of such catalogues: what it returns loads them. */
export const words = catalogues(
  import.meta.glob<string>(
    [
      "../../../src/chelem/i18n/{fr,en}/{home,invite,new_table,notices,admin,mine,challenge,daily,teams,text_mode,coach,deal_end}.ftl",
      "../../../src/chelem/i18n/{fr,en}/{learn,marks,scorekeeping,fairness,viewer,analyse,lessons,problems,training,study,convention_cards,workshop}.ftl",
      "../../../src/chelem/i18n/{fr,en}/{event_pages,event_deals_pages,event_kinds,event_plan,published,rulings,director,player_phone,phone_keys,online}.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
);

/** The tiles of the first page. */
export const homeWords = words("home");
/** The form of a new table, and inviting friends. */
export const newTableWords = words("new_table", "invite");
/** Before the match, and inviting friends. */
export const inviteWords = words("invite");
/** Rules, calculator, score sheets. */
export const learnWords = words("learn");
/** Score sheets kept by hand, the lines of a score among them. */
export const scorekeepingWords = words("learn", "marks", "new_table", "scorekeeping");
/** What a page has checked of a deal. */
export const fairnessWords = words("fairness");
/** The viewer of deals. */
export const viewerWords = words("learn", "fairness", "viewer");
/** Challenges, and sending a link. */
export const challengeWords = words("invite", "challenge");
/** Notifications while no page is open. */
export const noticeWords = words("notices");
