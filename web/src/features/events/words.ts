/** Results, entrants and seats of an event in words. */
import { type Side, sideOf } from "@chelem/card-table/seats";
import type { EventEntrant, EventShape } from "../../lib/protocol.generated";
import { formatPoints } from "../../lib/points";
import { currentLanguage, say } from "../../lib/words";
import { type BoardMove, type Move, nextSeat, ranges, type Rounds, type SeatInRound } from "./seating";
import { type BoardResult, overtricks, type PlayedResult, pointsFor, readResult } from "./result";

/** An entrant's number as it is printed on its guide card: that in its section's movement, with the section if several. */
export function numberOf(event: EventShape, entrant: number): string {
  const known = event.entrants.find((each) => each.entrant === entrant);
  if (!known?.section) return String(entrant);
  return `${event.sections.length > 1 ? known.section : ""}${known.place}`;
}

/** A table's number as it is printed on its card: with the section if there are several. */
export const tableText = (event: EventShape, section: string, table: number): string =>
  `${event.sections.length > 1 ? section : ""}${table}`;

/** « Paire 12 »; for several, in an individual, « Joueur 3, Joueur 8 ». */
export const entrantsText = (event: EventShape, entrants: number[]): string =>
  entrants.map((each) => say("played-entrant", { kind: event.kind, number: numberOf(event, each) })).join(", ");

/** The same within a sentence: « la paire 12 »; in an individual « 5 et 6 ». */
export const opponentsText = (event: EventShape, entrants: number[]): string =>
  listed(entrants.map((each) => say("played-opponents", { kind: event.kind, number: numberOf(event, each) })));

/** « 5 et 6 ». */
export const listed = (texts: string[]): string => new Intl.ListFormat(currentLanguage()).format(texts);

/** What others call entrants, where this device may know it: a team by its own name, else by its players. */
export const namesOf = (event: EventShape, entrants: number[]): string =>
  entrants
    .flatMap((entrant) => {
      const { team, names } = namedEntrant(event, entrant);
      return team ? [team] : names;
    })
    .join(" – ");

/** A team's own name with its players: « Les As (Dupont – Martin – Petit – Roux) »; of others, their names. */
export const fullNamesOf = (event: EventShape, entrant: number): string => {
  const { team, names } = namedEntrant(event, entrant);
  const players = names.join(" – ");
  return team && players ? `${team} (${players})` : team || players;
};

export const namedEntrant = (event: EventShape, entrant: number): Pick<EventEntrant, "team" | "names"> =>
  event.entrants.find((each) => each.entrant === entrant) ?? { team: "", names: [] };

/** A result as a table reads it: the contract, the tricks, the score, the lead. */
export interface ResultWords {
  contract: string;
  tricks: string;
  points: string;
  lead: string;
}

/** « 4♠ contré par Sud ». */
export const contractText = ({ level, strain, stake, declarer }: Omit<PlayedResult, "tricks" | "lead">): string =>
  say("played-contract", { level, strain, stake, declarer });

export function resultWords(result: BoardResult, board: number): ResultWords {
  if (typeof result === "string") return { contract: say(`played-${result}`), tricks: "", points: "", lead: "" };
  const { tricks, lead } = result;
  const over = overtricks(result);
  const points = pointsFor(result, board) ?? 0;
  return {
    contract: contractText(result),
    tricks: over < 0 ? say("played-tricks-down", { tricks, down: -over }) : say("played-tricks", { tricks, over }),
    points: say("played-points", { points: formatPoints(Math.abs(points)), side: points < 0 ? "EW" : "NS" }),
    lead: lead ? say("played-lead", { card: lead }) : "",
  };
}

/** A result in a line, such as « 4♠ par Sud, 10 levées, juste fait ». */
export function resultLine(text: string | null, board: number): string {
  const result = text === null ? null : readResult(text);
  if (!result) return "";
  const { contract, tricks, points } = resultWords(result, board);
  return [contract, tricks, points].filter(Boolean).join(", ");
}

