/** The catalogues of lessons, problems, practice and study. */
import { catalogues } from "../../lib/words";

const words = catalogues(
  import.meta.glob<string>(
    "../../../../src/chelem/i18n/{fr,en}/{learn,lessons,problems,fairness,viewer,analyse,training,study}.ftl",
    {
      query: "?raw",
      import: "default",
    },
  ),
);

export const lessonWords = words("learn", "lessons");
export const problemWords = words("learn", "lessons", "problems");
export const trainingWords = words("learn", "fairness", "viewer", "analyse", "training");
export const studyWords = words("study");
