/** The visitor's own page: what is stored of them is shown, and what they type in its place is sent. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Given } from "../../lib/http";
import type { VisitorCard } from "../../lib/protocol.generated";
import { say } from "../../lib/words";
import { asked, button, fill, open, press, refused, there, type Asked } from "../../testing/page";

/** All that a visitor may change. */
type Changed = Required<Given<"PUT", "/api/me">["body"]>;

const STORED: Changed = { name: "Odette" };
const CARD: VisitorCard = { ...STORED, tables: [], card: null };

const devices = { "/api/me/devices": { devices: [], passkeys: [] } };
/** The field of the page that shows this. */
const field = (value: string) => page.getByRole("textbox").all().find(holds(value));
const holds = (value: string) => (found: { element: () => Element }) =>
  (found.element() as HTMLInputElement).value === value;
const kept = () => page.getByText(say("you-name-kept"));

it("shows all that is stored of the visitor, and sends what they type in its place", async () => {
  const put = ({ body }: Asked) => ({ ...CARD, ...(body as Changed) });
  await open("/vous", { answers: { ...devices, "/api/me": CARD, "PUT /api/me": put } });
  for (const value of Object.values(STORED)) {
    await expect.poll(() => field(value)).toBeDefined();
    await fill(field(value)!, `${value} 2`);
  }
  await press(button("you-name-keep"));
  await there(kept());
  const typed = Object.fromEntries(Object.entries(STORED).map(([name, value]) => [name, `${value} 2`]));
  expect(asked.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([typed]);
});

it("shows what the server has made of it", async () => {
  await open("/vous", { answers: { ...devices, "/api/me": CARD, "PUT /api/me": { ...CARD, name: "Odile" } } });
  await fill(page.getByLabelText(say("you-name"), { exact: true }), "  Odile ");
  await press(button("you-name-keep"));
  await expect.element(page.getByLabelText(say("you-name"), { exact: true })).toHaveValue("Odile");
});

it("says why a name is refused, and not that it is kept", async () => {
  const why = "Ce nom n'est pas permis.";
  await open("/vous", { answers: { ...devices, "/api/me": CARD, "PUT /api/me": refused(why, 422) } });
  await press(button("you-name-keep"));
  await expect.element(page.getByRole("alert")).toHaveTextContent(why);
  expect(kept().query()).toBeNull();
});
