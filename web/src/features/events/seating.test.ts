import { beforeAll, expect, test } from "vitest";
import type { EventShape } from "../../lib/protocol.generated";
import { plain } from "../../testing/plain";
import { loadLanguage } from "../../lib/words";
import { eventPageWords } from "./catalogues";
import {
  boardsFrom,
  exchangeOf,
  movesFrom,
  nextSeat,
  ranges,
  type Rounds,
  seatOf,
  seatsOf,
  setsOf,
  sharedWith,
  switchOf,
} from "./seating";
import { boardsSentence, moveSentence, opponentsText, outText, personMoves, placeText, waitText } from "./words";

const sitting = (table: number, ns: number[], ew: number[], boards: number[]) => ({ table, ns, ew, boards });

/** Three tables of a Mitchell, two boards a round, the last round switched; nobody has number 6. */
const MITCHELL: Rounds = [
  [sitting(1, [1], [4], [1, 2]), sitting(2, [2], [5], [3, 4]), sitting(3, [3], [], [5, 6])],
  [sitting(1, [1], [], [3, 4]), sitting(2, [2], [4], [5, 6]), sitting(3, [3], [5], [1, 2])],
  [sitting(1, [5], [1], [5, 6]), sitting(2, [], [2], [1, 2]), sitting(3, [4], [3], [3, 4])],
];

/** Four teams, each of two pairs: North-South at the table of its own number, East-West at the opponents'. */
const TEAMS: Rounds = [
  [sitting(1, [1], [4], [1]), sitting(2, [2], [3], [1]), sitting(3, [3], [2], [1]), sitting(4, [4], [1], [1])],
  [sitting(1, [1], [3], [2]), sitting(2, [2], [4], [2]), sitting(3, [3], [1], [2]), sitting(4, [4], [2], [2])],
  [sitting(1, [1], [2], [3]), sitting(2, [2], [1], [3]), sitting(3, [3], [], [3])],
];

/** Eight people of an individual: North and South, East and West. */
const INDIVIDUAL: Rounds = [
  [sitting(1, [3, 7], [1, 6], [1, 2]), sitting(2, [2, 8], [4, 5], [1, 2])],
  [sitting(1, [2, 1], [4, 7], [3, 4]), sitting(2, [3, 8], [5, 6], [3, 4])],
];

beforeAll(async () => {
  await loadLanguage("fr");
  await eventPageWords();
});

const sentences = (round: number, table: number) =>
  movesFrom(MITCHELL, round, table).map((move) => plain(moveSentence(move, `Paire ${move.entrants.join()}`, String)));

test("those who stay are asked to stay, the others where to go", () => {
  expect(sentences(1, 2)).toEqual(["Paire 2 : restez à la table 2", "Paire 5 → table 3"]);
});

test("whose next opponents are missing sits out, and is told until when", () => {
  expect(sentences(1, 1)).toEqual(["Paire 1 : exempt", "Paire 4 → table 2"]);
  expect(movesFrom(MITCHELL, 1, 1)[0]).toMatchObject({ table: null, side: null });
  expect(nextSeat(MITCHELL, 2, 1)).toEqual({ after: "seat", round: 3, table: 1 });
  expect(nextSeat(MITCHELL, 3, 2)).toEqual({ after: "end" });
});

/** Five pairs of a Swiss, of which the first round of three is drawn; pair 5 has none to play. */
const SWISS: Rounds = [
  [sitting(1, [1], [2], [1, 2]), sitting(2, [3], [4], [1, 2]), sitting(3, [5], [], [1, 2])],
  [],
  [],
];

test("nobody is sent home while a round is still to be drawn", () => {
  expect(nextSeat(SWISS, 1, 5)).toEqual({ after: "draw", round: 2 });
  expect(nextSeat(SWISS, 2, 1)).toEqual({ after: "draw", round: 2 });
  expect(nextSeat(SWISS.slice(0, 1), 1, 5)).toEqual({ after: "end" });
});

test("who has left waits for no draw", () => {
  expect(nextSeat(SWISS, 2, 1, { withdrawn: 2 })).toEqual({ after: "end" });
  expect(nextSeat(SWISS, 1, 5, { withdrawn: 3 })).toEqual({ after: "draw", round: 2 });
});

