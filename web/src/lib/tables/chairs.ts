/** The seats and their players' names for one viewer. */
import { SEATS, vulnerableSide, type Seat } from "@chelem/card-table/seats";
import type { ChairShape, DealShape, PictureShape } from "../protocol.generated";
import { say } from "../words";

/** The seat at the bottom: the viewer's own, South for spectators. */
export const bottomOf = (picture: PictureShape): Seat => picture.you.seat ?? "S";

/** The number of people, not bots, at the table. */
export const peopleAt = (picture: PictureShape): number =>
  Object.values(picture.chairs).filter((chair) => chair !== null && chair !== "no_player" && chair.kind === "person")
    .length;

/** The viewer's name, marked as their own. */
export function yourName(name: string): string {
  return name ? say("seat-you", { name }) : say("seat-you-unnamed");
}

/** The name to show for a seat of this game. */
export function nameOf(chair: ChairShape | "no_player" | null, game: string): string {
  if (chair === "no_player") return say("chair-no_player-name", { game });
  return chair ? chair.name || say("chair-unnamed") : say("chair-empty-name");
}

/** Who is away from the table during the match, for a screen reader; empty where all are there. */
export function absentText({ table, chairs }: PictureShape): string {
  if (table.status !== "playing") return "";
  return SEATS.flatMap((seat) => {
    const chair = chairs[seat];
    if (chair === null || chair === "no_player" || chair.here) return [];
    return [say("away-gone", { name: nameOf(chair, table.game), seat })];
  }).join(" ");
}

/** A board's plate in words: its number, who deals, who is vulnerable. */
export function plateName(deal: DealShape, vulnerability: boolean): string {
  const number = deal.board ?? deal.deal;
  return [
    say(deal.board === null ? "plate-deal" : "plate-board", { number }),
    say("plate-deals", { seat: deal.dealer }),
    ...(vulnerability ? [say("plate-vulnerability", { side: vulnerableSide(deal.vulnerable) })] : []),
  ].join(". ");
}
