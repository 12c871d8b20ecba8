/** The scores of contract bridge: duplicate, a deal of a rubber, a deal of Chicago. */
import { SEATS } from "@chelem/card-table/seats";
import {
  declaring,
  defending,
  line,
  margin,
  seatsOf,
  undertrickRuns,
  type Contract,
  type Played,
  type ScoreLine,
} from "./line";
import { sideOf } from "@chelem/card-table/seats";
import { SCORES } from "./rules";

const { contract: numbers, honours: bonuses, chicago } = SCORES;

const extraOf = ({ strain }: Contract) => (strain === "NT" ? numbers.noTrumpExtra : 0);
const isRed = ({ contract, vulnerable }: Played): 0 | 1 => (vulnerable.includes(contract.declarer) ? 1 : 0);

/** The points for the tricks of the contract, multiplied by the stake. */
export function trickPoints(contract: Contract): number {
  return ((contract.tricks - 6) * numbers.perTrick[contract.strain] + extraOf(contract)) * contract.stake;
}

export function duplicateScore(played: Played): ScoreLine[] {
  if (margin(played) < 0) return undertricks(played);
  const bonus =
    trickPoints(played.contract) >= numbers.gamePoints
      ? gameBonus(played)
      : line(declaring(played), numbers.partScore, "mark.partscore");
  return [tricks(played, false), bonus, ...premiums(played)];
}

export function rubberScore(played: Played): ScoreLine[] {
  if (margin(played) < 0) return [...undertricks(played), ...honours(played)];
  return [tricks(played, true), ...premiums(played), ...honours(played)];
}

/** `before` is what declarer's side has toward the game, `last` says whether this is the fourth deal. */
export function chicagoScore(played: Played, before: number, last: boolean, countsHonours: boolean): ScoreLine[] {
  const held = countsHonours ? honours(played) : [];
  if (margin(played) < 0) return [...undertricks(played), ...held];
  return [tricks(played, true), ...chicagoBonus(played, before, last), ...premiums(played), ...held];
}

function chicagoBonus(played: Played, before: number, last: boolean): ScoreLine[] {
  const made = trickPoints(played.contract);
  if (made >= numbers.gamePoints) return [gameBonus(played)];
  if (before + made >= numbers.gamePoints) {
    const vulnerable = isRed(played);
    return [line(declaring(played), numbers.game[vulnerable], "chicago.completed", { before, made, vulnerable })];
  }
  return last ? [line(declaring(played), chicago.lastPartScore, "chicago.partscore")] : [];
}

function tricks(played: Played, below: boolean): ScoreLine {
  const { contract } = played;
  const facts = {
    level: contract.tricks - 6,
    strain: contract.strain,
    each: numbers.perTrick[contract.strain],
    extra: extraOf(contract),
    stake: contract.stake,
  };
  return line(declaring(played), trickPoints(contract), "mark.tricks", facts, below);
}

function gameBonus(played: Played): ScoreLine {
  const vulnerable = isRed(played);
  return line(declaring(played), numbers.game[vulnerable], "mark.game", { vulnerable });
}

/** What every form adds to a contract made: slam, insult, overtricks. */
function premiums(played: Played): ScoreLine[] {
  const { contract } = played;
  const { strain, stake } = contract;
  const to = declaring(played);
  const vulnerable = isRed(played);
  const lines: ScoreLine[] = [];
  if (contract.tricks === 12) lines.push(line(to, numbers.smallSlam[vulnerable], "mark.slam.small", { vulnerable }));
  if (contract.tricks === 13) lines.push(line(to, numbers.grandSlam[vulnerable], "mark.slam.grand", { vulnerable }));
  if (stake > 1) lines.push(line(to, numbers.insult[stake]!, "mark.insult", { stake }));
  const count = margin(played);
  if (count) {
    const each = stake === 1 ? numbers.perTrick[strain] : numbers.overtrick[stake]![vulnerable];
    lines.push(line(to, count * each, "mark.overtricks", { count, each, stake, vulnerable }));
  }
  return lines;
}

/** The defenders' lines, one for each run of equally priced undertricks. */
function undertricks(played: Played): ScoreLine[] {
  const { stake } = played.contract;
  const vulnerable = isRed(played);
  return undertrickRuns(-margin(played), numbers.undertrick[stake]![vulnerable]).map((run) =>
    line(defending(played), run.count * run.each, "mark.undertricks", { ...run, stake, vulnerable }),
  );
}

/** The bonuses for honours in one hand, of either side. */
function honours({ contract, honours }: Played): ScoreLine[] {
  const { strain } = contract;
  const [prices, code] = strain === "NT" ? [bonuses.aces, "honours.aces"] : [bonuses.trumps, "honours.trumps"];
  return SEATS.flatMap((seat) => {
    const count = honours.held[seat];
    const points = prices[count];
    return points === undefined ? [] : [line(seatsOf(sideOf(seat)), points, code, { seat, strain, count })];
  });
}
