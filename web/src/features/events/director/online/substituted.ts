/** Somebody plays at once in place of a player of an online event. */
import type { EventLogEntry, EventShape } from "../../../../lib/protocol.generated";

/** The entry of the log, from the round in play on; none for a player who plays in that place no more. */
export function substituted(event: EventShape, entrant: number, gone: string, instead: string): EventLogEntry | null {
  const players = (event.entrants.find((each) => each.entrant === entrant)?.players ?? []).map(({ id }) => id);
  if (!players.includes(gone)) return null;
  const round = Math.max(1, ...event.sections.map((section) => section.round));
  return { event: "substituted", entrant, players: players.map((id) => (id === gone ? instead : id)), round };
}
