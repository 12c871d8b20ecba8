import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { tableOf, type TablePart } from "./values/blank";
import Embedded from "./table/Embedded.svelte";
import { english } from "./values/words";

/** The table as HTML, without scripts of its own. */
function drawn(part: TablePart): string {
  const props = { table: tableOf(part), labels: english, compact: part.compact ?? false, select: () => undefined };
  return render(Embedded, { props }).body.replace(/<!--.*?-->/g, "");
}
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
const labelled = (html: string, name: string) => buttons(html).find((tag) => tag.includes(`aria-label="${name}"`));

describe("the table", () => {
  const hands = {
    S: { cards: ["SA", "H7"], count: 2 },
    N: { cards: ["D5"], count: 1 },
    W: { cards: null, count: 2 },
  };

  it("draws each card that is known as a button with its name, in the hand it belongs to", () => {
    const html = drawn({ hands });
    expect(buttons(html).length).toBe(3);
    expect(html).toMatch(/role="group" aria-label="North’s hand"[\s\S]*?5 of diamonds/);
    expect(html).toMatch(/role="group" aria-label="South’s hand"[\s\S]*?ace of spades/);
  });

  it("dims the cards that a hand may not play now, and none of a hand that is not to play", () => {
    const dim = (selectable: string[]) =>
      buttons(drawn({ hands, selectable }))
        .filter((tag) => /class="[^"]*\bdim\b/.test(tag))
        .map((tag) => /data-card="(..)"/.exec(tag)?.[1]);
    expect(dim(["D5"])).toEqual([]);
    expect(dim(["SA"])).toEqual(["H7"]);
    expect(dim([])).toEqual([]);
  });

  it("draws a hidden hand only at the bottom, face down, by its number of cards", () => {
    expect(drawn({ hands })).not.toContain("West’s hand");
    const hidden = drawn({ hands, bottom: "W" });
    expect(hidden).toContain('aria-label="2 hidden cards"');
    expect(hidden).not.toContain("West: ");
  });

  it("enables only selectable cards, and dims the others of that hand", () => {
    const html = drawn({ hands, selectable: ["SA"] });
    expect(labelled(html, "ace of spades")).toContain('aria-disabled="false"');
    expect(labelled(html, "7 of hearts")).toMatch(/dim.*aria-disabled="true"/);
    expect(labelled(html, "5 of diamonds")).not.toMatch(/\bdim\b/);
  });

  it("has one card of each hand in the order of the tab key", () => {
    const inOrder = buttons(drawn({ hands })).filter((tag) => tag.includes('tabindex="0"'));
    expect(inOrder.length).toBe(2);
  });

  it("asks to confirm the card that was chosen", () => {
    expect(labelled(drawn({ hands, selectable: ["SA"], chosen: "SA" }), "ace of spades, confirm")).toContain("chosen");
  });

  it("says who played each card of a trick, and who won it", () => {
    const plays = [{ seat: "W", card: "HA" } as const, { seat: "N", card: "H2" } as const];
    const html = drawn({
      trick: { plays, winner: "W", waiting: null, numbered: true, name: "Trick 1", wins: ", wins the trick" },
    });
    expect(html).toContain('<ol aria-label="Trick 1"');
    expect(html).toContain("West: ace of hearts, wins the trick");
    expect(html).toContain("North: 2 of hearts<");
  });

  it("draws all four hands of a diagram, unknown ones in words", () => {
    const html = drawn({ look: "diagrams", hands });
    expect(buttons(html)).toEqual([]);
    for (const seat of ["North", "East", "South", "West"]) expect(html).toContain(`aria-label="${seat}’s hand"`);
    expect(html.match(/Unknown hand/g)?.length).toBe(2);
    expect(html).toContain("no clubs");
  });

  it("writes numbers under the cards of a diagram, the best ones filled", () => {
    const html = drawn({
      look: "diagrams",
      hands: { S: { cards: ["SA", "H7"], count: 2, numbers: { of: { SA: 9, H7: 8 }, best: 9 } } },
    });
    expect(html).toContain("ace of spades: 9");
    expect(html).toMatch(/class="number [^"]*best[^"]*">9</);
    expect(html).toMatch(/class="number (?![^"]*best)[^"]*">8</);
  });

  it("tells whose turn it is, and what is said beside a name", () => {
    const html = drawn({ seats: { E: { name: "Ann", notes: ["dummy"] } }, turn: "E" });
    expect(html).toMatch(/East<[\s\S]*Ann[\s\S]*dummy[\s\S]*to play/);
  });

  it("shows a board with its dealer, and vulnerability only where there is any", () => {
    const board = { number: 7, dealer: "S" as const, vulnerable: ["N" as const, "S" as const], name: "Board 7" };
    expect(drawn({ board })).toContain('aria-label="Board 7"');
    expect(drawn({ board }).match(/class="arm [^"]*red/g)?.length).toBe(2);
    expect(drawn({ board: { ...board, vulnerable: null } })).not.toMatch(/class="arm [^"]*(red|green)/);
  });
});
