/** Times on the administrator's page. */
import { dateLocale } from "../../lib/words";

/** A time of the server in the reader's language and time zone. */
export function moment(at: string): string {
  return new Date(at).toLocaleString(dateLocale(), { dateStyle: "medium", timeStyle: "short" });
}
