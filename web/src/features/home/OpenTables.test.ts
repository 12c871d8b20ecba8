/** The tables that anybody may join, on the first page. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { say } from "../../lib/words";
import { exact, open, refused } from "../../testing/page";

const usual = { "/api/me": { name: null, tables: [] }, "/api/games": { games: [], bots: { systems: [] } } };
const title = () => page.getByRole("heading", exact(say("home-open")));

it("says why the open tables are not known", async () => {
  await open("/", { answers: { ...usual, "/api/open-tables": refused("Le serveur est occupé.", 503) } });
  await expect.element(page.getByRole("alert")).toHaveTextContent("Le serveur est occupé.");
  await expect.element(title()).toBeVisible();
});

it("shows no list where no table is open", async () => {
  await open("/", { answers: { ...usual, "/api/open-tables": { tables: [] } } });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(title().query()).toBeNull();
});
