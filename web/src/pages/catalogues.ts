/** The catalogues that only some pages need; wait for one before saying any of its sentences. */
import { addWords } from "../words";

/** `learn.ftl`: rules, calculator, score sheets. */
export function learnWords(): Promise<void> {
  return addWords({
    fr: () => import("../../../src/chelem/words/fr/learn.ftl?raw"),
    en: () => import("../../../src/chelem/words/en/learn.ftl?raw"),
  });
}

/** The words of a deal that is gone through. */
export async function viewerWords(): Promise<void> {
  await Promise.all([
    learnWords(),
    addWords({
      fr: () => import("../../../src/chelem/words/fr/viewer.ftl?raw"),
      en: () => import("../../../src/chelem/words/en/viewer.ftl?raw"),
    }),
  ]);
}

/** The words of collections of boards. */
export async function libraryWords(): Promise<void> {
  await Promise.all([
    viewerWords(),
    addWords({
      fr: () => import("../../../src/chelem/words/fr/library.ftl?raw"),
      en: () => import("../../../src/chelem/words/en/library.ftl?raw"),
    }),
  ]);
}
