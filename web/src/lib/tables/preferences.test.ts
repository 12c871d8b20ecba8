import { expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { changesOf, preferredPolicy } from "./preferences";

it("sends a table only what has changed", () => {
  const before = preferredPolicy({ ...settings, pace: "calm", declare: "off" });
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf(before, preferredPolicy({ ...settings, pace: "brisk", declare: "off" }))).toEqual({ pace: "brisk" });
  expect(changesOf(before, preferredPolicy({ ...settings, pace: "calm", declare: "alone" }))).toEqual({
    declare: "alone",
  });
});
