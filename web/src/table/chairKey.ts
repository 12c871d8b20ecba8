/** A link with a key moves its chair to this device: `/table/CODE?key=KEY`. */
import { put, Refused } from "../http";
import { SEATS } from "@chelem/card-table/seats";

export async function takeChair(code: string): Promise<void> {
  const query = new URLSearchParams(location.search);
  const key = query.get("key");
  if (!key) return;
  // A bare key does not say which chair it opens; the others refuse it.
  const said = SEATS.filter((seat) => seat === query.get("seat"));
  for (const seat of said.length ? said : SEATS) {
    try {
      await put(`/api/tables/${code}/chairs/${seat}`, { key });
      break;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  // The secret does not stay in the address, where a screenshot would show it.
  history.replaceState(null, "", location.pathname);
}
