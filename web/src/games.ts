/** The games that the server has, asked for once. */
import { get } from "./http";
import type { Forms } from "./protocol";
import { addGame } from "./words";

let asked: Promise<Forms> | undefined;

/** The games with their forms of match; the sentences of each are known once this is. */
export function games(): Promise<Forms> {
  asked ??= get<Forms>("/api/games").then(
    async (found) => {
      await Promise.all(found.games.map(({ game }) => addGame(game)));
      return found;
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}
