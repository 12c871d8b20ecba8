/** The settings with their words, which few visits need. */
import { addWords } from "../../lib/words";

export async function loadSettings(): Promise<typeof import("./Settings.svelte")> {
  await addWords({
    fr: () => import("../../../../src/chelem/i18n/fr/settings.ftl?raw"),
    en: () => import("../../../../src/chelem/i18n/en/settings.ftl?raw"),
  });
  return import("./Settings.svelte");
}
