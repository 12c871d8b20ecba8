/** The page of a convention card: its owner changes it, others read and copy it, refusals say why. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { ConventionCard, OpenCard, CardAgreements } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";
import { asked, button, open, press, refused, there } from "../../../testing/page";

const CARD: OpenCard = {
  code: "abc",
  own: true,
  preferred: false,
  content: {
    heading: { title: "Ours", players: ["Anne", "Jean"] },
    plays: { system: "sayc", style: "usual", choices: { slams: { blackwood: "30-41" } } },
    notes: "",
  },
  text: 'system = "sayc"\n',
};
const AGREEMENTS: CardAgreements = {
  system: "sayc",
  title: "Standard American",
  boxes: [
    {
      box: "slams",
      agreements: [
        {
          agreement: "blackwood",
          title: "Blackwood",
          usual: "aces",
          choices: [
            { choice: "aces", title: "for aces" },
            { choice: "30-41", title: "for keycards" },
          ],
        },
      ],
    },
  ],
};
const SHEET: ConventionCard = {
  system: "sayc",
  title: "Ours",
  boxes: [{ box: "slams", agreements: [{ agreement: "Blackwood", choice: "for keycards" }], topics: [] }],
};
const answers = {
  "/api/games": { games: [], bots: { strengths: [], systems: [], default: "normal:sayc" }, policy: [] },
  "/api/convention-cards/abc": CARD,
  "/api/systems/sayc/card-agreements": AGREEMENTS,
  "/api/convention-cards/abc/sheet": SHEET,
};
const radio = (name: string) => page.getByRole("radio", { name });

it("shows what the card plays, and sends what the owner chooses", async () => {
  await open("/mes-feuilles/abc", { answers: { ...answers, "PUT /api/convention-cards/abc": CARD } });
  await expect.element(radio("for keycards")).toBeChecked();
  await press(radio("for aces"));
  await press(button("cards-save"));
  await there(page.getByText(say("cards-saved")));
  const sent = asked.filter(({ method }) => method === "PUT").map(({ body }) => body);
  expect(sent).toEqual([{ ...CARD.content, plays: { system: "sayc", style: "usual", choices: {} } }]);
});

it("says why agreements do not go together", async () => {
  const why = "Ces conventions ne vont pas ensemble.";
  await open("/mes-feuilles/abc", { answers: { ...answers, "PUT /api/convention-cards/abc": refused(why, 422) } });
  await there(radio("for aces"));
  await press(button("cards-save"));
  await expect.element(page.getByRole("alert")).toHaveTextContent(why);
  expect(page.getByText(say("cards-saved")).query()).toBeNull();
});

it("shows a card of somebody else to be read and copied", async () => {
  await open("/mes-feuilles/abc", {
    answers: { ...answers, "/api/convention-cards/abc": { ...CARD, own: false } },
  });
  await there(page.getByText("for keycards"));
  await there(button("cards-copy"));
  expect(button("cards-save").query()).toBeNull();
  expect(button("cards-remove").query()).toBeNull();
});

it("lets its owner play the card by default", async () => {
  const listed = { code: "abc", title: "Ours", system: "sayc", since: "2026-01-01T00:00:00.000Z", preferred: true };
  await open("/mes-feuilles/abc", { answers: { ...answers, "PUT /api/convention-cards/abc/preferred": [listed] } });
  await press(button("cards-prefer"));
  await expect.element(button("cards-preferred")).toHaveAttribute("aria-pressed", "true");
  expect(asked.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([{ preferred: true }]);
});
