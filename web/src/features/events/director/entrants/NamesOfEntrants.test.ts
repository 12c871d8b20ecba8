/** The names of an event on the director's page: typed, corrected, agreed to, deleted. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { EventPersonShape } from "../../../../lib/protocol.generated";
import { say } from "../../../../lib/words";
import {
  confirm,
  dialogButton,
  direct,
  type Directing,
  directNew,
  noViolations,
  undo,
} from "../../../../testing/directing";
import { button, exact, fill, gone, press, reading, tab, there } from "../../../../testing/page";

const persons = (directing: Directing) => directing.read<EventPersonShape[]>("persons");
const field = () => page.getByLabelText(say("director-names"));

it("has one box for the consent of all, half ticked where some agree", async () => {
  const directing = await direct("three-names", "consent-of-all");
  await tab("director-tab-pairs");
  const every = page.getByRole("checkbox", exact(say("director-consent-all")));
  const counted = (agreed: number) => there(reading(say("director-consent-count", { agreed, all: 3 })));
  const names = async () => (await directing.public()).entrants.flatMap((entrant) => entrant.names);
  await counted(3);
  await expect.element(every).toBeChecked();
  const entries = (await directing.log()).length;
  await press(page.getByRole("checkbox", exact(`${say("director-consent")} Zoé2`)));
  await counted(2);
  await expect.element(every).toBePartiallyChecked();
  await noViolations();
  await press(every);
  await counted(3);
  await expect.poll(names).toEqual(["Zoé1", "Zoé2", "Zoé3"]);
  await press(every);
  await counted(0);
  await expect.poll(names).toEqual([]);
  await press(button("director-consent-restore"));
  await counted(2);
  await expect.poll(names).toEqual(["Zoé1", "Zoé3"]);
  expect(await directing.log()).toHaveLength(entries);
});

it("corrects a name where it is, without an entry in the log; a forgotten one does not come back", async () => {
  const directing = await direct("named-pair", "corrected-name");
  const entries = (await directing.log()).length;
  await tab("director-tab-pairs");
  const edit = async () => {
    await press(button("ruling-edit-who", { pair: 1 }));
    await press(dialogButton("ruling-names"));
  };
  const known = async () => (await persons(directing)).map(({ name, licence }) => [name, licence]);
  await edit();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabelText(say("ruling-name"), { exact: true }).first();
  await expect.element(name).toHaveValue("Dupond");
  await noViolations();
  await fill(name, "Dupont");
  await fill(dialog.getByLabelText(say("ruling-licence")).first(), "0123");
  await confirm("ruling-names-save");
  await there(page.getByText("Dupont", { exact: true }));
  expect(await known()).toEqual([["Dupont", "0123"]]);
  expect(await directing.log()).toHaveLength(entries);
  await expect.poll(async () => (await directing.public()).entrants[0]!.names).toEqual(["Dupont"]);

  await edit();
  await directing.scene!.others("forget");
  await fill(name, "Dupuis");
  await press(dialogButton("ruling-names-save"));
  await there(dialog.getByRole("alert"));
  expect(await known()).toEqual([]);
});

it("leaves no earlier name of a list that is saved again, and brings all back that was taken back", async () => {
  const directing = await direct("evening", "names-again");
  await tab("director-tab-pairs");
  const known = async () => Object.fromEntries((await persons(directing)).map(({ name, consent }) => [name, consent]));
  const save = async (text: string) => {
    await fill(field(), text);
    await press(button("director-names-save", { pairs: 1 }));
    await expect.element(field()).toHaveValue("");
  };
  await save("1 Dupont - Martin");
  await press(page.getByRole("checkbox", { name: `${say("director-consent")} Martin` }));
  await expect.poll(known).toEqual({ Dupont: false, Martin: true });
  await save("1 Martin - Petit");
  expect(await known()).toEqual({ Martin: true, Petit: false });
  await press(undo());
  await expect.poll(known).toEqual({ Dupont: false, Martin: true });
  await there(page.getByText("Dupont", { exact: true }));
});

it("shows what is wrong with a line of a table of names", async () => {
  await direct("evening", "wrong-name");
  await tab("director-tab-pairs");
  await fill(field(), "numéro;nom 1;nom 2\n1;Anne Dupont;Bernard Lefèvre\n2;Chloé Martin;Denis Roux\nx;Ève;Fred");
  await there(page.getByRole("heading", exact(say("names-wrong", { lines: 1 }))));
  await noViolations();
});

it.each(["fr", "en"] as const)("shows everybody a name with consent alone, and forgets it (%s)", async (language) => {
  const directing = await directNew(`forgotten-name-${language}`, 6, language);
  await tab("director-tab-pairs");
  await fill(page.getByLabelText(say("director-names"), { exact: true }), "2 Zzyzx - Qqwerty");
  await press(button("director-names-save", { pairs: 1 }));
  const agrees = page.getByRole("checkbox", exact(`${say("director-consent")} Zzyzx`));
  const names = async () => (await directing.public()).entrants.find(({ entrant }) => entrant === 2)!.names;
  await there(agrees);
  expect(await names()).toEqual([]);
  await press(agrees);
  await expect.poll(names).toEqual(["Zzyzx"]);
  await press(button("director-forget-who", { name: "Zzyzx" }));
  await press(button("director-forget-sure", { name: "Zzyzx" }));
  await gone(agrees);
  expect(JSON.stringify([await directing.public(), await directing.seen()])).not.toContain("Zzyzx");
});
