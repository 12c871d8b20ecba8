import { expect, it } from "vitest";
import { picture } from "../../../testing/picture";
import { admitsFriends, fixedSettings } from "./policy";

it("offers nothing at the table of a board set that it would refuse", () => {
  const { table } = picture();
  expect([fixedSettings(table), admitsFriends(table)]).toEqual([[], true]);
  const policy = { ...table.policy, watch: "nobody" as const };
  for (const [kind, friends] of [
    ["daily", false],
    ["challenge", false],
    ["event", false],
    ["teams", true],
  ] as const) {
    const ours = { ...table, policy, board_set: { kind, code: "x" } };
    expect(fixedSettings(ours)).toContain("undo");
    expect(admitsFriends(ours)).toBe(friends);
  }
});
