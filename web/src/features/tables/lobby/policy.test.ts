import { expect, it } from "vitest";
import { picture } from "../../../testing/picture";
import { admitsFriends } from "./policy";

it("invites friends only where they may come", () => {
  const { table } = picture();
  expect(admitsFriends(table)).toBe(true);
  const policy = { ...table.policy, watch: "nobody" as const };
  for (const [kind, friends] of [
    ["daily", false],
    ["challenge", false],
    ["event", false],
    ["teams", true],
  ] as const) {
    const ours = { ...table, policy, board_set: { kind, code: "x" } };
    expect(admitsFriends(ours)).toBe(friends);
  }
});
