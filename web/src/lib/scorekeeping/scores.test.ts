/** Every score is that of the Python engine, by digests that `tests/support/matches/score_cases.py` writes. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { SEATS, type Seat, type Side } from "@chelem/card-table/seats";
import { expect, it } from "vitest";
import digests from "../../testing/scores.json";
import { comptoirScore } from "./comptoir";
import { chicagoScore, duplicateScore, rubberScore } from "./contract";
import { SIDES, type Contract, type Honours, type Played, type ScoreLine } from "./line";
import type { Strain } from "./rules";
import { NO_HONOURS } from "./sheet";
import { settlement, whistScore } from "./whist";
import { whizScore } from "./whiz";

const STRAINS: Strain[] = ["C", "D", "H", "S", "NT"];
const VULNERABLE: Seat[][] = [[], ["N", "S"], ["E", "W"], SEATS];
const RESULTS = Array.from({ length: 14 }, (_, tricks) => tricks);
const BEFORE = [0, 20, 30, 40, 50, 60, 70, 80, 90];

const ordered = ({ to, points, code, facts, below }: ScoreLine) => [
  to,
  points,
  code,
  Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)),
  below,
];

function digest(cases: ScoreLine[][]): string {
  const text = JSON.stringify(cases.map((lines) => lines.map(ordered)));
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 12);
}

const played = (contract: Contract, tricks: number, vulnerable: Seat[] = [], honours = NO_HONOURS): Played => ({
  contract,
  tricks,
  vulnerable,
  honours,
});

function named({ declarer, strain, tricks, stake }: Contract): string {
  return `${tricks - 6}${strain}${"X".repeat(Math.log2(stake))} by ${declarer}`;
}

function contracts(seats: Seat[], stakes: number[]): Contract[] {
  const found: Contract[] = [];
  for (const declarer of seats)
    for (const strain of STRAINS)
      for (let tricks = 7; tricks <= 13; tricks++)
        for (const stake of stakes) found.push({ declarer, strain, tricks, stake });
  return found;
}

const holding = (seat: Seat, count: number): Honours => ({ held: { ...NO_HONOURS.held, [seat]: count }, void: [] });

function rubberCases(contract: Contract, vulnerable: Seat[]): ScoreLine[][] {
  const cases = RESULTS.map((tricks) => rubberScore(played(contract, tricks, vulnerable)));
  for (const tricks of [contract.tricks, contract.tricks - 1])
    for (const seat of SEATS)
      for (let count = 0; count <= (contract.strain === "NT" ? 4 : 5); count++)
        cases.push(rubberScore(played(contract, tricks, vulnerable, holding(seat, count))));
  return cases;
}

function chicagoCases(contract: Contract, vulnerable: Seat[]): ScoreLine[][] {
  return RESULTS.flatMap((tricks) =>
    BEFORE.flatMap((before) =>
      [false, true].map((last) => chicagoScore(played(contract, tricks, vulnerable), before, last, true)),
    ),
  );
}

/** Every way in which the hands may hold the honours, and be without trumps, in the order of the digests. */
function everyHolding(strain: Strain): Honours[] {
  const of = strain === "NT" ? 4 : 5;
  const found: Honours[] = [];
  for (let code = 0; code < (of + 1) ** 4; code++) {
    const counts = [3, 2, 1, 0].map((place) => Math.floor(code / (of + 1) ** place) % (of + 1));
    if (counts.reduce((a, b) => a + b) !== of) continue;
    const held = Object.fromEntries(SEATS.map((seat, place) => [seat, counts[place]])) as Record<Seat, number>;
    const without = SEATS.filter((seat) => !held[seat]);
    for (let chosen = 0; chosen < (strain === "NT" ? 1 : 1 << without.length); chosen++) {
      found.push({ held, void: without.filter((_, place) => (chosen >> place) & 1) });
    }
  }
  return found;
}

const ALL_IN_NORTH: Honours = { held: { N: 5, E: 0, S: 0, W: 0 }, void: [] };
const TWO_AND_TWO: Honours = { held: { N: 2, E: 2, S: 0, W: 0 }, void: [] };

/** The tricks and the slam alone: the honours are left out of these digests. */
const withoutHonours = (lines: ScoreLine[]) => lines.filter(({ code }) => !/honours|chicane|aces/.test(code));
const honoursAlone = (lines: ScoreLine[]) => lines.filter(({ code }) => /honours|chicane|aces/.test(code));

function every(): Record<string, ScoreLine[][]> {
  const found: Record<string, ScoreLine[][]> = {};
  for (const contract of contracts(["S", "W"], [1, 2, 4])) {
    const name = named(contract);
    found[`duplicate ${name}`] = VULNERABLE.flatMap((red) =>
      RESULTS.map((tricks) => duplicateScore(played(contract, tricks, red))),
    );
    found[`rubber ${name}`] = VULNERABLE.flatMap((red) => rubberCases(contract, red));
    found[`chicago ${name}`] = VULNERABLE.flatMap((red) => chicagoCases(contract, red));
    found[`comptoir ${name}`] = RESULTS.map((tricks) => comptoirScore(played(contract, tricks)));
    found[`traditional ${name}`] = RESULTS.map((tricks) => duplicateScore(played(contract, tricks, SEATS)));
  }
  for (const contract of contracts(SEATS, [1])) {
    const open = SEATS[(SEATS.indexOf(contract.declarer) + 2) % 4];
    const players = SEATS.filter((seat) => seat !== open);
    found[`whiz ${named(contract)}`] = RESULTS.map((tricks) => whizScore(played(contract, tricks), players));
  }
  for (const declarer of SEATS)
    for (const strain of STRAINS) {
      const honours = strain === "NT" ? TWO_AND_TWO : ALL_IN_NORTH;
      found[`whist tricks ${strain} by ${declarer}`] = Array.from({ length: 11 }, (_, times) => 1 << times).flatMap(
        (stake) =>
          RESULTS.map((tricks) =>
            withoutHonours(whistScore(played({ declarer, strain, tricks: 7, stake }, tricks, [], honours))),
          ),
      );
    }
  for (const strain of STRAINS)
    found[`whist honours ${strain}`] = everyHolding(strain).map((honours) =>
      honoursAlone(whistScore(played({ declarer: "S", strain, tricks: 7, stake: 2 }, 7, [], honours))),
    );
  found.settlements = SIDES.flatMap((winner) => settlements(winner));
  return found;
}

function settlements(winner: Side): ScoreLine[][] {
  const cases: ScoreLine[][] = [];
  for (const north of [0, 30])
    for (const east of [0, 48])
      for (const above of [0, 16])
        for (const other of [0, -4]) cases.push(settlement(winner, { NS: north, EW: east }, { NS: above, EW: other }));
  return cases;
}

it("is the Python engine's for every contract, result, vulnerability and holding", () => {
  const mine = Object.fromEntries(Object.entries(every()).map(([name, cases]) => [name, digest(cases)]));
  expect(mine).toEqual(digests);
}, 120_000);
