/** Catalogues that only some pages need; load one before using its sentences. A feature's own are in its folder. */
import { catalogues } from "./words";

const words = catalogues(
  import.meta.glob<string>(
    "../../../src/chelem/i18n/{fr,en}/{home,invite,learn,marks,scorekeeping,fairness,viewer,challenge,notices}.ftl",
    { query: "?raw", import: "default" },
  ),
);

/** The tiles of the first page. */
export const homeWords = words("home");
/** Before the match, and inviting friends. */
export const inviteWords = words("invite");
/** Rules, calculator, score sheets. */
export const learnWords = words("learn");
/** Score sheets kept by hand, the lines of a score among them. */
export const scorekeepingWords = words("learn", "marks", "scorekeeping");
/** What a page has checked of a deal. */
export const fairnessWords = words("fairness");
/** The viewer of deals. */
export const viewerWords = words("learn", "fairness", "viewer");
/** Challenges, and sending a link. */
export const challengeWords = words("invite", "challenge");
/** Notifications while no page is open. */
export const noticeWords = words("notices");
