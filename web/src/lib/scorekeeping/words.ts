/** A match kept by hand as the score sheet draws it: the section that the server sends of a table. */
import { SEATS, sideOf, type Seat, type Side } from "@chelem/card-table/seats";
import type { LineShape, RowShape, SheetShape } from "../protocol.generated";
import { callText, currentLanguage, knows, say } from "../words";
import { pointsOf, seatsOf, SIDES, type Contract, type ScoreLine } from "./line";
import { isCompared, type Match } from "./match";
import type { FormInfo } from "./rules";
import { completedGame, seatOf, type Chairs, type Row, type Verdict } from "./sheet";

/** The players' names, by the chair in which they began. */
export type Names = Partial<Record<Seat, string>>;

export function sheetSection(match: Match, names: Names): SheetShape {
  const { info, rows, games } = match;
  return {
    form: info.layout,
    slots: info.slots,
    columns: columnsOf(info, names),
    rows: rows.map((_, place) => rowPicture(match, place, names)),
    totals: match.totals,
    games: games?.games ?? null,
    parts: games?.parts ?? null,
    standing: null,
    verdict: match.verdict && {
      lines: match.verdict.lines.map((each) => linePicture(info, each, match.chairs, names)),
      totals: match.verdict.totals,
      winner: match.verdict.winner,
      text: endText(match, match.verdict, names),
    },
  };
}

/** A line of a score in words. */
export function linePicture(info: FormInfo, each: ScoreLine, seating: Chairs, names: Names): LineShape {
  const { to, points, below } = each;
  const title = info.individual ? nameOf(seating[to[0]!]!, names) : say(`side-${sideOf(to[0]!)}`);
  return { to, title, points, below, reason: say(each.code, each.facts) };
}

/** The name of a player; without one, their chair at the beginning. */
export const nameOf = (player: Seat, names: Names): string => names[player] || say(`seat-${player}`);

function columnsOf({ individual, seats }: FormInfo, names: Names): SheetShape["columns"] {
  if (individual) return seats.map((key) => ({ key, title: nameOf(key, names) }));
  return SIDES.map((key) => ({ key, title: say(`side-${key}`) }));
}

function rowPicture({ info, rows, lost }: Match, place: number, names: Names): RowShape {
  const row = rows[place]!;
  const { setting, contract, tricks, lines, seating } = row;
  const lined = info.goal !== null;
  return {
    deal: setting.deal,
    board: setting.board,
    dealer: setting.dealer,
    vulnerable: setting.vulnerable,
    contract: contract ? contractText(info, contract, seating, names) : say("sheet-passed"),
    declarer: contract?.declarer ?? null,
    result: contract ? resultText(info, contract, tricks) : "",
    points: pointsByKey(info, row),
    below: lined ? bySide(lines, true) : null,
    above: lined ? bySide(lines, false) : null,
    game: info.goal === null ? null : completedGame(rows, place, info.goal),
    lost: lost && place === rows.length - 1,
    lines: lines.map((each) => linePicture(info, each, seating, names)),
    kept: null,
    practice: false,
    selected: false,
    compare: null,
  };
}

const bySide = (lines: ScoreLine[], below?: boolean): Record<Side, number> => ({
  NS: pointsOf(lines, "NS", below),
  EW: pointsOf(lines, "EW", below),
});

function pointsByKey({ individual, seats }: FormInfo, { lines, seating }: Row): Record<string, number> {
  if (!individual) return bySide(lines);
  return Object.fromEntries(seats.map((player) => [player, pointsOf(lines, seatOf(seating, player))]));
}

