/** The phones of players in a test. */
import { page } from "vitest/browser";
import { say } from "../lib/words";
import { button, fill, open, press, select } from "./page";

/** Open a player's own phone, by the letters on a guide card; `claimed` is the code of the button below these. */
export async function claim(
  code: string,
  entrant: number,
  letters: string,
  claimed = "player-claim-do",
): Promise<void> {
  await open(`/tournoi/${code}`);
  await press(page.getByRole("link", { name: say("player-here") }));
  await select(page.getByRole("combobox"), String(entrant));
  await fill(page.getByLabelText(say("player-letters")), letters);
  await press(button(claimed));
}
