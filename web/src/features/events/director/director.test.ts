/** The director's page: what tiles say, what accidents write, how lists of names and times are read. */
import { describe, expect, it } from "vitest";
import type { EventSectionShape, EventSitting } from "../../../lib/protocol.generated";
import { averaged, exchanged, fouled, late, otherBoard, otherPair, turned, unranked } from "./rulings/accidents";
import { weightedOutcome } from "./rulings/rulings";
import { fraction } from "./log";
import { readNames } from "./entrants/names";
import { roundToPlay } from "./rulings/rulings";
import { entryResult, overText, parseResult, resultEntry, type BoardResult } from "./result";
import { clockText, minutesPlayed, missing, tilesOf } from "./tables/tiles";
import { isoDate, minutesUntil, quarterAfter } from "./planning/wizard";

const AT = { section: "A", round: 1, table: 2 };
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

describe("accidents", () => {
  it("turns some boards of a table, and leaves the others", () => {
    expect(turned(AT, [ROUND[1]!], [4])).toEqual({
      event: "cell",
      ...AT,
      sittings: [
        { ns: [2], ew: [5], boards: [3] },
        { ns: [5], ew: [2], boards: [4] },
      ],
    });
  });
  it("lets two pairs that took each other's seats change places", () => {
    const entries = otherPair(AT, ROUND, "ew", 6);
    expect(entries.map((entry) => [entry.table, entry.sittings])).toEqual([
      [2, [{ ns: [2], ew: [6], boards: [3, 4] }]],
      [3, [{ ns: [3], ew: [5], boards: [5, 6] }]],
    ]);
    expect(otherPair(AT, ROUND, "ew", 5)).toEqual([]);
  });
  it("moves a result to the board that was played", () => {
    const entries = otherBoard(AT, [ROUND[1]!], 3, 9, "passed");
    expect(entries.map((entry) => entry.event)).toEqual(["cell", "corrected"]);
    expect(entries).toMatchObject([{ sittings: [{ ns: [2], ew: [5], boards: [9, 4] }] }, { board: 9 }]);
  });
  it("exchanges what two boards were noted with", () => {
    const entries = exchanged(AT, { board: 3, result: "passed" }, { board: 4, result: null });
    expect(entries.map((entry) => [entry.board, entry.result])).toEqual([[4, { passed: true }]]);
  });
  it("compares a fouled board apart from this round on", () => {
    const rounds = [ROUND, [sitting(1, 1, 6, 3), sitting(2, 2, 4, 5)], [sitting(3, 3, 4, 3)]];
    const groups = [
      [
        { section: "A", round: 2, table: 1 },
        { section: "A", round: 3, table: 3 },
      ],
    ];
    const at = { ...AT, round: 2, table: 1 };
    expect(fouled(at, 3, rounds, [])).toEqual([{ event: "fouled", board: 3, groups }]);
    expect(fouled(at, 3, rounds, [], "ew")).toEqual([{ event: "fouled", board: 3, groups, side: "EW" }]);
  });
  it("divides only the group of a board that is fouled once more", () => {
    // in round n the board is at table n
    const rounds = [1, 2, 3, 4, 5, 6, 7].map((number) => [sitting(number, number, 7 + number, 1)]);
    const spot = (round: number) => ({ section: "A", round, table: round });
    const known = (groups: number[][], sides = ["NS", "EW"]) =>
      sides.map((side) => ({ board: 1, side: side as "NS" | "EW", groups: groups.map((each) => each.map(spot)) }));
    const told = (round: number, present: ReturnType<typeof known>, line?: "ns" | "ew") =>
      fouled(spot(round), 1, rounds, present, line).map((entry) => [
        entry.side,
        entry.groups.map((group) => group.map((one) => one.round)),
      ]);
    const later = known([[3, 4, 5, 6, 7]]);
    expect(told(6, later)).toEqual([
      [
        undefined,
        [
          [3, 4, 5],
          [6, 7],
        ],
      ],
    ]);
    expect(told(3, known([[6, 7]]))).toEqual([
      [
        undefined,
        [
          [6, 7],
          [3, 4, 5],
        ],
      ],
    ]);
    expect(told(3, later)).toEqual([[undefined, [[3, 4, 5, 6, 7]]]]);
    const one = known([[3, 4, 5, 6, 7]], ["NS"]);
    expect(told(6, one, "ew")).toEqual([["EW", [[6, 7]]]]);
    expect(told(6, one)).toEqual([
      [
        "NS",
        [
          [3, 4, 5],
          [6, 7],
        ],
      ],
      ["EW", [[6, 7]]],
    ]);
  });
  it("gives the late pair 40 % and its opponents 60 %", () => {
    expect(late(AT, [3], "ew")).toEqual([averaged(AT, 3, 60, 40, "late")]);
  });
  it("ranks a late pair as long as it can play half of its boards", () => {
    const plan = { rounds: [ROUND, [sitting(1, 1, 6, 3), { ...sitting(2, 2, 4, 5), ew: [] }]], swiss: null };
    const standing = (entrant: number) => [{ event: "standing", entrant, standing: "unranked" }];
    expect(unranked(1, 1, plan)).toEqual([]);
    expect(unranked(1, 2, plan)).toEqual(standing(1));
    expect(unranked(2, 1, plan)).toEqual([]);
    expect(unranked(2, 2, plan)).toEqual(standing(2));
    const swiss = {
      rounds: 3,
      boards: 4,
      odd: "bye" as const,
      drawn: 1,
      undrawn: 2,
      again: null,
      gone: [],
      added: [],
      director_draws: false,
    };
    expect(unranked(1, 6, { ...plan, swiss })).toEqual([]);
    expect(unranked(1, 7, { ...plan, swiss })).toEqual(standing(1));
  });
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
