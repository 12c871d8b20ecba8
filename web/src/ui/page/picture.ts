/** The position in the picture of a table: South's 4♠, at the first trick. */
import { tableOf } from "@chelem/card-table/blank";
import type { Card } from "@chelem/card-table/card";
import type { TableState } from "@chelem/card-table/state";
import { say } from "../../lib/words";

const cards = (codes: string): Card[] => codes.split(" ");

/** The table in the language of the page. */
export function picturedTable(): TableState {
  const own = cards("SA SQ SJ S9 S3 HK H4 DA DT D5 CQ C8 C2");
  const dummy = cards("SK ST S8 S5 HA H7 DK D4 CT C7 C6 C3");
  return tableOf({
    hands: { S: own, N: dummy },
    seats: {
      S: { name: say("seat-you-unnamed"), notes: [say("seat-declarer")], unnamed: true, prompt: say("seat-yours") },
      W: { name: "Alice" },
      N: { name: "Karim", notes: [say("seat-dummy")] },
      E: { name: "Léo" },
    },
    turn: "S",
    // Nothing is dimmed in a picture.
    selectable: [...own, ...dummy],
    trick: {
      plays: [
        { seat: "W", card: "HJ" },
        { seat: "N", card: "HQ" },
        { seat: "E", card: "H3" },
      ],
    },
    trumps: "S",
    board: { number: 1, dealer: "N", vulnerable: [] },
  });
}
