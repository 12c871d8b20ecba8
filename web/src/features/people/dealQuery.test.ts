import { expect, test } from "vitest";
import { readQuery, writeQuery } from "./dealQuery";

test("filters and page come back from the address that they are written to", () => {
  const chosen = { game: "contract", partner: "Zoé & co", practice: "false", since: "2026-01-31" };
  expect(readQuery(writeQuery(chosen, 3))).toEqual({ chosen, page: 3 });
  expect(writeQuery({})).toBe("");
  expect(writeQuery({ level: "" })).toBe("");
});

test("an address by hand asks for no page that cannot be, and for no unknown filter", () => {
  for (const query of ["?page=0", "?page=-1", "?page=x", "?page=1.5", "", "?colour=red&role="])
    expect(readQuery(query)).toEqual({ chosen: {}, page: 1 });
});
