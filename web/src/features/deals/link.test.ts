import { expect, it } from "vitest";
import type { ReviewShape } from "../../lib/protocol.generated";
import { dealLink } from "./link";

const review = (part: Partial<ReviewShape>) =>
  ({ number: "42", dealer: "N", vulnerable: [], deal: 3, ...part }) as Partial<ReviewShape> as ReviewShape;

it("carries the deal's number, its dealer and who is vulnerable", () => {
  expect(dealLink({ game: "contract", prepared: 0 }, review({ dealer: "E", vulnerable: ["N", "S"] }))).toBe(
    "/donne/contract/42?dealer=E&vulnerable=NS",
  );
  expect(dealLink({ game: "whist", prepared: 0 }, review({}))).toBe("/donne/whist/42?dealer=N&vulnerable=");
});

it("says which of the seven deals of comptoir it is: each is prepared in its own way", () => {
  expect(dealLink({ game: "comptoir", prepared: 7 }, review({}))).toBe(
    "/donne/comptoir/42?dealer=N&vulnerable=&deal=3",
  );
});
