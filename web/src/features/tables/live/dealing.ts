/** The time between the commitment to a deal and its cards. */
import type { Shown } from "./optimistic";
import { nameOf, yourName } from "../../../lib/tables/chairs";
import { SEATS } from "@chelem/card-table/seats";

/** Whether the next deal waits for the pages of players. */
export const isDealing = ({ promise }: Shown): boolean => promise !== null && promise.stage !== "dealt";

/** The names of those whose pages added nothing to the present deal. */
export function leftOut(picture: Shown): string[] {
  const { promise, chairs, you, table } = picture;
  if (!promise || promise.deal !== picture.deal?.deal) return [];
  return SEATS.filter((seat) => {
    const chair = chairs[seat];
    return chair !== null && chair !== "no_player" && promise.unrevealed.includes(chair.player);
  }).map((seat) => (you.seat === seat ? yourName(you.name) : nameOf(chairs[seat], table.game)));
}
