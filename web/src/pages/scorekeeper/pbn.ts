/** The deals of a sheet as PBN: contracts and results without cards. */
import { SEATS, vulnerableSide } from "@chelem/card-table/seats";
import { pointsOf } from "../../scorekeeping/line";
import type { Match } from "../../scorekeeping/match";
import type { Row } from "../../scorekeeping/sheet";
import type { KeptSheet } from "./store";

const PLAYERS = { N: "North", E: "East", S: "South", W: "West" };
const VULNERABLE = { none: "None", NS: "NS", EW: "EW", all: "All" };

export function pbnOf(kept: KeptSheet, match: Match): string {
  return "% PBN 2.1\n" + match.rows.map((row) => boardOf(kept, row)).join("\n");
}

function boardOf({ names, since }: KeptSheet, { setting, contract, tricks, lines }: Row): string {
  const tags: [string, string][] = [
    ["Event", ""],
    ["Date", since.slice(0, 10).replaceAll("-", ".")],
    ["Board", String(setting.board ?? setting.deal)],
    ...SEATS.map((seat): [string, string] => [PLAYERS[seat], names[seat] ?? ""]),
    ["Dealer", setting.dealer],
    ["Vulnerable", VULNERABLE[vulnerableSide(setting.vulnerable)]],
    ["Deal", ""],
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
