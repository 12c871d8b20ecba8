/** The matches of an event of teams that are over: asked for again with each change of the event. */
import { get } from "../../../lib/http";
import type { EventMatchResult, EventMatchSide, EventShape } from "../../../lib/protocol.generated";
import { currentLanguage } from "../../../lib/words";

export class MatchResults {
  all = $state.raw<EventMatchResult[]>([]);

  constructor(event: () => EventShape | undefined, key?: string) {
    const version = $derived.by(() => {
      const now = event();
      // Online thousands would ask at once, and their page of the table has the result.
      return now?.form.teams && !now.online && now.rankings !== null ? now.version : null;
    });
    $effect(() => {
      if (version === null) {
        this.all = [];
        return;
      }
      get("/api/events/{code}/matches", { code: event()!.code, key }).then(
        (found) => (this.all = found),
        () => undefined, // the next change asks again
      );
    });
  }
}

/** Those of the last round in which any is over. */
export function lastRound(matches: EventMatchResult[]): EventMatchResult[] {
  const last = Math.max(0, ...matches.map(({ round }) => round));
  return matches.filter(({ round }) => round === last);
}

/** What both teams won, and their victory points: « 14 », « 10 », « 12,45 », « 7,55 ». */
export function matchNumbers({ first, second }: Pick<EventMatchResult, "first" | "second">) {
  const language = currentLanguage();
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const points = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const of = (each: EventMatchSide) => ({ won: whole.format(each.won), points: points.format(each.points) });
  const [one, other] = [of(first), of(second)];
  return {
    won: { first: one.won, second: other.won },
    points: { first: one.points, second: other.points },
  };
}
