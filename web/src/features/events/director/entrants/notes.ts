/** What is noted about an entrant beside its players: standing, handicap, penalties, substitutes. */
import type { EventRegistered } from "../../../../lib/protocol.generated";
import { signed } from "../../../../lib/words";
import { fraction } from "../../outcome";

export interface EntrantNote {
  what: "unranked" | "stationary" | "handicap" | "carried" | "penalty" | "substitute";
  amount: string;
  round: number;
  /** The ids of a substitute, and of the player who is replaced; empty of other notes. */
  player: string;
  replaced: string;
}

const note = (what: EntrantNote["what"], amount = ""): EntrantNote => ({
  what,
  amount,
  round: 0,
  player: "",
  replaced: "",
});

export function notesOn({ entered, ranked, later }: EventRegistered): EntrantNote[] {
  const notes = ranked ? [] : [note("unranked")];
  if (entered?.stationary) notes.push(note("stationary"));
  for (const what of ["handicap", "carried"] as const) {
    const amount = entered?.[what];
    if (amount) notes.push(note(what, signed(fraction(amount))));
  }
  let players = entered?.players ?? [];
  for (const entry of later) {
    if (entry.event === "penalised")
      notes.push(note("penalty", signed(-fraction(entry.amount)) + (entry.unit === "top" ? " %" : "")));
    if (entry.event !== "substituted") continue;
    for (const [place, player] of entry.players.entries()) {
      const replaced = players[place] ?? "";
      if (player !== replaced) notes.push({ ...note("substitute"), round: entry.round, player, replaced });
    }
    players = entry.players;
  }
  return notes;
}
