/** The values of a table's policy, in the order offered. */
import type { Policy } from "../protocol";

export const POLICY_VALUES: { [Name in keyof Policy]: Policy[Name][] } = {
  undo: ["free", "consent", "off"],
  pace: ["calm", "brisk", "instant"],
  clock: [0, 30, 60, 90, 120, 180],
  watch: ["nobody", "table", "delayed", "N", "E", "S", "W"],
  alerts: ["self", "partner"],
};