/** The contract in the terms of its game, with its declarer. */
export function contractText(info: FormInfo, contract: Contract, seating: Chairs, names: Names): string {
  const { game, individual, book } = info;
  const { declarer, strain, tricks, stake } = contract;
  const facts = { game, strain, tricks, number: tricks - book, stake, seat: declarer, declarer: "" };
  if (individual) {
    const short = knows(`contract-short-in-${game}`) ? say("contract-short", facts) : bareContract(contract, book);
    return say("contract-by-player", { contract: short, player: nameOf(seating[declarer]!, names) });
  }
  if (knows(`contract-in-${game}`)) return say("contract", facts);
  return say("contract-by", { contract: bareContract(contract, book), seat: declarer });
}

function bareContract({ strain, tricks, stake }: Contract, book: number): string {
  return `${callText(`${tricks - book}${strain}`)}${"X".repeat(Math.log2(stake))}`;
}

/** How the contract went: `=`, `+1`, `−2`; the tricks of declarer's side where contracts name none. */
export function resultText({ numbered }: FormInfo, contract: Contract, tricks: number): string {
  if (!numbered) return say("sheet-taken", { tricks });
  const over = tricks - contract.tricks;
  return over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
}

function endText({ setup, info, reason }: Match, { winner }: Verdict, names: Names): string {
  if (isCompared(setup.form)) return say("play-compared");
  const winners = winner.map((key) => (info.individual ? nameOf(key as Seat, names) : say(`side-${key}`)));
  const sentence = say("play-winner", { winners: winners.join(", "), shared: winner.length > 1 ? "yes" : "no" });
  return reason ? `${say(reason)} ${sentence}` : sentence;
}

/** A side, called by its players where they have names. */
export function sideName(side: Side, names: Names): string {
  const seats = seatsOf(side);
  if (!seats.some((seat) => names[seat])) return say(`side-${side}`);
  return new Intl.ListFormat(currentLanguage()).format(seats.map((seat) => nameOf(seat, names)));
}

/** The section for those who sat there: the end calls sides by their players. */
export function namedSection(match: Match, names: Names): SheetShape {
  const section = sheetSection(match, names);
  return {
    ...section,
    // Where only that a contract failed was entered, nobody knows by how much.
    rows: match.info.individual
      ? section.rows.map((row) => (row.result.startsWith("−") ? { ...row, result: say("calc-failed") } : row))
      : section.rows,
    verdict: section.verdict && { ...section.verdict, text: endByName(match, names) },
  };
}

function endByName({ info, reason, verdict }: Match, names: Names): string {
  if (!verdict) return "";
  const winners = verdict.winner.map((key) =>
    info.individual ? nameOf(key as Seat, names) : sideName(key as Side, names),
  );
  const sentence = say("play-winner", { winners: winners.join(", "), shared: winners.length > 1 ? "yes" : "no" });
  const rubber = SIDES.find((side) => reason === `rubber.by.${side}`);
  if (rubber) return `${say("keep-rubber-by", { who: sideName(rubber, names) })} ${sentence}`;
  return reason ? `${say(reason)} ${sentence}` : sentence;
}

/** The totals and the games won, for screen readers. */
export function standingText(match: Match, names: Names): string {
  const { info, totals, games } = match;
  // How it was lost is said with the verdict: no number stands for it.
  if (match.lost) return "";
  const side = (key: Side) => ({ who: sideName(key, names), games: games ? games.games[key] : -1 });
  return columnsOf(info, names)
    .map(({ key, title }) => (info.individual ? { key, who: title, games: -1 } : { key, ...side(key as Side) }))
    .map(({ key, who, games: won }) => say("keep-standing", { who, points: totals[key] ?? 0, games: won }))
    .join(" ");
}

/** The points between two sides at the end; none where the match was settled or lost otherwise. */
export function marginOf({ info, lost, verdict }: Match): number {
  if (!verdict || lost || info.individual || info.layout === "split") return 0;
  return Math.abs(verdict.totals.NS! - verdict.totals.EW!);
}

/** The seats of the sheet, for choices. */
export const playersOf = (info: FormInfo): Seat[] => SEATS.filter((seat) => info.seats.includes(seat));
