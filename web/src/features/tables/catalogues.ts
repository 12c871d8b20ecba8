/** The catalogues of parts of a table. */
import { words } from "../../lib/catalogues";

export const textModeWords = words("text_mode");
export const coachWords = words("coach");
/** The end of a deal. */
export const dealEndWords = words("learn", "fairness", "viewer", "deal_end");
