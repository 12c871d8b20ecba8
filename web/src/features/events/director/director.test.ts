/** The director's page: what tiles say, how lists of names and times are read. */
import { describe, expect, it } from "vitest";
import type { EventSectionShape, EventSitting } from "../../../lib/protocol.generated";
import { weightedOutcome } from "./rulings/rulings";
import { fraction } from "./log";
import { readNames } from "./entrants/names";
import { roundToPlay } from "./rulings/rulings";
import { entryResult, overText, parseResult, resultEntry, type BoardResult } from "./result";
import { clockText, minutesPlayed, missing, tilesOf } from "./tables/tiles";
import { isoDate, minutesUntil, quarterAfter } from "./planning/wizard";

const sitting = (table: number, ns: number, ew: number, ...boards: number[]): EventSitting => ({
  table,
  ns: [ns],
  ew: [ew],
  boards,
});
const ROUND = [sitting(1, 1, 4, 1, 2), sitting(2, 2, 5, 3, 4), sitting(3, 3, 6, 5, 6)];

describe("results", () => {
  it.each(["3NT= by S", "4SX-2 by N", "1CXX+6 by W", "7H-13 by E"])("reads and writes %s", (text) => {
    const result = parseResult(text)!;
    expect(entryResult(resultEntry(result))).toEqual(result);
  });
  it("keeps the lead that the table noted", () => {
    expect(parseResult("4SX-2 by N H7")).toEqual({
      level: 4,
      strain: "S",
      stake: 2,
      tricks: 8,
      declarer: "N",
      lead: "H7",
    });
  });
  it("knows what was passed out, and what was not played", () => {
    for (const result of ["passed", "unplayed"] as BoardResult[]) {
      expect(parseResult(result as string)).toBe(result);
      expect(entryResult(resultEntry(result))).toBe(result);
    }
  });
  it("writes tricks under with a minus sign", () => {
    expect(overText({ level: 4, tricks: 8 })).toBe("−2");
  });
});

describe("rulings", () => {
  it("takes weights that sum to 100 % only, to two decimals", () => {
    const parts = [
      { points: 620, percent: 66.67 },
      { points: -100, percent: 33.33 },
    ];
    const outcome = weightedOutcome(parts) as { weighted: { weight: string }[] };
    expect(outcome.weighted.map((part) => part.weight)).toEqual(["6667/10000", "3333/10000"]);
    expect(weightedOutcome(parts.slice(1))).toBeNull();
  });
});

describe("tiles", () => {
  const board = (number: number, standing: "open" | "confirmed" | "disputed") => ({
    board: number,
    standing,
    result: null,
    version: null,
    points: null,
    outcome: null,
    own: false,
    statements: [],
    doubts: [],
  });
  const BEGUN = "2026-11-24T20:00:00Z";
  const after = (minutes: number) => Date.parse(BEGUN) + minutes * 60_000;
  const section = (more: Partial<EventSectionShape> = {}): EventSectionShape => ({
    section: "A",
    missing: [],
    movement: "mitchell.plain",
    barometer: false,
    winners: 2,
    entrants: 6,
    places: {},
    round: 1,
    begun: BEGUN,
    paused: null,
    minutes: 7,
    extra_minutes: 0,
    round_minutes: 14,
    breaks: {},
    online: false,
    swiss: null,
    rounds: [ROUND],
    tables: [
      { table: 1, fielded: { NS: [], EW: [] }, called: false, boards: [board(1, "confirmed"), board(2, "open")] },
      { table: 2, fielded: { NS: [], EW: [] }, called: false, boards: [board(3, "disputed"), board(4, "open")] },
      { table: 3, fielded: { NS: [], EW: [] }, called: true, boards: [board(5, "confirmed"), board(6, "confirmed")] },
    ],
    ...more,
  });
  it("knows the round that is played, the next one once all boards have a result", () => {
    const over = [{ table: 1, fielded: { NS: [], EW: [] }, called: false, boards: [board(1, "confirmed")] }];
    expect(roundToPlay(section({ rounds: [ROUND, ROUND] }))).toBe(1);
    expect(roundToPlay(section({ rounds: [ROUND, ROUND], tables: over }))).toBe(2);
    expect(roundToPlay(section({ round: 2, rounds: [ROUND, ROUND], tables: over }))).toBe(2);
    expect(roundToPlay(section({ round: 0, rounds: [ROUND, ROUND], tables: [] }))).toBe(1);
  });
  const gone = (entrant: number, withdrawn: number | null) => ({
    entrant,
    section: "A",
    place: entrant,
    team: "",
    names: [],
    players: [],
    line: null,
    stationary: false,
    here: true,
    lost: 0,
    withdrawn,
    cards: [],
  });

  it("is silent until a table calls, disagrees or is three minutes behind", () => {
    expect(tilesOf(section(), [], after(7)).map((tile) => tile.alarm)).toEqual(["none", "disputed", "called"]);
    expect(tilesOf(section(), [], after(16)).map((tile) => tile.alarm)).toEqual(["none", "disputed", "called"]);
    expect(tilesOf(section(), [], after(17))[0]).toMatchObject({ alarm: "behind", behind: 3, done: 1, total: 2 });
  });
  it("shows a slow table sooner online, where all others wait for it", () => {
    const alarms = (minutes: number) =>
      tilesOf(section({ online: true }), [], after(minutes)).map((tile) => tile.alarm);
    expect(alarms(14)).toEqual(["none", "disputed", "called"]);
    expect(alarms(15)).toEqual(["behind", "disputed", "called"]);
  });
  it("says at which tables results are missing", () => {
    expect(missing(section())).toEqual({ boards: 3, tables: [1, 2] });
  });
  it("waits for nobody whose opponents have left", () => {
    const tables = section().tables.map((each) => (each.table === 2 ? { ...each, boards: [] } : each));
    const tiles = tilesOf(section({ tables }), [gone(2, 1), gone(1, 2)], after(30));
    expect(tiles[1]).toMatchObject({ idle: true, total: 0, ns: [], ew: [5] });
    expect(tiles[0]!.idle).toBe(false);
  });
  it("stops the clock in a break", () => {
    expect(minutesPlayed(section({ paused: "2026-11-24T20:05:00Z" }), after(60))).toBe(5);
  });
  it("shows a round that lasts too long with a minus sign", () => {
    expect([12.5, 0, -1.05].map(clockText)).toEqual(["12:30", "0:00", "−1:03"]);
  });
});