test("one function says all this to a table, to a pair and to those who leave a table", () => {
  const entrants = [5, 6, 7].map((entrant) => ({ entrant, withdrawn: { 6: 1, 7: 2 }[entrant] ?? null }));
  const event = { kind: "pairs", entrants } as unknown as EventShape;
  const said = (round: number, entrant: number) => [
    plain(outText(event, round, entrant)),
    plain(waitText(event, SWISS, round, entrant)).split(" : ")[0],
  ];
  expect(said(1, 5)).toEqual(["exempt", "Vous jouez encore"]);
  expect(said(1, 6)).toEqual(["absente", "Vous ne jouez plus"]);
  expect(said(2, 7)).toEqual(["partie", "Vous ne jouez plus"]);
});

test("who sits out learns where to play next", () => {
  expect(sentences(1, 3)).toEqual(["Paire 3 : restez à la table 3"]);
  expect(movesFrom(MITCHELL, 3, 1)).toEqual([]);
});

test("a switch of direction is said, also after a sit-out", () => {
  expect(movesFrom(MITCHELL, 2, 3).map(({ side, turns }) => [side, turns])).toEqual([
    ["EW", true],
    ["NS", true],
  ]);
  expect(switchOf(MITCHELL, 3, 1)).toBe("EW");
  expect(switchOf(MITCHELL, 2, 4)).toBeNull();
});

test("where directions change all the time, as in a Howell, it is no switch", () => {
  const howell: Rounds = [0, 1, 2, 3].map((round) => [
    round % 2 ? sitting(1, [1], [2], [1]) : sitting(1, [2], [1], [1]),
  ]);
  expect(switchOf(howell, 2, 1)).toBeNull();
});

test("boards go to the table that plays them next, or to the stand", () => {
  const sentence = (round: number, table: number) =>
    boardsFrom(MITCHELL, round, table).map((group) => boardsSentence(group, table, String));
  expect(sentence(1, 1)).toEqual(["Étuis 1–2 → table 3"]);
  expect(sentence(3, 1)).toEqual([]);
});

test("the stand is named only where boards come back from it", () => {
  const said = (rounds: Rounds, teams = false) =>
    boardsFrom(rounds, 1, 1).map((group) => plain(boardsSentence(group, 1, String, teams)));
  const [first, rest, again] = [
    [sitting(1, [1], [2], [1, 2])],
    [sitting(1, [1], [2], [3])],
    [sitting(1, [1], [2], [2])],
  ];
  const aside = "laissez-le de côté, sur la table";
  expect(said([first, rest, again])).toEqual([`Étui 1 : ${aside}.`, "Étui 2 → guéridon"]);
  expect(said([first, rest])).toEqual(["Étuis 1–2 : laissez-les de côté, sur la table."]);
  expect(said([first])).toEqual([]);
  // Teams have no stand: boards wait for the match that plays them next.
  const match = [sitting(3, [1], [4], [2]), sitting(4, [4], [1], [2])];
  expect(said([first, rest, match], true)).toEqual([
    `Étui 1 : ${aside}.`,
    `Étui 2 : ${aside}, pour les tables 3 et 4 au tour 3.`,
  ]);
  // A Swiss, whose third round is drawn from results.
  expect(said([first, rest, []])).toEqual(["Étuis 1–2 : laissez-les de côté, sur la table."]);
  expect(said([first, [sitting(2, [1], [2], [1, 2])], []])).toEqual(["Étuis 1–2 → table 2"]);
});

test("boards that two tables share next go to both", () => {
  const shared = [sitting(1, [1], [3], [1, 2]), sitting(4, [2], [4], [1, 2])];
  const said = (table: number) =>
    boardsFrom([[sitting(2, [1], [2], [1, 2])], shared], 1, 2).map((group) => boardsSentence(group, table, String));
  expect(said(2)).toEqual(["Étuis 1–2 → tables 1 et 4, à partager"]);
  expect(said(4).map(plain)).toEqual(["Les étuis 1–2 restent à cette table."]);
});

test("tables that share boards know each other", () => {
  const shared: Rounds = [[sitting(1, [1], [3], [1, 2]), sitting(4, [2], [4], [1, 2]), sitting(5, [5], [6], [3])]];
  expect(sharedWith(shared, 1, 1)).toEqual([4]);
  expect(sharedWith(shared, 1, 5)).toEqual([]);
});

test("a seat names the opponents", () => {
  const alone = { seat: null, partner: null };
  expect(seatOf(MITCHELL, 2, 5)).toEqual({ table: 3, side: "EW", boards: [1, 2], opponents: [3], ...alone });
});

