/** Who of a team plays: chosen on the phone of its table, seen by the director, kept on the team's card. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { say } from "../../../lib/words";
import { Directing, noViolations, openRoom, table } from "../../../testing/directing";
import { button, exact, inDialog, open, press, select, texts, there } from "../../../testing/page";
import { scene } from "../../../testing/recorded";

it("says who of a team plays: on the phone of its table, to the director, and board by board on its card", async () => {
  const played = await scene("team-of-five", "players-of-a-team");
  const { code, key, north } = played.facts as Record<"code" | "key" | "north", string>;
  await open(`/tournoi/${code}/A${north}#key=${played.facts[`A${north}`]}`);
  const who = say("played-opponents", { kind: "teams", number: 1 });
  const group = page.getByRole("group", { name: say("desk-players", { who }) });
  for (const name of ["Dupont", "Petit", "Blanc"]) await press(group.getByRole("button", exact(name)));
  const chosen = group.getByRole("button", { pressed: true });
  await expect.poll(() => chosen.elements().map(({ textContent }) => textContent.trim())).toEqual(["Petit", "Blanc"]);
  await noViolations();
  await press(button("desk-seats-right"));
  const directing = new Directing(code, key, played);
  const fielded = async () => (await directing.log()).filter((entry) => entry.event === "fielded").at(-1);
  await expect.poll(fielded).toMatchObject({ players: ["p3", "p5"] });
  await played.others("play");

  await openRoom(directing);
  await press(table(Number(north)));
  const plays = (name: string) =>
    there(page.getByRole("dialog").getByRole("button", { ...exact(name), pressed: true }));
  await plays("Petit");
  await press(inDialog("button", "Blanc"));
  await press(inDialog("button", "Roux"));
  await plays("Roux");
  await noViolations();

  await open(`/tournoi/${code}/entrants/1`);
  await expect.poll(() => texts("details")).toHaveLength(2);
  await there(page.getByText(/0 – 24\sIMP · 0,00 – 20,00\sPV/));
  const player = page.getByLabelText(say("scorecard-player"));
  const roux = [...player.element().querySelectorAll("option")].find(
    ({ textContent }) => textContent.trim() === "Roux",
  )!;
  await select(player, roux.value);
  await expect.poll(() => texts("details").filter((line) => line.includes("Petit – Roux"))).toHaveLength(2);
  await noViolations();
});
