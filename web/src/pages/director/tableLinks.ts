/** The addresses of the tables' devices, with their keys. */
import { get } from "../../http";
import type { EventTableKey } from "../../protocol.generated";

export async function tableLinks(code: string, key: string): Promise<Map<string, string>> {
  const keys = await get<EventTableKey[]>(`/api/events/${code}/table-keys`, key);
  return new Map(keys.map((each) => [each.table, `${location.origin}/tournoi/${code}/${each.table}#key=${each.key}`]));
}
