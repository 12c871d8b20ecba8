/** Days, times, results and places in the words of the page's language. */
import type { EventChange } from "../../lib/protocol.generated";
import { currentLanguage, dateLocale, say } from "../../lib/words";

/** A day of the log, `2026-11-24`: « mardi 24 novembre ». */
export function dayText(date: string): string {
  const day = new Date(`${date}T12:00`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(dateLocale(), { weekday: "long", day: "numeric", month: "long" }).format(day);
}

/** A title that no other event has: with a number where it is taken. */
export function freeTitle(title: string, taken: readonly string[]): string {
  let number = 1;
  const numbered = () => (number === 1 ? title : `${title} (${number})`);
  while (taken.includes(numbered())) number += 1;
  return numbered();
}

/** The time of day of an entry. */
export function timeText(at: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return "";
  return new Intl.DateTimeFormat(dateLocale(), { hour: "2-digit", minute: "2-digit" }).format(time);
}

/** A result with two decimals. */
export function resultNumber(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(value)
    .replace("-", "−");
}

/** From which place to which: « place : 5 → 4 », of an entrant whose result alone changes « place : 4, inchangée ». */
export const placeChange = ({ place, place_before }: Pick<EventChange, "place" | "place_before">): string =>
  say("director-place", { before: place === place_before ? "same" : (place_before ?? 0), after: place ?? 0 });
