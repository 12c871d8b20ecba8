/** The card table of a lesson's layout after some of its cards. */
import { tableOf } from "@chelem/card-table/blank";
import type { Card } from "@chelem/card-table/card";
import type { Seat } from "@chelem/card-table/seats";
import type { TableState } from "@chelem/card-table/state";
import type { LessonLayout, LessonPlay } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";

const SEATS: Seat[] = ["N", "E", "S", "W"];

/** Return the table after `count` cards; `selectable` are those that can be chosen. */
export function tableAt(layout: LessonLayout, count: number, selectable: Card[] = []): TableState {
  const played = layout.plays.slice(0, count);
  const gone = played.map(({ card }) => card);
  const hands = Object.entries(layout.hands).map(
    ([seat, cards]) => [seat, cards.filter((card) => !gone.includes(card))] as const,
  );
  const trick = currentTrick(played);
  const you = learner(layout);
  const turn = count === layout.plays.length ? layout.turn : null;
  return tableOf({
    bottom: you,
    hands: Object.fromEntries(hands),
    seats: Object.fromEntries(
      SEATS.map((seat) => [
        seat,
        {
          name: seat === you ? say("lesson-you") : say(`lesson-player-${seat}`),
          prompt: seat === turn && (seat === you || selectable.length) ? say("seat-yours") : null,
        },
      ]),
    ),
    turn,
    selectable,
    trick: {
      plays: trick.map(({ seat, card }) => ({ seat, card })),
      winner: trick.at(-1)?.winner ?? null,
      name: say("lesson-trick", { number: played.at(-1)?.trick ?? 1 }),
    },
    trumps: layout.strain === "NT" ? null : layout.strain,
  });
}

/** The learner's seat: South, or in defence the defender whose hand is seen. */
export function learner({ hands }: LessonLayout): Seat {
  if ("S" in hands) return "S";
  return "W" in hands ? "W" : "E";
}

/** The layout of a question that asks who has won the trick: neither winner nor next leader is shown. */
export function withoutWinner(layout: LessonLayout): LessonLayout {
  const last = layout.plays.at(-1);
  if (!last?.winner) return layout;
  return { ...layout, plays: [...layout.plays.slice(0, -1), { ...last, winner: null }], turn: null };
}

/** The cards of the last trick, complete or not. */
export function currentTrick(played: LessonPlay[]): LessonPlay[] {
  const number = played.at(-1)?.trick;
  return played.filter(({ trick }) => trick === number);
}

/** What has just happened, for screen readers. */
export function announced(plays: LessonPlay[]): string {
  return plays
    .flatMap(({ seat, card, winner }) => [
      say("lesson-played", { seat, card }),
      ...(winner ? [say("lesson-takes", { seat: winner })] : []),
    ])
    .join(" ");
}