test("a team sits at two tables", () => {
  expect(seatsOf(TEAMS, 1, 1).map(({ table, side }) => [table, side])).toEqual([
    [1, "NS"],
    [4, "EW"],
  ]);
  expect(seatsOf(TEAMS, 3, 3)).toEqual([]);
});

test("each pair of a team goes to the seat of its own direction, which is no switch", () => {
  const goes = (round: number, table: number) =>
    movesFrom(TEAMS, round, table).map(({ entrants: [team], from, table, side, turns }) => [
      team,
      from,
      table,
      side,
      turns,
    ]);
  expect(goes(1, 1)).toEqual([
    [1, "NS", 1, "NS", false],
    [4, "EW", 2, "EW", false],
  ]);
  expect(goes(1, 4)).toEqual([
    [4, "NS", 4, "NS", false],
    [1, "EW", 3, "EW", false],
  ]);
  expect([1, 2, 3, 4].map((team) => switchOf(TEAMS, 2, team))).toEqual([null, null, null, null]);
});

test("a team that sits out does so with both pairs", () => {
  expect(movesFrom(TEAMS, 2, 3)[0]).toMatchObject({ entrants: [3], from: "NS", table: null });
  expect(movesFrom(TEAMS, 2, 1)[1]).toMatchObject({ entrants: [3], from: "EW", table: null });
});

test("a pair changes direction where its team has no other seat", () => {
  const one: Rounds = [TEAMS[0]!, [sitting(1, [1], [2], [2])]];
  expect(movesFrom(one, 1, 4)[1]).toMatchObject({ from: "EW", table: 1, side: "NS", turns: true });
});

test("numbers in a row are written in short", () => {
  expect(ranges([7, 1, 3, 2])).toBe("1–3, 7");
});

test("in an individual, one learns the seat, the partner and both opponents", () => {
  const seat = seatOf(INDIVIDUAL, 1, 6);
  expect(seat).toEqual({ table: 1, side: "EW", boards: [1, 2], opponents: [3, 7], seat: "W", partner: 1 });
  expect(placeText(seat)).toBe("en Ouest");
  const individual = { kind: "individual", entrants: [], sections: [] } as unknown as EventShape;
  expect(opponentsText(individual, seat.opponents)).toBe("3 et 7");
  expect(placeText(seatOf(MITCHELL, 1, 1))).toBe("en Nord-Sud");
});

test("in an individual, each goes to a seat of their own, and nobody is told of a switch", () => {
  const moves = movesFrom(INDIVIDUAL, 1, 1);
  expect(moves.map((move) => plain(personMoves(move, move.entrants.join(), String)))).toEqual([
    "3 → table 2, en Nord",
    "7 reste ici, en Ouest",
    "1 reste ici, en Sud",
    "6 → table 2, en Ouest",
  ]);
  expect(moves.some(({ turns }) => turns)).toBe(false);
});

test("the tables of a match exchange their boards at half-time, from one set a match", () => {
  const exchanging: Rounds = [
    [
      sitting(1, [1], [4], [1, 2]),
      sitting(2, [2], [3], [1, 2]),
      sitting(3, [3], [2], [2, 1]),
      sitting(4, [4], [1], [2, 1]),
    ],
  ];
  expect(exchangeOf(exchanging, 1, 1)).toEqual({ table: 4, first: [1] });
  expect(exchangeOf(exchanging, 1, 3)).toEqual({ table: 2, first: [2] });
  expect(sharedWith(exchanging, 1, 1)).toEqual([]);
  expect(setsOf(exchanging).most).toBe(2);
  expect(exchangeOf(TEAMS, 1, 1)).toBeNull();
});

test("people exchange their boards with a neighbour, and a table alone keeps them", () => {
  const people: Rounds = [
    [sitting(1, [1, 2], [3, 4], [1, 2]), sitting(2, [5, 6], [7, 8], [2, 1]), sitting(3, [9, 10], [11, 12], [1, 2])],
  ];
  expect([1, 2, 3].map((table) => exchangeOf(people, 1, table)?.table)).toEqual([2, 1, undefined]);
  expect(setsOf(people).most).toBe(2);
});

test("tables with the same boards take several sets, or pass them on", () => {
  expect(setsOf(MITCHELL)).toEqual({ most: 1, fewest: 1 });
  expect(setsOf(INDIVIDUAL)).toEqual({ most: 2, fewest: 1 });
  expect(setsOf(TEAMS)).toEqual({ most: 4, fewest: 4 });
});
