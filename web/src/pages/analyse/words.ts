/** The words of these pages. */
import type { Collection } from "../../protocol";
import { addWords, say } from "../../words";
import { learnWords } from "../learn";

/** Asks for the catalogues of a deal that one goes through. */
export async function viewerWords(): Promise<void> {
  await Promise.all([
    learnWords(),
    addWords({
      fr: () => import("../../../../src/chelem/i18n/fr/viewer.ftl?raw"),
      en: () => import("../../../../src/chelem/i18n/en/viewer.ftl?raw"),
    }),
  ]);
}

/** Asks for all that the pages of the library say. */
export async function libraryWords(): Promise<void> {
  await Promise.all([
    viewerWords(),
    addWords({
      fr: () => import("../../../../src/chelem/i18n/fr/library.ftl?raw"),
      en: () => import("../../../../src/chelem/i18n/en/library.ftl?raw"),
    }),
  ]);
}

/** What a collection is called. */
export function nameOf({ name, kind }: Pick<Collection, "name" | "kind">): string {
  return name || say(kind === "file" ? "analyse-pasted" : `analyse-${kind}`);
}
