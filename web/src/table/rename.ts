/** Change a visitor's name, for later tables and at the current one. */
import { put } from "../http";
import type { Seat } from "../protocol";

export async function rename(name: string, code: string, seat: Seat | null): Promise<void> {
  await put("/api/me", { name });
  if (seat) await put(`/api/tables/${code}/chairs/${seat}`, { kind: "person", name });
}
