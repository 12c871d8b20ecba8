/** The director's page: what is shown before it is done, and what other people must learn. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { EventLogEntry, EventRankingAsOf } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";
import {
  confirm,
  dialogButton,
  direct,
  directNew,
  effect,
  noViolations,
  opened,
  openRoom,
  table,
  takeBack,
  undo,
} from "../../../testing/directing";
import { button, exact, fill, gone, inDialog, open, press, reading, tab, texts, there } from "../../../testing/page";
import { scene } from "../../../testing/recorded";

const count = () => page.getByLabelText(say("plan-ask-count", { kind: "pairs" }));
const kind = (name: string) => reading(say("plan-kind", { kind: name }));

it("tells another director a whole address, which can be typed on a phone", async () => {
  await direct("evening", "another-director");
  await tab("director-tab-more");
  await there(page.getByText(`${location.origin}/club`));
});

it("asks for number, hour and rankings before it proposes movements, and opens none for earlier answers", async () => {
  await scene("nobody", "proposals");
  await open("/club");
  await press(button("director-new"));
  await fill(count(), "17");
  await there(reading("8 tables et demie : une paire exempte à chaque tour"));
  const movements = page.getByRole("group", exact(say("director-ask-movement")));
  const titles = () => [...movements.element().querySelectorAll("strong")].map(({ textContent }) => textContent);
  await expect.poll(titles).toHaveLength(3);
  expect(new Set(titles()).size).toBe(3);
  await noViolations();
  const rankings = page.getByRole("group", exact(say("director-ask-winners")));
  const asked = [count(), page.getByLabelText(say("director-ask-until")), rankings, reading(say("director-options"))];
  const tops = [...asked, movements].map((place) => place.element().getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await press(reading(say("director-winners", { winners: 2 })));
  await press(button("director-open"));
  const planned = (await (await opened()).log()).find((entry) => entry.event === "planned");
  expect(planned).toMatchObject({ movement: { winners: 2 } });
});

it("asks of a Swiss and of an individual no options that are none", async () => {
  await scene("nobody", "options");
  await open("/club");
  await press(button("director-new"));
  const options = reading(say("director-options"));
  await there(options);
  await press(kind("swiss-teams"));
  await gone(options);
  await there(page.getByLabelText(say("director-ask-title")));
  const boards = page.getByRole("group", exact(say("director-ask-boards")));
  expect(boards.query()).toBeNull();
  await press(kind("individual"));
  await there(boards);
  expect(options.query()).toBeNull();
});

it("asks of an odd number of teams what is played by an odd number", async () => {
  await scene("nobody", "odd-number");
  await open("/club");
  await press(button("director-new"));
  await press(kind("swiss-teams"));
  const number = page.getByRole("spinbutton").first();
  const odd = page.getByRole("group", exact(say("plan-swiss-odd")));
  await fill(number, "7");
  await there(odd);
  await fill(number, "6");
  await there(page.getByRole("group", exact(say("plan-swiss-first"))));
  await gone(odd);
});

it("says what a typed result replaces, with its effect; one tap takes all lines back", async () => {
  const directing = await direct("first-round", "replaced-result");
  const result = { contract: { strain: "S", tricks: 10, stake: 1, declarer: "S" }, tricks: 10 };
  const at = { section: "A", round: 1, table: 1, board: 1 };
  await directing.write({ event: "reported", ...at, result } as EventLogEntry);
  const results = async () => (await directing.seen()).sections[0]!.tables[0]!.boards.map((board) => board.result);
  await press(table(1));
  await press(dialogButton("director-typed"));
  await fill(page.getByRole("textbox", exact(say("director-typed"))), "1 4P S +1\n2 3SA N =");
  await press(dialogButton("director-typed-save", { lines: 2 }));
  const replace = dialogButton("director-typed-replace", { lines: 1 });
  await there(replace);
  const alert = page.getByRole("alert").filter({ hasText: say("director-typed-replaced", { lines: 1 }) });
  expect(alert.element().textContent.replace(/\s+/g, " ")).toMatch(/Table 1, donne 1 : 4.*Sud = → 4.*Sud \+1 ?$/);
  expect(await results()).toEqual(["4S= by S", "3NT= by N"]);
  await effect();
  await noViolations();
  await press(replace);
  await gone(page.getByRole("dialog"));
  expect(await results()).toEqual(["4S+1 by S", "3NT= by N"]);
  await takeBack();
  expect(await results()).toEqual(["4S= by S", null]);
});

it("shows a call whatever is open, above the tabs and in the title", async () => {
  const directing = await direct("first-round", "calls");
  await tab("director-tab-log");
  await directing.write({ event: "called", section: "A", table: 2 });
  await directing.write({ event: "called", section: "A", table: 3 });
  const calls = page.getByRole("alert").filter({ hasText: say("director-call", { table: 2 }) });
  await there(calls);
  await there(calls.getByText(say("director-call", { table: 3 }), { exact: true }));
  await expect.poll(() => document.title).toMatch(/^\(2\) /);
  await noViolations();
  await press(button("director-call-see-which", { table: 2 }));
  await press(dialogButton("director-answer"));
  await expect.poll(() => document.title).toMatch(/^\(1\) /);
  await press(button("director-call-settled-which", { table: 3 }));
  await expect.poll(() => document.title).not.toMatch(/^\(/);
  const answered = (await directing.log()).filter((entry) => "answered" in entry && entry.answered);
  expect(answered.map((entry) => "table" in entry && entry.table)).toEqual([2, 3]);
});

it("leaves room for what was done below the last table", async () => {
  await direct("first-round", "done-bar");
  await press(button("director-pause"));
  await there(undo());
  scrollTo(0, document.body.scrollHeight);
  const bar = document.querySelector(".bar")!.getBoundingClientRect();
  const last = table(3).element().getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(bar.top);
});

it("says before it closes an event what is still to be played, and what becomes of that", async () => {
  const directing = await direct("second-round", "closing");
  await tab("director-tab-more");
  await there(reading(say("director-end-rounds", { count: 1, rounds: "3", section: "none" })));
  const missing = reading(say("director-end-boards", { boards: 6 }));
  await there(missing);
  await press(button("director-end-do"));
  const warning = page.getByRole("alert").filter({ hasText: say("director-end-effect-rounds") });
  await there(warning.getByText(say("director-end-effect-boards"), { exact: true }));
  await noViolations();
  expect((await directing.seen()).closed).toBe(false);
  await press(button("director-cancel"));
  await directing.scene!.others("play-all");
  await gone(missing);
  await press(button("director-end-do"));
  await press(button("director-end-sure"));
  await there(undo());
  expect((await directing.seen()).closed).toBe(true);
  expect(button("director-end-anyway").query()).toBeNull();
});

it("gives a round two minutes more or less, on the table's phone and the screen too", async () => {
  const directing = await direct("paused-round", "two-minutes");
  const left = () => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(page.getByRole("timer").first().element().textContent)!;
    return 60 * Number(minutes) + Number(seconds);
  };
  const elsewhere = async () => {
    const found = [];
    for (const address of [`A1#key=${directing.scene!.facts.A1}`, "ecran"]) {
      await open(`/tournoi/${directing.code}/${address}`, { again: true });
      await there(page.getByRole("timer"));
      found.push(left());
    }
    await openRoom(directing);
    await there(page.getByRole("timer"));
    return found;
  };
  await there(page.getByRole("timer"));
  const before = left();
  await press(button("clock-extend-which", { minutes: "+2" }));
  await expect.poll(left).toBe(before + 120);
  await noViolations();
  await press(button("clock-extend-which", { minutes: "−2" }));
  await expect.poll(left).toBe(before);
  await press(undo());
  await expect.poll(left).toBe(before + 120);
  expect(await elsewhere()).toEqual([before + 120, before + 120]);
});

it("says in the log what was changed, and what taking it back changes", async () => {
  const directing = await direct("three-rounds", "log");
  await directing.write({
    event: "cell",
    section: "A",
    round: 1,
    table: 1,
    sittings: [{ ns: [4], ew: [1], boards: [1, 2] }],
  });
  await tab("director-tab-log");
  const [now, before] = [
    [4, 1],
    [1, 4],
  ].map(([ns, ew]) => say("director-log-seats", { ns: ns!, ew: ew! })) as [string, string];
  const facts = { table: "1", round: 1, change: "direction", boards: "1–2", now, before };
  const entry = page.getByRole("listitem").filter({ hasText: say("director-log-cell", facts) });
  const number = (await directing.log()).length - 1;
  const dialog = page.getByRole("dialog");
  await press(entry.getByRole("button", exact(say("director-log-ranking", { number }))));
  await there(dialog.getByRole("table"));
  const { rankings } = await directing.read<EventRankingAsOf>(`rankings/${number}`);
  const rows = rankings.reduce((sum, { ranked }) => sum + 1 + ranked.length, 0);
  expect(dialog.getByRole("row").elements()).toHaveLength(rows);
  await noViolations();
  await press(dialogButton("dialog-close"));
  const taken = say("director-undo-what", { what: say("director-log-cell", facts) });
  await press(entry.getByRole("button", exact(taken)));
  await there(dialog.getByText(/→/));
  await noViolations(dialog);
  expect(await directing.log()).toHaveLength(number + 1);
  await confirm("director-undo-entry");
  await expect.poll(() => directing.log()).toHaveLength(number + 2);
});

it("says of a result on a ruled board that the ruling counts", async () => {
  const directing = await direct("second-round", "ruled-board");
  for (const [round, board] of [
    [1, 1],
    [2, 3],
  ] as const) {
    const at = { section: "A", table: 1, round, board };
    await directing.write({ event: "ruled", ...at, outcome: { ns: "60", ew: "40" }, reason: "slow" });
  }
  const dialog = page.getByRole("dialog");
  const type = async (text: string) => {
    await press(table(1));
    await press(dialogButton("director-typed"));
    await fill(dialog.getByRole("textbox"), text);
    await press(dialogButton("director-typed-save", { lines: 1 }));
  };
  await type("3 4P S +1");
  await there(page.getByText(say("director-did-typed-ruled", { lines: 1, ruled: 1 })));
  await type("3 4P S =");
  const warning = say("director-typed-still-ruled", { table: 1, board: 3, after: "" }).split(" mais ")[1]!;
  await there(dialog.getByRole("alert").filter({ hasText: warning }));
  await press(dialogButton("dialog-close"));
  await press(table(1));
  await press(dialog.getByRole("button", { name: new RegExp(`^${say("director-board", { board: 3 })} `) }));
  await press(inDialog("button", "2"));
  await there(dialog.getByText(say("director-still-ruled"), { exact: true }));
});

it("gives a second event of a day another title", async () => {
  const directing = await directNew("second-event", 8);
  const { title } = await directing.seen();
  await open("/club", { again: true });
  await there(reading(title));
  await press(button("director-new"));
  await expect.element(page.getByLabelText(say("director-ask-title"))).toHaveValue(`${title} (2)`);
});

it("ends the codes with that of the screen of the room", async () => {
  const directing = await direct("evening", "codes");
  await there(page.getByRole("heading", exact("Mardi")));
  await open(`/tournoi/${directing.code}/arbitre/qr`, { again: true });
  await there(page.getByRole("img", exact(say("director-screen-code"))));
  const cards = texts("main li");
  const { facts } = directing.scene!;
  for (const [place, at] of ["A1", "A2", "A3"].entries()) {
    expect(cards[place]).toContain(`/tournoi/${directing.code}/${at}`);
    expect(cards[place]).toContain(facts[`letters-${at}`]);
  }
  expect(cards).toHaveLength(4);
  const link = page.getByRole("main").getByRole("link").last();
  await expect.element(link).toHaveTextContent(new RegExp(`/tournoi/${directing.code}/ecran$`));
  await press(link);
  await expect.poll(() => location.pathname).toMatch(/ecran$/);
  await there(page.getByRole("heading", exact("Mardi")));
});
