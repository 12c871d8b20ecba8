/** When a page goes to its next table. */
import type { EventPlace } from "../../../lib/protocol.generated";

/**
 * How long a page stays where it is before it goes to its next table, in milliseconds, as not all are to go
 * at once; `now` is the server's time, `chance` from 0 to 1.
 */
export function pauseBefore(place: EventPlace, now: number, chance: number): number {
  if (!place.next) return 0;
  return Math.max(0, Date.parse(place.next) - now - 1000 * chance * place.coming);
}
