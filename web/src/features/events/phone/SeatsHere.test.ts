/** An individual at real tables: everybody learns their seat, their partner and both opponents. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { say } from "../../../lib/words";
import { open, texts, there } from "../../../testing/page";
import { claim } from "../../../testing/phones";
import { scene } from "../../../testing/recorded";

const row = (name: string) => there(page.getByRole("row", { name }));

it("tells each player their seat and their partner: on the screen, their phone, the list and the table", async () => {
  const { facts } = await scene("first-round-of-individual", "seats-of-an-individual");
  await open(`/tournoi/${facts.code}/ecran`, { size: [1280, 800] });
  await row("2 N 2 Marcel Dubois E 4");
  await row("2 S 8 O 5");
  await claim(facts.code!, 8, facts["card-8"]!, "player-claim-do-in-individual");
  await there(page.getByText(say("desk-next-seat", { seat: "S" })));
  await there(page.getByText("avec 2 Marcel Dubois"));
  await there(page.getByText(say("player-against", { who: "4 et 5" })));
  await open(`/tournoi/${facts.code}`);
  await row("2 N 2 Marcel Dubois S 8 E 4 O 5");
  await open(`/tournoi/${facts.code}/A2#key=${facts.A2}`);
  await there(page.getByRole("heading", { name: say("desk-seats") }));
  expect(texts("dl > div")).toEqual(["Nord 2 Marcel Dubois", "Sud 8", "Est 4", "Ouest 5"]);
});

it("names partner and opponents on a card, before a board is opened", async () => {
  const { facts } = await scene("second-round-of-individual", "card-of-an-individual");
  await open(`/tournoi/${facts.code}/entrants/8`);
  const boards = () => texts("summary").filter((line) => line.includes("Sud, avec 2, contre 4 et 5"));
  await expect.poll(boards).toHaveLength(2);
});
