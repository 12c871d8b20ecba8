/** Take the seat of a link with a key, on this device: `/table/CODE#key=KEY`. */
import { put, Refused } from "../../../lib/http";
import { given } from "../../../lib/keyInAddress";
import { SEATS } from "@chelem/card-table/seats";

export async function takeChair(code: string): Promise<void> {
  const link = given();
  const key = link.get("key");
  if (!key) return;
  // Without `seat`, try each: the wrong ones refuse the key.
  const said = SEATS.filter((seat) => seat === link.get("seat"));
  for (const seat of said.length ? said : SEATS) {
    try {
      await put("/api/tables/{code}/chairs/{seat}", { code, seat, body: { key } });
      break;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  // Remove the secret from the address, which screenshots would show.
  history.replaceState(null, "", location.pathname);
}
