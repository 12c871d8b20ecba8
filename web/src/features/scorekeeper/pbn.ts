/** The deals of a sheet as PBN: contracts and results. The cards are not known, so there is no `Deal`. */
import { vulnerableSide, type Seat } from "@chelem/card-table/seats";
import { pointsOf } from "../../lib/scorekeeping/line";
import type { Match } from "../../lib/scorekeeping/match";
import type { Row } from "../../lib/scorekeeping/sheet";
import type { KeptSheet } from "./store";

const PLAYERS: [Seat, string][] = [
  ["W", "West"],
  ["N", "North"],
  ["E", "East"],
  ["S", "South"],
];
/** Forms with points of their own; readers take others for duplicate. */
const SCORINGS: Record<string, string> = { rubber: "Rubber", chicago: "Chicago" };
const VULNERABLE = { none: "None", NS: "NS", EW: "EW", all: "All" };

export function pbnOf(kept: KeptSheet, match: Match): string {
  return "% PBN 2.1\n" + match.rows.map((row) => boardOf(kept, row)).join("\n");
}

function boardOf({ names, setup, since }: KeptSheet, { setting, contract, tricks, lines }: Row): string {
  const tags: [string, string][] = [
    ["Event", ""],
    ["Site", ""],
    ["Date", since.slice(0, 10).replaceAll("-", ".")],
    ["Board", String(setting.board ?? setting.deal)],
    ...PLAYERS.map(([seat, tag]): [string, string] => [tag, names[seat] ?? ""]),
    ["Dealer", setting.dealer],
    ["Vulnerable", VULNERABLE[vulnerableSide(setting.vulnerable)]],
    ["Scoring", SCORINGS[setup.form] ?? ""],
    ["Declarer", contract?.declarer ?? ""],
    [
      "Contract",
      contract ? `${contract.tricks - 6}${contract.strain}${"X".repeat(Math.log2(contract.stake))}` : "Pass",
    ],
    ["Result", contract ? String(tricks) : ""],
    ["Score", `NS ${pointsOf(lines, "NS") - pointsOf(lines, "EW")}`],
  ];
  return tags.map(([name, value]) => `[${name} "${value.replaceAll(/["\\]/g, "'")}"]\n`).join("");
}
