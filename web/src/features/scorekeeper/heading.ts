/** The heading of a deal that is to be entered: its number, who deals, who is vulnerable. */
import { SEATS, vulnerableSide, type Seat } from "@chelem/card-table/seats";
import { partnerOf } from "../../lib/scorekeeping/line";
import type { Match } from "../../lib/scorekeeping/match";
import type { Setting } from "../../lib/scorekeeping/sheet";
import { nameOf } from "../../lib/scorekeeping/words";
import { say } from "../../lib/words";
import type { KeptSheet } from "./store";

export interface DealHeading {
  title: string;
  /** Who deals, by the chair at the beginning. */
  dealer: Seat;
  status: string[];
}

/** Who sat where in an old deal with Domy is not said. */
export function headingOf({ setup, names }: KeptSheet, match: Match, setting: Setting | null): DealHeading {
  if (!setting) return { title: say(`keep-form-${setup.form}`), dealer: setup.dealer, status: [] };
  const { info, chairs, next, rows } = match;
  const dealer = chairs[setting.dealer] ?? setting.dealer;
  const seated = !info.individual || setting === next;
  const open = SEATS.find((seat) => chairs[seat] === null);
  const facing = open && rows.length ? chairs[partnerOf(open)] : null;
  const status = [
    setting.attempt > 1 ? say("keep-attempt", { attempt: setting.attempt }) : "",
    seated ? say("keep-deals", { who: nameOf(dealer, names) }) : "",
    info.vulnerability ? say("keep-vulnerable", { side: vulnerableSide(setting.vulnerable) }) : "",
    seated && facing ? say("keep-facing", { who: nameOf(facing, names) }) : "",
  ];
  return { title: titleOf(setting, setting === next), dealer, status: status.filter(Boolean) };
}

function titleOf({ deal, board }: Setting, next: boolean): string {
  if (!next) return say("keep-correcting", { deal: board ?? deal });
  return board === null ? say("keep-next", { deal }) : say("keep-next-board", { board });
}
