/** The forms of match: the next deal, the score, the end. */
import { SEATS, sideOf, type Seat, type Side } from "@chelem/card-table/seats";
import { comptoirScore, lostAtOnce } from "./comptoir";
import { chicagoScore, duplicateScore, rubberScore } from "./contract";
import { line, margin, opponentsOf, pointsOf, seatsOf, SIDES, type Played, type ScoreLine } from "./line";
import { SCORES } from "./rules";
import {
  byPlayers,
  byPoints,
  gamesWon,
  NO_HONOURS,
  rotation,
  wonBy,
  type Setting,
  type Sheet,
  type Verdict,
} from "./sheet";
import { settlement, whistScore } from "./whist";
import { whizScore } from "./whiz";

export interface Form {
  next: (sheet: Sheet) => Setting;
  score: (sheet: Sheet, setting: Setting, played: Played) => ScoreLine[];
  verdict: (sheet: Sheet) => Verdict | null;
  /** Whether the last deal loses the match at once. */
  loses?: (sheet: Sheet) => boolean;
  reason?: (sheet: Sheet) => string | null;
  /** The end if the players stop now. */
  stopped?: (sheet: Sheet) => Verdict | null;
  /** Whether other tables play the same boards. */
  compared?: true;
}

const VULNERABLE: Seat[][] = [[], ["N", "S"], ["E", "W"], ["N", "E", "S", "W"]];

const duplicate: Form = {
  next: ({ rows, setup: { first }, passed, last }) => {
    const deal = rows.length + 1;
    const board = first + deal - 1;
    const cycle = (board - 1 + Math.floor((board - 1) / 4)) % 4;
    const attempt = passed && last ? last.attempt + 1 : 1;
    return { deal, attempt, dealer: SEATS[(board - 1) % 4]!, vulnerable: VULNERABLE[cycle]!, board };
  },
  score: (_, __, played) => duplicateScore(played),
  verdict: (sheet) => (sheet.rows.length === sheet.setup.size ? byPoints(sheet) : null),
  compared: true,
};

const rubber: Form = {
  next: (sheet) => {
    const { games } = gamesWon(sheet.rows, sheet.info.goal!);
    return { ...rotation(sheet), vulnerable: SEATS.filter((seat) => games[sideOf(seat)]) };
  },
  score: (_, __, played) => rubberScore(played),
  verdict: (sheet) => {
    const { games } = gamesWon(sheet.rows, sheet.info.goal!);
    const side = SIDES.find((each) => games[each] === 2);
    if (!side) return null;
    const lost = games[opponentsOf(side)];
    return byPoints(sheet, [line(seatsOf(side), SCORES.rubber.won[lost]!, "rubber.won", { games: 2, lost })]);
  },
  reason: (sheet) => {
    const { games } = gamesWon(sheet.rows, sheet.info.goal!);
    const side = SIDES.find((each) => games[each] === 2);
    return side ? `rubber.by.${side}` : null;
  },
  stopped: (sheet) => {
    if (!sheet.rows.length) return null;
    const { games, parts } = gamesWon(sheet.rows, sheet.info.goal!);
    return byPoints(sheet, [
      ...only(games, SCORES.rubber.onlyGame, "rubber.unfinished.game"),
      ...only(parts, Number(sheet.setup.options.unfinished_partscore), "rubber.unfinished.partscore"),
    ]);
  },
};

/** A bonus for a side that has something if the other has nothing. */
function only(had: Record<Side, number>, bonus: number, code: string): ScoreLine[] {
  return SIDES.filter((side) => had[side] && !had[opponentsOf(side)]).map((side) => line(seatsOf(side), bonus, code));
}

