import { describe, expect, it } from "vitest";
import type { ScoringMethodShape } from "../../lib/protocol.generated";
import described from "../../testing/methods.json";
import * as question from "./question";
import { changed, needed, toServer, write } from "./question";

/** The server's description of its methods; tests/site/tables/api/test_score.py compares the two. */
const METHODS = described as ScoringMethodShape[];
const read = (query: string) => question.read(query, METHODS);
const method = (name: string) => METHODS.find((each) => each.method === name)!;

describe("the address of a question", () => {
  it("says nothing for the first screen: one no trump just made", () => {
    expect(read("")).toMatchObject({ method: METHODS[0], number: 1, strain: "NT", doublings: 0, tricks: 7 });
  });

  it("is written and read back the same, in every game", () => {
    const queries = [
      "method=contract&contract=4SX&tricks=8&vulnerable=1",
      "method=rubber&contract=6H&tricks=12&honours=-5",
      "method=chicago&contract=3NT&tricks=9&before=60&last=1",
      "method=comptoir&contract=2D&tricks=8",
      "method=whiz&contract=9H&made=0",
      "method=whist&contract=HXXX&tricks=9&honours=2,1,1,1",
      "method=whist&contract=DX&tricks=12&honours=5,0,0,0&void=left,right",
      "method=minibridge&contract=5C&tricks=10&vulnerable=1",
    ];
    for (const query of queries) expect(write(read(query))).toBe(query);
  });

  it("is kept possible, whatever it says", () => {
    const asked = read("method=contract&contract=9S&tricks=99");
    expect(asked).toMatchObject({ number: 7, tricks: 13 });
    expect(read("method=nothing").method).toBe(METHODS[0]);
    expect(read("game=whiz").method).toBe(method("whiz"));
    expect(read("method=comptoir&contract=1SXX").doublings).toBe(1);
    expect(read("method=whiz&vulnerable=1").vulnerable).toBe(false);
    expect(read("method=rubber&contract=4S&honours=3").given).toEqual({});
    expect(read("method=contract&contract=4S&before=60").given).toEqual({});
  });

  it("may tell a result by its over- or undertricks", () => {
    expect(read("contract=4S%2B1").tricks).toBe(11);
    expect(read("contract=4S-2").tricks).toBe(8);
    expect(read("contract=4S=").tricks).toBe(10);
  });
});

describe("the tricks that a contract demands", () => {
  it("are counted above six, in Whiz from none, and in the old bridge are seven", () => {
    expect(needed(read("contract=3NT"))).toBe(9);
    expect(needed(read("method=whiz&contract=9H"))).toBe(9);
    expect(needed(read("method=whist&contract=H"))).toBe(7);
  });
});

describe("a question that changes", () => {
  it("keeps its overtricks with another contract", () => {
    expect(changed(read("contract=2S&tricks=9"), { number: 4 }).tricks).toBe(11);
    expect(changed(read("contract=2S&tricks=13"), { number: 4 }).tricks).toBe(13);
  });

  it("loses its honours between a suit and no trumps", () => {
    const asked = read("method=rubber&contract=4S&tricks=10&honours=4");
    expect(changed(asked, { strain: "H" }).given).toEqual({ honours: "4" });
    expect(changed(asked, { strain: "NT" }).given).toEqual({});
  });

  it("keeps what other inputs say in every strain", () => {
    const asked = read("method=chicago&contract=2S&tricks=8&honours=4&before=60&last=1");
    expect(changed(asked, { strain: "NT" }).given).toEqual({ before: "60", last: "1" });
  });

  it("stays a part-score or a game in another strain, with its overtricks", () => {
    const asked = read("method=minibridge&contract=4S&tricks=11");
    expect(changed(asked, { strain: "NT" })).toMatchObject({ number: 3, tricks: 10 });
    expect(changed(asked, { strain: "C" })).toMatchObject({ number: 5, tricks: 12 });
  });

  it("takes its void from whoever is given a trump", () => {
    const asked = read("method=whist&contract=H&tricks=7&honours=5,0,0,0&void=left");
    expect(changed(asked, { given: { honours: "4,1,0,0", void: "left" } }).given).toEqual({ honours: "4,1,0,0" });
  });

  it("takes its contract along to another game, as far as that has it", () => {
    const asked = read("contract=3HXX&tricks=9&vulnerable=1");
    expect(changed(asked, { method: method("whiz") })).toMatchObject({
      number: 9,
      strain: "H",
      doublings: 0,
      vulnerable: false,
    });
    expect(changed(asked, { method: method("comptoir") })).toMatchObject({ number: 3, doublings: 1, tricks: 9 });
    expect(changed(asked, { method: method("rubber") })).toMatchObject({ doublings: 2, vulnerable: true });
    expect(changed(asked, { method: method("minibridge") })).toMatchObject({ number: 1, doublings: 0, tricks: 7 });
  });

  it("can go from any game to any other and be asked there", () => {
    for (const from of METHODS) {
      for (const to of METHODS) {
        const asked = changed(read(`method=${from.method}`), { method: to });
        expect(read(write(asked)), `${from.method} to ${to.method}`).toEqual(asked);
      }
    }
  });
});

it("asks the server for honours only once all of them are placed", () => {
  expect(toServer(read("method=whist&contract=H&tricks=7&honours=2,1,1,0"))).not.toContain("honours");
  expect(toServer(read("method=whist&contract=H&tricks=7&honours=2,1,1,1"))).toContain("honours=2,1,1,1");
});
