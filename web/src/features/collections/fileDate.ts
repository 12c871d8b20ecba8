/** Dates as files write them, for a person to read. */
import { dateLocale } from "../../lib/words";

/** The day in a PBN file, `2026.11.23`, in words; also a month or a year whose days are unknown, and other texts as they are. */
export function fileDate(text: string): string {
  const [year, month, day] = /^(\d{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(text)?.slice(1) ?? [];
  if (!year) return text;
  if (month === "??") return year;
  const date = new Date(`${year}-${month}-${day === "??" ? "01" : day}T12:00Z`);
  if (Number.isNaN(date.getTime())) return text;
  const parts: Intl.DateTimeFormatOptions = { month: "long", year: "numeric", timeZone: "UTC" };
  if (day !== "??") parts.day = "numeric";
  return date.toLocaleDateString(dateLocale(), parts);
}
