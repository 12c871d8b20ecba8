/** Change a visitor's name, for later tables and at the current one. */
import { put } from "../../../lib/http";
import type { Seat } from "@chelem/card-table/seats";

export async function rename(name: string, code: string, seat: Seat | null): Promise<void> {
  await put("/api/me", { body: { name } });
  if (seat) await put("/api/tables/{code}/chairs/{seat}", { code, seat, body: { kind: "person", name } });
}
