/** The server's games, requested once. */
import { get } from "./http";
import type { GameList } from "./protocol.generated";
import { addGame } from "./words";

let asked: Promise<GameList> | undefined;

/** The games with their forms of match, once their sentences have loaded. */
export function games(): Promise<GameList> {
  asked ??= get("/api/games").then(
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