/** Whether declarer sits North-South. */
export const declaresNorthSouth = (result: BoardResult): boolean =>
  typeof result !== "string" && sideOf(result.declarer) === "NS";

/** Which way somebody sits: « en Nord-Sud », in an individual « en Nord ». */
export const placeText = ({ side, seat }: Pick<SeatInRound, "side" | "seat">): string =>
  seat ? say("desk-next-seat", { seat }) : say("desk-next-side", { side: side ?? "NS" });

/** Where somebody goes: « Paire 12 → table 4 »; `named` says what a table is called. */
export function moveSentence(
  { table, stays }: Pick<Move, "table" | "stays">,
  who: string,
  named: (table: number) => string,
): string {
  if (table === null) return say("desk-next-out", { who });
  return say(stays ? "desk-next-stay" : "desk-next-move", { who, table: named(table) });
}

/** The round from which an entrant plays no more; null while it plays on. */
const withdrawnFrom = (event: EventShape, entrant: number): number | null =>
  event.entrants.find((each) => each.entrant === entrant)?.withdrawn ?? null;

/** When somebody plays again who has no seat in a round; that they have played, once nothing is left to play or draw. */
export function waitText(
  event: EventShape,
  rounds: Rounds,
  round: number,
  entrant: number,
  kept: Side | null = null,
): string {
  const next = nextSeat(rounds, round, entrant, { kept, withdrawn: withdrawnFrom(event, entrant) });
  const section = event.entrants.find((each) => each.entrant === entrant)?.section ?? "";
  if (next.after === "seat")
    return say("desk-next-out-until", { round: next.round, table: tableText(event, section, next.table) });
  return next.after === "draw" ? say("desk-next-out-draw", { round: next.round }) : say("desk-next-out-end");
}

/** Why an entrant has no seat in a round: it sits out, has left, or has never come. */
export function outText(event: EventShape, round: number, entrant: number): string {
  const withdrawn = withdrawnFrom(event, entrant);
  const gone = withdrawn !== null && withdrawn <= round;
  return say("ranked-out", { why: !gone ? "sits-out" : withdrawn <= 1 ? "absent" : "left", kind: event.kind });
}

/** Where somebody alone goes, and to which seat: « 12 → table 4, en Sud ». */
export function personMoves(
  { table, stays, seat }: Pick<Move, "table" | "stays" | "seat">,
  number: string,
  named: (table: number) => string,
): string {
  if (table === null || seat === null) return moveSentence({ table, stays }, number, named);
  return say(stays ? "desk-next-stay-seat" : "desk-next-move-seat", { number, table: named(table), seat });
}

/**
 * Where boards go: « Étuis 5–6 → table 2 ». Those that rest go to the stand, which a movement of teams has not:
 * there they stay where they were played last, until another match takes them.
 */
export function boardsSentence(
  { boards, tables, later }: BoardMove,
  table: number,
  named: (table: number) => string,
  teams = false,
): string {
  const whose = tables.length ? tables : (later?.tables ?? []);
  const facts = { count: boards.length, boards: ranges(boards), tables: listed(whose.map(named)), of: whose.length };
  if (tables.length) return say(tables.includes(table) ? "desk-next-boards-stay" : "desk-next-boards", facts);
  if (!later) return say("desk-next-boards-left", facts);
  return teams ? say("desk-next-boards-later", { ...facts, round: later.round }) : say("desk-next-boards-rest", facts);
}

/** A result of the server in short: « 4♠X −2 par N », « passe générale ». */
export function shortContract(text: string): string {
  const result = readResult(text);
  if (!result || typeof result === "string") return result ? say(`played-${result}`) : text;
  const { level, strain, stake, declarer } = result;
  const over = overtricks(result);
  const margin = over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
  return say("played-short", { level, strain, stake, margin, seat: say(`seat-letter-${declarer}`) });
}
