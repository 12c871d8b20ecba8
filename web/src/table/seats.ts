/** Chairs as one viewer sees them: their own at the bottom, then clockwise. */
import type { Chair, DealSection, Picture, Seat, Side } from "../protocol";
import { say } from "../words";

export type Place = "bottom" | "left" | "top" | "right";

export const SEATS: Seat[] = ["N", "E", "S", "W"];
const PLACES: Place[] = ["bottom", "left", "top", "right"];

export const sideOf = (seat: Seat): Side => (seat === "N" || seat === "S" ? "NS" : "EW");

/** The chair at each place of the screen. */
export function placed(bottom: Seat): Record<Place, Seat> {
  const first = SEATS.indexOf(bottom);
  const at = (turn: number) => SEATS[(first + turn) % 4]!;
  return { bottom: at(0), left: at(1), top: at(2), right: at(3) };
}

/** Where on the screen a chair is. */
export function placeOf(seat: Seat, bottom: Seat): Place {
  return PLACES[(SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4]!;
}

/** The chair at the bottom: one's own, South for those who look on. */
export const bottomOf = (picture: Picture): Seat => picture.you.seat ?? "S";

/** How many people, not bots, sit at the table. */
export const peopleAt = (picture: Picture): number =>
  Object.values(picture.chairs).filter((chair) => chair !== null && chair !== "domy" && chair.kind === "person").length;

/** The side that is vulnerable, all or none. */
export function vulnerableSide({ vulnerable }: DealSection): Side | "all" | "none" {
  if (vulnerable.length === 0) return "none";
  if (vulnerable.length === 4) return "all";
  return sideOf(vulnerable[0]!);
}

/** The viewer's own name, and that it is theirs. */
export function yourName(name: string): string {
  return name ? say("seat-you", { name }) : say("seat-you-unnamed");
}

/** The name to show for whoever sits there. */
export function nameOf(chair: Chair | "domy" | null): string {
  if (chair === "domy") return say("chair-domy-name");
  return chair ? chair.name || say("chair-unnamed") : say("chair-empty-name");
}
