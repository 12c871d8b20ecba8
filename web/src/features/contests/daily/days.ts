/** Days as `2026-11-24` by their names, times and percentages. */
import { currentLanguage, dateLocale } from "../../../lib/words";

const noon = (day: string) => new Date(`${day}T12:00Z`);

/** The name of a day, such as `mardi 24 novembre 2026`. */
export function dayName(day: string): string {
  return noon(day).toLocaleDateString(dateLocale(), { dateStyle: "full", timeZone: "UTC" });
}

/** The name of the month of a day, such as `novembre 2026`. */
export function monthName(day: string): string {
  return noon(day).toLocaleDateString(dateLocale(), { month: "long", year: "numeric", timeZone: "UTC" });
}

/** The hour and minute of a time here. */
export function clockTime(at: string): string {
  return new Date(at).toLocaleTimeString(dateLocale(), { timeStyle: "short" });
}

/** A percentage to `digits` decimals, with its sign. */
export function percentText(value: number, digits: number): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value / 100);
}
