/** The four seats and their places on the screen. */

export type Seat = "N" | "E" | "S" | "W";
export type Side = "NS" | "EW";
export type Place = "bottom" | "left" | "top" | "right";

/** Clockwise, in the order of play. */
export const SEATS: Seat[] = ["N", "E", "S", "W"];
/** Something for each seat. */
export const bySeat = <Value>(make: (seat: Seat) => Value): Record<Seat, Value> => ({
  N: make("N"),
  E: make("E"),
  S: make("S"),
  W: make("W"),
});
const PLACES: Place[] = ["bottom", "left", "top", "right"];

export const sideOf = (seat: Seat): Side => (seat === "N" || seat === "S" ? "NS" : "EW");

/** The seat at each place of the screen. */
export function placed(bottom: Seat): Record<Place, Seat> {
  const first = SEATS.indexOf(bottom);
  const at = (turn: number) => SEATS[(first + turn) % 4]!;
  return { bottom: at(0), left: at(1), top: at(2), right: at(3) };
}

/** Where on the screen a seat is. */
export function placeOf(seat: Seat, bottom: Seat): Place {
  return PLACES[(SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4]!;
}

/** The vulnerable side; all or none. */
export function vulnerableSide(vulnerable: Seat[]): Side | "all" | "none" {
  if (vulnerable.length === 0) return "none";
  return vulnerable.length === 4 ? "all" : sideOf(vulnerable[0]!);
}
