/** One's name at a table: a name that the server refuses is refused at its field. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { say } from "../../../lib/words";
import { inviteWords } from "../../../lib/catalogues";
import { draw, fill, refused } from "../../../testing/page";
import NameField from "./NameField.svelte";

const WHY = "Ce nom n'est pas permis.";

it("says at the field why a name is refused, until another is kept", async () => {
  const put = ({ body }: { body: unknown }) => ((body as { name: string }).name === "Anne" ? {} : refused(WHY, 422));
  await draw(NameField, inviteWords, {
    answers: { "PUT /api/me": put, "PUT /api/tables/T1/chairs/N": {} },
    props: () => ({ known: "Paul", name: "Paul", code: "T1", seat: "N" as const }),
  });
  const field = page.getByRole("textbox", { name: say("name-label") });
  await fill(field, "xxx");
  await expect.element(page.getByRole("alert")).toHaveTextContent(WHY);
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveAccessibleDescription(WHY);
  expect(field.element().nextElementSibling).toBe(page.getByRole("alert").element());
  await fill(field, "Anne");
  await expect.element(field).toHaveAttribute("aria-invalid", "false");
  expect(page.getByRole("alert").query()).toBeNull();
});
