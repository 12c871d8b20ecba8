/** What a director sees where the server refuses a list: why, and not an empty list. */
import type { Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { draw, refused, type Answers } from "../../../testing/page";
import found from "../../../testing/event.json";
import type { EventShape } from "../../../lib/protocol.generated";
import { phoneKeyWords } from "../catalogues";
import Claims from "./desk/Claims.svelte";
import JoinedDirectors from "./desk/JoinedDirectors.svelte";
import LogTab from "./desk/LogTab.svelte";
import { EventDirector } from "./director.svelte";
import Pairs from "./entrants/Pairs.svelte";
import SubstituteForm from "./entrants/SubstituteForm.svelte";
import Reports from "./rulings/Reports.svelte";

const EVENT = found as EventShape;
const WHY = "Le serveur est occupé.";
const busy = () => refused(WHY, 503);
const never = new Promise<never>(() => undefined);

/** The event once; then nothing changes. */
const event: Answers = {
  "/api/events/E1": ({ query }) => (query.has("wait") ? never : EVENT),
  "/api/event-forms/messages.ftl": new Response(""),
};
let director: EventDirector | undefined;

async function show(component: Component<never>, answers: Answers, props: object = {}): Promise<void> {
  await draw(component as Component<Record<string, unknown>>, phoneKeyWords, {
    answers: { ...event, ...answers },
    props: () => {
      director = new EventDirector("E1", "key");
      director.page.event = EVENT;
      return { director, event: EVENT, ...props };
    },
  });
}
afterEach(() => director?.close());

const act = () => undefined;
const spot = { section: "A", round: 1, table: 1 };
it.each<[string, Component<never>, Answers, object]>([
  ["the log", LogTab, { "/api/events/E1/entries": busy }, {}],
  ["the reports of a board", Reports, { "/api/events/E1/entries": busy }, { spot, board: 1, choose: act }],
  ["the names of pairs", Pairs, { "/api/events/E1/persons": busy, "/api/events/E1/entrants": [] }, {}],
  ["what was entered of pairs", Pairs, { "/api/events/E1/persons": [], "/api/events/E1/entrants": busy }, {}],
  [
    "whom a substitute may replace",
    SubstituteForm,
    { "/api/events/E1/persons": [], "/api/events/E1/entrants": busy },
    { entrants: [1], round: 1, rounds: 1, act },
  ],
  ["the phones that ask for a key", Claims, { "/api/events/E1/claims": busy }, {}],
  ["the other directors", JoinedDirectors, { "/api/events/E1/directors": busy }, {}],
])("says why %s are not known", async (_what, component, answers, props) => {
  await show(component, answers, props);
  await expect.element(page.getByRole("alert").first()).toHaveTextContent(WHY);
});

it("does not let names be saved over those that are not known", async () => {
  await show(Pairs, { "/api/events/E1/persons": busy, "/api/events/E1/entrants": [] });
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  const edit = page.getByRole("button", { name: director!.say("ruling-edit-who", { pair: 1 }) });
  await expect.element(edit).toBeDisabled();
});

it("shows the list once the server has it again", async () => {
  let busyStill = true;
  await show(Claims, { "/api/events/E1/claims": () => (busyStill ? busy() : []) });
  await expect.element(page.getByRole("alert")).toBeVisible();
  busyStill = false;
  director!.page.event = { ...EVENT, tag: "2" };
  await vi.waitFor(() => expect(page.getByRole("alert").query()).toBeNull());
});
