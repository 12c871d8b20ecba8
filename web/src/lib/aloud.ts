/** Sentences in words alone: what listeners get where signs are printed. */
import { sentenceAloud } from "@chelem/card-table/aloud";
import { labels } from "./labels";
import type { PictureShape } from "./protocol.generated";
import { imps } from "./comparison";
import { say, type Facts } from "./words";

/** « Le roi de pique » for « ♠R », « 1 cœur » for « 1♥ ». */
export const inWords = (text: string): string => sentenceAloud(text, labels);

/** What the player is to do now; empty while others are to act. */
export function ownTask(picture: Pick<PictureShape, "turn" | "you" | "play" | "claim" | "legal" | "table">): string {
  const { turn, you, play, claim } = picture;
  if (claim || !turn || !you.seat || turn.by !== you.seat) return "";
  if (turn.seat !== you.seat) return say("text-dummy", { seat: turn.seat });
  return play ? say("text-yours") : inWords(say("auction-yours", callFacts(picture)));
}

/** The game, and the kind of call that it asks for now: points, not a bid, in some games. */
export function callFacts({ table, legal }: Pick<PictureShape, "table" | "legal">): Facts {
  return { game: table.game, kind: legal[0]?.split(":")[0] ?? "" };
}

/** How the finished deal, and after the last one the match, compares with other tables; empty until they have played. */
export function comparedText({ sheet, between, table }: Pick<PictureShape, "sheet" | "between" | "table">): string {
  const row = between || table.status === "over" ? sheet.rows.at(-1) : undefined;
  const { percent, imps: gain } = row?.compare ?? {};
  if (percent == null || gain == null) return "";
  const deal = say("text-compared", { percent: Math.round(percent), imps: imps(gain) });
  const match = table.status === "over" ? sheet.standing : null;
  if (!match || match.boards < 2) return deal;
  return `${deal} ${say("text-standing", { ...match, percent: Math.round(match.percent) })}`;
}
