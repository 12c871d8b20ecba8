/** A convention card of somebody else: by its link, by its code, or as the text of its file. */
import { get, post } from "../../../lib/http";

export interface GivenCard {
  /** May be empty. */
  title: string;
  /** As the request for a table names it. */
  asked: { card: string } | { card_text: string };
}

const LINK = /\/mes-feuilles\/([a-z0-9]+)/i;
const CODE = /^\s*([a-z0-9]{6,20})\s*$/i;

/** The code in a link, or alone; nothing in the text of a file. */
export const codeOf = (text: string): string | undefined => (LINK.exec(text) ?? CODE.exec(text))?.[1];

/** Find the card of a link or a text; refused with the reason if there is none, or it cannot be played. */
export async function findCard(text: string): Promise<GivenCard> {
  const card = codeOf(text);
  if (card) {
    const { content } = await get("/api/convention-cards/{code}", { code: card });
    return { title: content.heading?.title ?? "", asked: { card } };
  }
  const content = await post("/api/convention-cards/read", { body: { text } });
  return { title: content.heading?.title ?? "", asked: { card_text: text } };
}
