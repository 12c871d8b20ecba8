/** The draws of an event, asked for again when it changes. */
import { get } from "../../../lib/http";
import type { EventDraw } from "../../../lib/protocol.generated";

export const drawsOf = (code: string, key?: string): Promise<EventDraw[]> =>
  get("/api/events/{code}/draws", { code, key });

/** A link to the draw as a file that `chelem event draw` reads. */
export const drawFile = (draw: EventDraw["draw"]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(draw))}`;
