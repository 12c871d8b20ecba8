import { expect, it } from "vitest";
import { codeOf } from "./given";

it("finds the code of a card in its link, or alone, and none in a file", () => {
  expect(codeOf("https://chelem.example/mes-feuilles/k7m2pq9x")).toBe("k7m2pq9x");
  expect(codeOf(" k7m2pq9x\n")).toBe("k7m2pq9x");
  expect(codeOf('system = "sayc"\n')).toBeUndefined();
});
