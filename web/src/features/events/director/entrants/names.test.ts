import { expect, test, vi } from "vitest";
import { enteredEntry, listedPlayers, namesChange, newPersonId } from "./names";

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

test("an id has a digit, whatever is drawn: the server takes a word for a name", () => {
  const draw = vi
    .spyOn(crypto, "getRandomValues")
    .mockImplementation((bytes) => (bytes as never as Uint8Array).fill(20) as never);
  expect(newPersonId()).toMatch(/^(?=[a-z]*\d)[\da-z]{1,20}$/);
  draw.mockRestore();
});

test("a pair without names gets players; empty lines are nobody", () => {
  const { added, now } = namesChange([person("", "Petit"), person("", " ")], [], []);
  expect(added).toHaveLength(1);
  expect(now).toEqual([added[0]?.id]);
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

test("an entrant is entered again with all that is not changed", () => {
  const known = { event: "entered", entrant: 3, players: ["p1"], stationary: true, handicap: "3/2" } as const;
  const again = enteredEntry(3, { ...known, players: ["p1"] }, { stationary: false });
  expect(again).toEqual({ ...known, stationary: false });
  expect(enteredEntry(4, null, { players: ["p4"] })).toEqual({ event: "entered", entrant: 4, players: ["p4"] });
});
