/** The draws of an event, asked for again when it changes. */
import { get } from "../../../lib/http";
import type { EventDraw, EventEntrant, EventSectionShape } from "../../../lib/protocol.generated";

export const drawsOf = (code: string, key?: string): Promise<EventDraw[]> =>
  get("/api/events/{code}/draws", { code, key });

/** A link to the draw as a file that `chelem event draw` reads. */
export const drawFile = (draw: EventDraw["draw"]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(draw))}`;

/** Who was drawn for a round and does not play in it, and who plays and was not drawn; by numbers in the event. */
export function drawnWrongly(
  { round, draw }: EventDraw,
  { places }: EventSectionShape,
  entrants: readonly EventEntrant[],
): { gone: number[]; added: number[] } {
  if (!draw) return { gone: [], added: [] };
  const drawn = new Set(draw.inputs.standings.map(({ entrant }) => places[entrant]));
  const left = new Set(
    entrants.filter(({ withdrawn }) => withdrawn !== null && withdrawn <= round).map(({ entrant }) => entrant),
  );
  const placed = Object.values(places);
  return {
    gone: placed.filter((each) => drawn.has(each) && left.has(each)),
    added: placed.filter((each) => !drawn.has(each) && !left.has(each)),
  };
}
