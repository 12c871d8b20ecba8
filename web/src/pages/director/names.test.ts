import { expect, test } from "vitest";
import { everybodyOf, type LoggedEntry } from "./log";
import { namesChange } from "./names";

const person = (id: string, name: string, licence = "") => ({ id, name, licence });

test("only what was typed anew is stored, under the id that it had", () => {
  const known = [person("p1", "Dupont"), person("p2", "Martin", "77")];
  const typed = [person("p1", " Dupond "), person("p2", "Martin", "77")];
  expect(namesChange(typed, known, ["p1", "p2"])).toEqual({
    changed: [person("p1", "Dupond")],
    added: [],
    now: ["p1", "p2"],
  });
});

test("who is added takes the place of a forgotten player, under a new id", () => {
  const typed = [person("p2", "Martin"), person("", "Petit", "9")];
  const { changed, added, now } = namesChange(typed, [person("p2", "Martin")], ["p1", "p2"]);
  expect(changed).toEqual([]);
  expect(added).toMatchObject([{ name: "Petit", licence: "9" }]);
  expect(now).toEqual([added[0]?.id, "p2"]);
  expect(now).not.toContain("p1");
});

test("a pair without names gets players; empty lines are nobody", () => {
  const { added, now } = namesChange([person("", "Petit"), person("", " ")], [], []);
  expect(added).toHaveLength(1);
  expect(now).toEqual([added[0]?.id]);
});

test("a substitute is one of the people of an entrant, unless taken back", () => {
  const by = { role: "director", id: "1" };
  const log: LoggedEntry[] = [
    { version: 0, by, event: "entered", entrant: 1, players: ["p1", "p2"] },
    { version: 1, by, event: "substituted", entrant: 1, players: ["p1", "s3"], round: 2 },
    { version: 2, by, event: "substituted", entrant: 1, players: ["s4", "p2"], round: 3 },
    { version: 3, by, event: "undone", of: 2 },
  ];
  expect(everybodyOf(log, 1)).toEqual(["p1", "p2", "s3"]);
  expect(everybodyOf(log, 2)).toEqual([]);
});
