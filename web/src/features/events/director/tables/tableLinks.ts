/** The addresses of the tables' devices, with their keys; letters to type by the table where none can be scanned. */
import { get } from "../../../../lib/http";

export interface TableLink {
  table: string;
  /** What its QR code holds. */
  link: string;
  /** What is typed: without the key, for which the page asks for the letters. */
  address: string;
  letters: string;
}

export async function tableLinks(code: string, key: string): Promise<TableLink[]> {
  const keys = await get("/api/events/{code}/table-keys", { code, key });
  return keys.map(({ table, key: own, code: letters }) => {
    const address = `${location.origin}/tournoi/${code}/${table}`;
    return { table, link: `${address}#key=${own}`, address: address.replace(/^https?:\/\//, ""), letters };
  });
}
