/** A match kept by hand: everything that follows from what was entered. */
import { SEATS } from "@chelem/card-table/seats";
import { KINDS, type Form } from "./forms";
import { partnerOf, type Contract, type Played } from "./line";
import { formInfo, type FormInfo } from "./rules";
import {
  gamesWon,
  playerTotals,
  seatOf,
  sideTotals,
  type Chairs,
  type EnteredContract,
  type Entry,
  type GamesWon,
  type Row,
  type Setting,
  type Setup,
  type Sheet,
  type Verdict,
} from "./sheet";

export interface Match {
  setup: Setup;
  info: FormInfo;
  rows: Row[];
  chairs: Chairs;
  /** What the next deal is, unless the match is over. */
  next: Setting | null;
  games: GamesWon | null;
  totals: Record<string, number>;
  verdict: Verdict | null;
  /** A reason for the end that the totals do not show. */
  reason: string | null;
  /** The last deal lost the match at once, whatever its points. */
  lost: boolean;
  /** The entries after the end, which do not count. */
  ignored: number;
}

/** Everything that follows from the entries; `stopped` ends a match that may end early. */
export function keep(setup: Setup, entries: readonly Entry[], stopped = false): Match {
  const info = formInfo(setup.form, setup.options);
  const form = KINDS[setup.form]!;
  const chairs = Object.fromEntries(SEATS.map((seat) => [seat, info.seats.includes(seat) ? seat : null])) as Chairs;
  const sheet: Sheet = { setup, info, rows: [], last: null, dealer: setup.dealer, passed: false, chairs };
  let verdict: Verdict | null = null;
  let ignored = 0;
  entries.forEach((entry, place) => {
    if (verdict) ignored += 1;
    else verdict = enter(form, sheet, entry, place);
  });
  if (!verdict && stopped) verdict = form.stopped?.(sheet) ?? null;
  return {
    setup,
    info,
    rows: sheet.rows,
    chairs: sheet.chairs,
    next: verdict ? null : form.next(sheet),
    games: info.goal === null ? null : gamesWon(sheet.rows, info.goal),
    totals: verdict?.totals ?? (info.individual ? playerTotals(sheet) : sideTotals(sheet)),
    verdict,
    reason: verdict ? (form.reason?.(sheet) ?? null) : null,
    lost: verdict !== null && (form.loses?.(sheet) ?? false),
    ignored,
  };
}

/** Whether other tables play the same boards, so that points alone make no winner. */
export const isCompared = (form: string): boolean => KINDS[form]?.compared === true;

/** Whether this form may be stopped early, with bonuses for what is unfinished. */
export const canStop = (form: string): boolean => KINDS[form]?.stopped !== undefined;

/** Enter one deal; return the verdict if that ends the match. */
function enter(form: Form, sheet: Sheet, entry: Entry, place: number): Verdict | null {
  const setting = form.next(sheet);
  Object.assign(sheet, { last: setting, dealer: setting.dealer, passed: false });
  if (!entry.contract) {
    if (sheet.info.redeals) sheet.passed = true;
    else sheet.rows.push({ setting, contract: null, tricks: 0, lines: [], seating: sheet.chairs, entry: place });
    return sheet.passed ? null : form.verdict(sheet);
  }
  const contract = seated(sheet, entry.contract);
  const played: Played = { contract, tricks: entry.tricks, vulnerable: setting.vulnerable, honours: entry.honours };
  const lines = form.score(sheet, setting, played);
  sheet.rows.push({ setting, contract, tricks: entry.tricks, lines, seating: sheet.chairs, entry: place });
  return form.verdict(sheet);
}

/** The contract by seat; a declarer who plays with an empty seat's hand first sits down opposite it. */
function seated(sheet: Sheet, { player, strain, tricks, stake }: EnteredContract): Contract {
  const seat = seatOf(sheet.chairs, player);
  const open = SEATS.find((each) => sheet.chairs[each] === null);
  if (!open || partnerOf(open) === seat) return { declarer: seat, strain, tricks, stake };
  const facing = partnerOf(open);
  const { chairs, dealer } = sheet;
  sheet.chairs = { ...chairs, [seat]: chairs[facing], [facing]: chairs[seat] };
  sheet.dealer = dealer === seat ? facing : dealer === facing ? seat : dealer;
  return { declarer: facing, strain, tricks, stake };
}
