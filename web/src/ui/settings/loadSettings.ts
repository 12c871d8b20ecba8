/** The settings with their words, which few visits need. */
import { catalogues } from "../../lib/words";

const words = catalogues(
  import.meta.glob<string>("../../../../src/chelem/i18n/{fr,en}/settings.ftl", { query: "?raw", import: "default" }),
);
const settingsWords = words("settings");

export async function loadSettings(): Promise<typeof import("./Settings.svelte")> {
  await settingsWords();
  return import("./Settings.svelte");
}
