/** A table to test with: South, a person, and three bots, before the first call. */
import type { Shown } from "../features/tables/live/optimistic";
import type { ChairShape, HandShape } from "../lib/protocol.generated";

const BOT: ChairShape = { player: "b", name: "Robot", kind: "bot", here: true };
const YOU: ChairShape = { player: "p", name: "Ann", kind: "person", here: true };
const hidden: HandShape = { cards: null, count: 13, open: false };

export function picture(part: Partial<Shown> = {}): Shown {
  return {
    table: {
      code: "ab3d",
      game: "pick",
      kind: "duplicate",
      parameters: {},
      options: {},
      status: "playing",
      owner: true,
      policy: {
        undo: "free",
        watch: "table",
        pace: "calm",
        clock: 0,
        alerts: "self",
        hints: "alone",
        grace: 30,
        declare: "off",
        listed: false,
      },
      watch_asked: null,
      bots: {
        strength: "normal",
        system: "sayc",
        style: "",
      },
      sides: { NS: { system: "sayc", style: "", card: null }, EW: { system: "sayc", style: "", card: null } },
      base: 6,
      numbered: true,
      suits: ["S", "H", "D", "C"],
      vulnerability: true,
      people: 4,
      individual: false,
      alerts: true,
      prepared: 0,
      kinds: [],
      next: null,
      seat_draw: null,
      board_set: null,
    },
    you: { seat: "S", player: "p", key: null, name: "Ann" },
    chairs: { N: BOT, E: BOT, S: YOU, W: BOT },
    watching: 0,
    deal: {
      deal: 1,
      attempt: 1,
      board: 7,
      dealer: "S",
      seating: { N: "b", E: "b", S: "p", W: "b" },
      vulnerable: ["N", "E", "S", "W"],
      hash: null,
      origin: null,
      alone: false,
      prepared: null,
      over: false,
      drawn: null,
    },
    hands: { N: hidden, E: hidden, S: { cards: ["SA", "HK"], count: 2, open: false }, W: hidden },
    calls: [],
    contract: null,
    play: null,
    turn: { seat: "S", by: "S", redouble: false },
    legal: ["P", "1C"],
    claim: null,
    undo: { can: false, asked: null },
    between: null,
    clock: null,
    sheet: {
      form: "points",
      slots: null,
      columns: [],
      rows: [],
      totals: {},
      games: null,
      parts: null,
      standing: null,
      verdict: null,
    },
    promise: null,
    chat: [],
    seen: null,
    unconfirmed: null,
    ...part,
  };
}

/** The same during the play of 3NT by South: North is dummy, West has led. */
export function playing(part: Partial<Shown> = {}): Shown {
  const { hands } = picture();
  return picture({
    contract: { strain: "NT", tricks: 9, stake: 0, declarer: "S", dummy: "N", text: "3NT by South" },
    hands: { ...hands, N: { cards: ["S3", "H2"], count: 2, open: true } },
    play: {
      trick: [{ seat: "W", card: "H5" }],
      last: null,
      turned: [],
      taken: { NS: 0, EW: 0 },
      needed: 9,
      refused: { NS: null, EW: null },
    },
    turn: { seat: "N", by: "S", redouble: false },
    legal: ["H2"],
    ...part,
  });
}
