import { expect, it } from "vitest";
import { newId } from "./ids";

it("never makes an id twice, and makes none that an address would have to escape", () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{16}$/);
});
