import { beforeAll, describe, expect, it } from "vitest";
import { picture } from "../../testing/picture";
import { say, loadLanguage } from "../words";
import { absentText, nameOf, peopleAt, plateName, yourName } from "./chairs";

beforeAll(() => loadLanguage("en"));

describe("the name of whoever sits there", () => {
  const person = { player: "p", name: "", kind: "person" as const, here: true };

  it("is their own, or says that they have none, or that nobody does", () => {
    expect(nameOf({ ...person, name: "Ann" }, "contract")).toBe("Ann");
    expect(nameOf(person, "contract")).toBe(say("chair-unnamed"));
    expect(nameOf(null, "contract")).toBe(say("chair-empty-name"));
    expect(nameOf("no_player", "contract")).toBe("no player");
    expect(nameOf("no_player", "whiz")).toBe("Domy");
  });

  it("says which one is the viewer", () => {
    expect(yourName("Ann")).toBe(say("seat-you", { name: "Ann" }));
    expect(yourName("")).toBe(say("seat-you-unnamed"));
  });
});

it("counts people, neither bots nor the seat without a player", () => {
  const { chairs } = picture();
  expect(peopleAt(picture())).toBe(1);
  expect(peopleAt(picture({ chairs: { ...chairs, N: "no_player", E: null, W: chairs.S } }))).toBe(2);
});

it("puts a board's plate in words, with vulnerability where the game has it", () => {
  const deal = picture().deal!;
  expect(plateName(deal, true)).toBe(
    [
      say("plate-board", { number: 7 }),
      say("plate-deals", { seat: "S" }),
      say("plate-vulnerability", { side: "all" }),
    ].join(". "),
  );
  expect(plateName({ ...deal, board: null, deal: 2 }, false)).toBe(
    `${say("plate-deal", { number: 2 })}. ${say("plate-deals", { seat: "S" })}`,
  );
});

it("names who has gone, during the match", () => {
  const { chairs, table } = picture();
  const gone = { player: "q", name: "Ben", kind: "person" as const, here: false };
  expect(absentText(picture())).toBe("");
  expect(absentText(picture({ chairs: { ...chairs, W: gone } }))).toBe(say("away-gone", { name: "Ben", seat: "W" }));
  expect(absentText(picture({ chairs: { ...chairs, W: gone }, table: { ...table, status: "open" } }))).toBe("");
});
