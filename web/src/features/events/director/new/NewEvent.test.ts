/** The options of a new event, and a movement from a file. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Movement } from "../../../../lib/protocol.generated";
import { say } from "../../../../lib/words";
import { noViolations, opened, proposed } from "../../../../testing/directing";
import { button, choose, fill, gone, open, press, reading, there } from "../../../../testing/page";
import { scene } from "../../../../testing/recorded";

it("proposes movements by rankings and by pairs that cannot move; a file replaces these, or is refused", async () => {
  const { facts } = await scene("movement-file", "movement-of-a-file");
  await open("/club");
  await press(button("director-new"));
  await fill(page.getByLabelText(say("plan-ask-count", { kind: "pairs" })), "14");
  await press(reading(say("director-winners", { winners: 2 })));
  await proposed("classés séparément");
  await press(reading(say("director-winners", { winners: 1 })));
  await press(reading(say("director-options")));
  await fill(page.getByLabelText(say("director-ask-stationary")), "7");
  await proposed("lignes inversées");
  await press(reading(say("scoring-title")));
  await press(reading("IMP contre la moyenne (Butler)"));
  await noViolations();

  const movement = JSON.parse(facts.movement!) as Movement;
  const twice = { ...movement, rounds: [movement.rounds[0], movement.rounds[0]] };
  const file = page.getByLabelText(say("plan-read"));
  await choose(file, new File([JSON.stringify(twice)], "faux.json"));
  await there(page.getByRole("alert"));
  await choose(file, new File([facts.movement!], "soir.json"));
  await gone(page.getByRole("alert"));
  await proposed("6 donnes en 3 tours de 2");
  await press(button("director-open"));
  const directing = await opened();
  const { sections, entrants } = await directing.seen();
  expect(sections[0]!.rounds).toHaveLength(3);
  expect(entrants).toHaveLength(6);
  expect((await directing.log()).find((entry) => entry.event === "opened")).toMatchObject({ method: "butler" });
});
