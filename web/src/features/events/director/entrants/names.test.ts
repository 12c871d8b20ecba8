import { expect, test } from "vitest";
import { everybodyOf, type LoggedEntry, notesOn } from "../log";
import { listedPlayers, namesChange } from "./names";

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
  const by = { role: "director", id: "1" } as const;
  const log: LoggedEntry[] = [
    { version: 0, by, event: "entered", entrant: 1, players: ["p1", "p2"] },
    { version: 1, by, event: "substituted", entrant: 1, players: ["p1", "s3"], round: 2 },
    { version: 2, by, event: "substituted", entrant: 1, players: ["s4", "p2"], round: 3 },
    { version: 3, by, event: "undone", of: 2 },
  ];
  expect(everybodyOf(log, 1)).toEqual(["p1", "p2", "s3"]);
  expect(everybodyOf(log, 2)).toEqual([]);
});

test("in a list that is saved again, who was known keeps the id, and others get one", () => {
  const known = [person("p1", "Dupont", "12"), person("p2", "Martin")];
  const same = [person("", "Dupont"), person("", "Martin")];
  expect(listedPlayers(same, known)).toBeNull();
  const other = listedPlayers([person("", "Petit"), person("", "Dupont")], known);
  expect(other?.stored).toMatchObject([{ name: "Petit", licence: "" }]);
  expect(other?.players).toEqual([other?.stored[0]?.id, "p1"]);
  expect(listedPlayers([person("", "Dupont", "13"), person("", "Martin")], known)?.stored).toMatchObject([
    { name: "Dupont", licence: "13" },
  ]);
  expect(listedPlayers([person("", "Dupont")], known)).toEqual({ players: ["p1"], stored: [] });
});

test("two people of one name are two people", () => {
  const twins = [person("", "Martin"), person("", "Martin")];
  const read = listedPlayers(twins, [person("p1", "Martin")]);
  expect(read?.players).toEqual(["p1", read?.stored[0]?.id]);
});

test("a note says who replaces whom, one after the other in the same chair", () => {
  const by = { role: "director", id: "1" } as const;
  const log: LoggedEntry[] = [
    { version: 0, by, event: "entered", entrant: 1, players: ["p1", "p2"] },
    { version: 1, by, event: "substituted", entrant: 1, players: ["p1", "s3"], round: 2 },
    { version: 2, by, event: "substituted", entrant: 1, players: ["p1", "s4"], round: 3 },
  ];
  expect(notesOn(log, 1).map(({ who, whom, round }) => [who, whom, round])).toEqual([
    ["s3", "p2", 2],
    ["s4", "s3", 3],
  ]);
});
