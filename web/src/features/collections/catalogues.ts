/** The catalogues of collections of boards. */
import { words } from "../../lib/catalogues";

export const analyseWords = words("learn", "fairness", "viewer", "analyse");
