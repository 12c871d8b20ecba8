/** The clock of a section: what is left of its round. */
import type { EventSectionShape } from "../../lib/protocol.generated";

type Clocked = Pick<EventSectionShape, "round" | "begun" | "paused" | "round_minutes">;

/** The seconds that are left of the round at a moment in milliseconds, negative when it is over; null before the first. */
export function secondsLeft(section: Clocked, now: number): number | null {
  const { round, begun, paused, round_minutes } = section;
  if (!round || !begun) return null;
  const at = paused ? Date.parse(paused) : now;
  return Math.round((Date.parse(begun) + round_minutes * 60_000 - at) / 1000);
}

/** Minutes and seconds: `12:05`. */
export function minutesText(seconds: number): string {
  const all = Math.abs(seconds);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}
