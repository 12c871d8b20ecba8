/** What went wrong at a table: the server finds the entries, the director sees their effect and writes those. */
import type { Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { say } from "../../../lib/words";
import { asked, button, draw, press, refused, type Answers } from "../../../testing/page";
import found from "../../../testing/event.json";
import type { EventAccidentEffect, EventLogEntry, EventShape } from "../../../lib/protocol.generated";
import { phoneKeyWords } from "../catalogues";
import { EventDirector } from "./director.svelte";
import DirectionForm from "./rulings/DirectionForm.svelte";
import PairForm from "./tables/PairForm.svelte";

const EVENT = found as EventShape;
const SECTION = EVENT.sections[0]!;
const SPOT = { section: "A", round: 1, table: 1 };
const SITTINGS = SECTION.rounds[0]!.filter(({ table }) => table === 1);
const BOARDS = [1, 2].map((board) => ({ board, standing: "open" }));
const never = new Promise<never>(() => undefined);
const act = vi.fn<(entries: readonly EventLogEntry[], sentence: string) => void>();
let director: EventDirector | undefined;

async function show(component: Component<never>, accidents: Answers[string], props: object): Promise<void> {
  await draw(component as Component<Record<string, unknown>>, phoneKeyWords, {
    answers: {
      "/api/events/E1": ({ query }) => (query.has("wait") ? never : EVENT),
      "/api/event-forms/messages.ftl": new Response(""),
      "POST /api/events/E1/accidents": accidents,
    },
    props: () => {
      director = new EventDirector("E1", "key");
      director.page.event = EVENT;
      return {
        director,
        event: EVENT,
        section: SECTION,
        spot: SPOT,
        sittings: SITTINGS,
        boards: BOARDS,
        act,
        ...props,
      };
    },
  });
}
afterEach(() => {
  director?.close();
  act.mockClear();
});

const effect = (...entries: EventLogEntry[]): EventAccidentEffect => ({ entries, changes: [], warnings: [] });
const reported = () => asked.filter(({ path }) => path.endsWith("/accidents")).map(({ body }) => body);

it("says by name what happened, and writes the entries that the server has found", async () => {
  const cell: EventLogEntry = { event: "cell", ...SPOT, sittings: [{ ns: [3], ew: [1], boards: [1, 2] }] };
  await show(DirectionForm, effect(cell), {});
  await press(button("director-confirm"));
  expect(reported()).toEqual([{ accident: { accident: "turned", ...SPOT, boards: [1, 2] } }]);
  expect(act.mock.calls[0]?.[0]).toEqual([cell]);
});

it("says that a late pair is ranked no more, where that is among the entries", async () => {
  const unranked: EventLogEntry = { event: "standing", entrant: 1, standing: "unranked" };
  await show(PairForm, effect(unranked), { accident: "late" });
  await press(page.getByRole("radio", { name: say("director-late-count", { count: 2 }) }).first());
  await expect.element(page.getByText(say("director-late-unranked"))).toBeVisible();
  expect(reported()).toEqual([{ accident: { accident: "late", ...SPOT, side: "NS", boards: [1, 2] } }]);
});

it("says why it cannot have happened, and writes nothing", async () => {
  await show(DirectionForm, refused("La donne 1 n'est pas pour la table 1."), {});
  await expect.element(page.getByText("La donne 1 n'est pas pour la table 1.")).toBeVisible();
  await expect.element(button("director-confirm")).toBeDisabled();
});
