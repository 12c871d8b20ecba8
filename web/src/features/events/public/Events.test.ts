/** The page that opens an event by its code: a code that no event has is refused at its field. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { say } from "../../../lib/words";
import { button, fill, open, press, refused } from "../../../testing/page";

it("says at the field of the code that there is no such event", async () => {
  const why = "Ce tournoi n'existe pas.";
  const answers = { "/api/event-forms/messages.ftl": new Response(""), "/api/events/zzz": refused(why, 404) };
  await open("/tournoi", { answers });
  const field = page.getByRole("textbox", { name: say("events-code") });
  await fill(field, "zzz");
  await press(button("events-open"));
  const refusal = page.getByRole("alert");
  await expect.element(refusal).toHaveTextContent(why);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveAccessibleDescription(`${why} ${say("events-code-about")}`);
  expect(refusal.element().closest("form")).toBe(field.element().closest("form"));
});
