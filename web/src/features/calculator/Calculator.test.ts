/** The calculator asks for the score of what was chosen, shows it, and has it in its address. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { ScoreBreakdown } from "../../lib/protocol.generated";
import described from "../../testing/methods.json";
import { asked, exact, open, press, violations, type Asked } from "../../testing/page";
import { say } from "../../lib/words";

/** A score of which the words name the contract that was asked for. */
function breakdown({ query }: Asked): ScoreBreakdown {
  const contract = query.get("contract") ?? "1NT";
  return {
    method: "contract",
    contract,
    tricks: 7,
    text: `${contract} =, vert`,
    total: 90,
    totals: [{ points: 90, to: "" }],
    lost: null,
    lines: [
      { points: 40, below: false, to: null, title: "Points de levées de 1SA", reason: "1 × 30 + 10", notes: [] },
      { points: 50, below: false, to: null, title: "Partielle", reason: "", notes: [] },
    ],
    table: {
      caption: "Toutes les marques",
      corner: "Levées",
      heads: ["Vert", "Rouge"],
      rows: [{ result: "=", totals: ["90", "90"], here: 0 }],
      note: "Points de la ligne du déclarant",
    },
  };
}

const answers = { "/api/score/methods": { methods: described }, "/api/score": breakdown };
const questions = () => asked.filter(({ path }) => path === "/api/score").map(({ query }) => query.toString());
const total = (contract: string) => page.getByRole("status").filter({ hasText: contract });

it("opens on one notrump just made, with its total and its lines", async () => {
  await open("/calcul", { answers });
  await expect.element(total("1NT")).toHaveTextContent(/vert\s*90/);
  await expect.element(page.getByRole("row").filter({ hasText: "Partielle" })).toHaveTextContent("50");
  await expect.element(page.getByRole("row").filter({ hasText: "Points de levées" })).toHaveTextContent("40");
  expect(questions()).toEqual(["method=contract&contract=1NT&tricks=7&language=fr"]);
  expect(await violations()).toEqual([]);
});

it("asks for the contract that is chosen, and its address opens on the same", async () => {
  await open("/calcul", { answers, language: "en" });
  await press(
    page
      .getByRole("group", exact(say("calc-level")))
      .getByRole("radio")
      .nth(3),
  );
  await expect.element(total("4NT")).toBeVisible();
  const question = questions().at(-1);
  await open(location.pathname + location.search, { answers, language: "en" });
  await expect.element(total("4NT")).toBeVisible();
  expect(questions()).toEqual([question]);
});