describe("the log", () => {
  it("reads exact fractions", () => {
    expect([fraction("3/4"), fraction("-5")]).toEqual([0.75, -5]);
  });
});

describe("names", () => {
  it("reads a pair a line, with or without numbers", () => {
    const text = "12 Dupont - Martin\n\n  Le Goff & Saint-Cyr\n3. Bernard\n12: Durand / Petit";
    expect(readNames(text, "pairs").named).toEqual([
      { entrant: 3, team: "", names: ["Bernard"] },
      { entrant: 12, team: "", names: ["Durand", "Petit"] },
      { entrant: 13, team: "", names: ["Le Goff", "Saint-Cyr"] },
    ]);
  });
  it("reads columns of a spreadsheet", () => {
    expect(readNames("1\tDupont\tMartin\r\n2\tDurand\tPetit", "pairs").named).toEqual([
      { entrant: 1, team: "", names: ["Dupont", "Martin"] },
      { entrant: 2, team: "", names: ["Durand", "Petit"] },
    ]);
  });
  it("reads up to six players of a team, and its own name before a colon", () => {
    const text = "1 Dupont - Martin - Petit - Roux\nLes As : Leroy, Moreau, Simon, Michel, Garcia, David";
    expect(readNames(text, "teams")).toEqual({
      named: [
        { entrant: 1, team: "", names: ["Dupont", "Martin", "Petit", "Roux"] },
        { entrant: 2, team: "Les As", names: ["Leroy", "Moreau", "Simon", "Michel", "Garcia", "David"] },
      ],
      tooMany: [],
    });
    expect(readNames("3 Les As :", "teams").named).toEqual([{ entrant: 3, team: "Les As", names: [] }]);
    expect(readNames("3 Les As : Leroy", "pairs").named).toEqual([{ entrant: 3, team: "", names: ["Les As : Leroy"] }]);
    expect(readNames("3 a - b - c - d - e - f - g", "teams")).toEqual({
      named: [],
      tooMany: [{ line: "3 a - b - c - d - e - f - g", count: 7 }],
    });
  });
  it("refuses more names than there are people, and keeps the number of the line", () => {
    expect(readNames("Dupont - Martin\nPetit - Roux - Leroy\nMoreau - Simon", "pairs")).toEqual({
      named: [
        { entrant: 1, team: "", names: ["Dupont", "Martin"] },
        { entrant: 3, team: "", names: ["Moreau", "Simon"] },
      ],
      tooMany: [{ line: "2 Petit - Roux - Leroy", count: 3 }],
    });
    expect(readNames("Petit - Roux", "individual").tooMany).toHaveLength(1);
    expect(readNames("Dupont, Jeanne - Martin, Paul", "pairs").named).toHaveLength(1);
  });
});

describe("the questions of a new event", () => {
  const now = new Date(2026, 10, 24, 20, 10);
  it("counts the minutes until a time, which may be after midnight", () => {
    expect([minutesUntil("23:25", now), minutesUntil("00:10", now), minutesUntil("", now)]).toEqual([195, 240, null]);
  });
  it("proposes the next quarter of an hour", () => {
    expect([quarterAfter(now, 195), quarterAfter(now, 240)]).toEqual(["23:30", "00:15"]);
  });
  it("dates the event by the clock on the wall", () => {
    expect(isoDate(now)).toBe("2026-11-24");
  });
});