const chicago: Form = {
  next: (sheet) => {
    const setting = rotation(sheet);
    const { deals } = SCORES.chicago;
    if (setting.deal === 1 || setting.deal === deals)
      return { ...setting, vulnerable: setting.deal === 1 ? [] : SEATS };
    const side = sideOf(setting.dealer);
    const red = sheet.setup.options.chicago_vulnerable === "dealer" ? side : opponentsOf(side);
    return { ...setting, vulnerable: seatsOf(red) };
  },
  score: (sheet, setting, played) => {
    if (sheet.info.goal === null) return duplicateScore(played);
    const before = gamesWon(sheet.rows, sheet.info.goal).parts[sideOf(played.contract.declarer)];
    const last = setting.deal === SCORES.chicago.deals;
    return chicagoScore(played, before, last, sheet.setup.options.chicago_honours === true);
  },
  verdict: (sheet) => (sheet.rows.length === SCORES.chicago.deals ? byPoints(sheet) : null),
};

const isTraditional = ({ setup }: Sheet) => setup.options.mark === "traditional";

/** The side that loses the match at once with this row. */
function loserOf(sheet: Sheet): Side | null {
  const played = lastPlayed(sheet);
  const loses = sheet.setup.options.immediate_loss === true && played && lostAtOnce(played);
  return loses ? sideOf(played.contract.declarer) : null;
}

function lastPlayed({ rows }: Sheet): Played | null {
  const row = rows.at(-1);
  if (!row?.contract) return null;
  return { contract: row.contract, tricks: row.tricks, vulnerable: [], honours: NO_HONOURS };
}

const seven: Form = {
  next: (sheet) => {
    const setting = { ...rotation(sheet), vulnerable: isTraditional(sheet) ? SEATS : [] };
    return sheet.last ? setting : { ...setting, deal: sheet.setup.first };
  },
  score: (sheet, _, played) => {
    const both = { ...played, vulnerable: SEATS };
    return isTraditional(sheet) ? duplicateScore(both) : comptoirScore(played);
  },
  verdict: (sheet) => {
    const played = lastPlayed(sheet);
    if (!played) return null;
    const loser = loserOf(sheet);
    if (loser) return wonBy(opponentsOf(loser), sheet);
    if (sheet.rows.at(-1)!.setting.deal < SCORES.comptoir.deals) return null;
    const verdict = byPoints(sheet);
    if (verdict.winner.length === 1) return verdict;
    const side = sideOf(played.contract.declarer);
    return wonBy(margin(played) >= 0 ? side : opponentsOf(side), sheet);
  },
  loses: (sheet) => loserOf(sheet) !== null,
  reason: (sheet) => {
    if (loserOf(sheet)) return "seven.lost";
    return byPoints(sheet).winner.length > 1 ? "seven.tie" : null;
  },
};

const thirty: Form = {
  next: (sheet) => rotation(sheet),
  score: (_, __, played) => whistScore(played),
  verdict: (sheet) => {
    const { games } = gamesWon(sheet.rows, sheet.info.goal!);
    const needed = Math.floor((sheet.setup.size ?? 1) / 2) + 1;
    const side = SIDES.find((each) => games[each] === needed);
    if (!side) return null;
    const lines = sheet.rows.flatMap((row) => row.lines);
    const tricks = { NS: pointsOf(lines, "NS", true), EW: pointsOf(lines, "EW", true) };
    const honours = { NS: pointsOf(lines, "NS", false), EW: pointsOf(lines, "EW", false) };
    return wonBy(side, sheet, settlement(side, tricks, honours));
  },
};

const individual = {
  next: (sheet: Sheet) => rotation(sheet, sheet.setup.options.redealer === "next"),
  score: (sheet: Sheet, _: Setting, played: Played) => whizScore(played, sheet.info.seats),
};

const deals: Form = {
  ...individual,
  verdict: (sheet) => (sheet.rows.length < sheet.setup.size! ? null : byPlayers(sheet)),
};

const target: Form = {
  ...individual,
  verdict: (sheet) => {
    if (!sheet.rows.length) return null;
    const verdict = byPlayers(sheet);
    const most = Math.max(...Object.values(verdict.totals));
    return verdict.winner.length > 1 || most < sheet.setup.size! ? null : verdict;
  },
};

/** The forms by kind: the keys of `FORMS`. */
export const KINDS: Record<string, Form> = { duplicate, rubber, chicago, seven, thirty, deals, target };
