/** The score of the bridge of 1900: tricks, honours, chicane, slam, settlement. */
import { sideOf, type Seat, type Side } from "@chelem/card-table/seats";
import { line, opponentsOf, seatsOf, SIDES, type Honours, type Played, type ScoreLine } from "./line";
import { SCORES, type Strain } from "./rules";

const numbers = SCORES.whist;

export function whistScore({ contract, tricks, honours }: Played): ScoreLine[] {
  const { strain, stake, declarer } = contract;
  const own = sideOf(declarer);
  const taker = tricks > 6 ? own : opponentsOf(own);
  const taken = Math.max(tricks, 13 - tricks);
  const count = taken - 6;
  const each = numbers.trickValues[strain];
  return [
    line(seatsOf(taker), count * each * stake, "whist.tricks", { count, strain, each, stake }, true),
    ...(strain === "NT" ? aces(honours) : trumps(strain, honours)),
    ...(taken === 12 ? [line(seatsOf(taker), numbers.smallSlam, "whist.slam.small")] : []),
    ...(taken === 13 ? [line(seatsOf(taker), numbers.grandSlam, "whist.slam.grand")] : []),
  ];
}

/** The lines at the end: the winner scores 100, and the loser's points are taken from the winner's. */
export function settlement(winner: Side, tricks: Record<Side, number>, honours: Record<Side, number>): ScoreLine[] {
  const loser = opponentsOf(winner);
  const facts = { tricks: tricks[loser], honours: honours[loser] };
  return [
    line(seatsOf(winner), numbers.winner, "whist.won"),
    line(seatsOf(winner), -facts.tricks, "whist.loser.tricks"),
    line(seatsOf(winner), -facts.honours, "whist.loser.honours"),
    line(seatsOf(loser), -facts.tricks - facts.honours, "whist.settled", facts),
  ].filter(({ points }) => points);
}

interface Holding {
  side: Side;
  count: number;
  /** The most in one hand. */
  most: number;
}

/** The sides with at least three honours. */
function holdings(held: Record<Seat, number>): Holding[] {
  return SIDES.map((side) => {
    const [one, other] = seatsOf(side).map((seat) => held[seat]) as [number, number];
    return { side, count: one + other, most: Math.max(one, other) };
  }).filter(({ count }) => count >= 3);
}

function aces({ held }: Honours): ScoreLine[] {
  return holdings(held).map(({ side, count, most }) =>
    line(seatsOf(side), numbers.aces[`${count},${most}`]!, "whist.aces", { count, most }),
  );
}

function trumps(strain: Strain, { held, void: empty }: Honours): ScoreLine[] {
  const each = numbers.trickValues[strain];
  return holdings(held).flatMap(({ side, count, most }) => {
    const to = seatsOf(side);
    const worth = numbers.honours[`${count},${most}`]!;
    return [
      line(to, worth * each, "whist.honours", { count, most, worth, each }),
      ...ownChicane(side, each, empty),
      ...adverseChicane(side, worth, each, empty),
    ];
  });
}

/** What the honours gain for hands of their own side without trumps. */
function ownChicane(side: Side, each: number, empty: Seat[]): ScoreLine[] {
  const count = numbers.chicane[1]!;
  return seatsOf(side)
    .filter((seat) => empty.includes(seat))
    .map((seat) => line(seatsOf(side), count * each, "whist.chicane.own", { seat, count, each }));
}

/** What the honours lose, never below 0, for hands of the opponents without trumps. */
function adverseChicane(side: Side, worth: number, each: number, empty: Seat[]): ScoreLine[] {
  const opponents = opponentsOf(side);
  const without = seatsOf(opponents).filter((seat) => empty.includes(seat));
  if (!without.length) return [];
  const count = Math.min(numbers.chicane[without.length]!, worth);
  const points = -count * each;
  const to = seatsOf(side);
  if (without.length === 2) return [line(to, points, "whist.chicane.double", { side: opponents, count, each })];
  return [line(to, points, "whist.chicane.adverse", { seat: without[0]!, count, each })];
}
