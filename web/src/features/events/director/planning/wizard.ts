/** The questions of a new event. */
/** Minutes from now until a time of day, `HH:MM`; one that has passed is tomorrow's. Null for anything else. */
export function minutesUntil(time: string, now: Date): number | null {
  const [hours, minutes] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null;
  const gap = hours * 60 + minutes - now.getHours() * 60 - now.getMinutes();
  return (gap + 1440) % 1440;
}

/** A time of day some minutes from now, to the next quarter: `HH:MM`. */
export function quarterAfter(now: Date, minutes: number): string {
  const all = Math.ceil((now.getHours() * 60 + now.getMinutes() + minutes) / 15) * 15;
  return [Math.floor(all / 60) % 24, all % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** How many boards a club plays before it changes tables: three, and two where pairs are few. */
export const usualBoards = (pairs: number): number => (pairs >= 14 ? 3 : 2);

/** Today by the clock of this device, in ISO 8601. */
export function isoDate(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
