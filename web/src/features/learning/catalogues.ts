/** The catalogues of lessons, problems, practice and study. */
import { words } from "../../lib/catalogues";

export const lessonWords = words("learn", "lessons");
export const problemWords = words("learn", "lessons", "problems");
export const trainingWords = words("learn", "fairness", "viewer", "analyse", "training");
export const studyWords = words("study");
export const givenCardWords = words("convention_cards");
export const cardWords = words("learn", "study", "convention_cards");
export const workshopWords = words("learn", "study", "workshop");
