/** The catalogues of the day and of matches of teams. */
import { words } from "../../lib/catalogues";

export const dailyWords = words("invite", "challenge", "daily");
export const teamWords = words("invite", "teams");
