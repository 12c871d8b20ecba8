/** The current step of a deal, as the state of the card table and the auction. */
import { tableOf } from "@chelem/card-table/blank";
import { type Card, type Suit } from "@chelem/card-table/card";
import { bySeat, type Seat, sideOf } from "@chelem/card-table/seats";
import type { AuctionCall, HandState, SeatState, TableState } from "@chelem/card-table/state";
import type { Steppable } from "../../../lib/protocol";
import type { AnalysisShape } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";
import type { Moment } from "./steps";

export interface Around {
  bottom: Seat;
  compact: boolean;
  suits: Suit[];
  /** Whether the game has vulnerability. */
  vulnerability: boolean;
  names: Record<Seat, string>;
  /** For each card of the hand to play, the tricks of declarer's side after it. */
  values: Record<Card, number> | null;
  /** Whether the plate of the board is drawn, which has the dealer. */
  plate?: boolean;
}

export function tableState(deal: Steppable, moment: Moment, around: Around): TableState {
  const { bottom, compact, suits, vulnerability, names, values, plate = false } = around;
  return tableOf({
    bottom,
    look: "diagrams",
    compact,
    suits,
    hands: bySeat((seat) => handState(deal, seat, moment.hands[seat], values)),
    seats: bySeat((seat) => seatState(deal, seat, names[seat], plate)),
    trick: deal.tricks.length
      ? {
          plays: moment.trick,
          winner: moment.winner,
          waiting: null,
          numbered: false,
          name: say("review-trick", { number: moment.tricks }),
          wins: "",
        }
      : null,
    board: { number: 0, dealer: deal.dealer, vulnerable: vulnerability ? deal.vulnerable : null, name: "" },
  });
}

/** The calls of an auction with their step, what they cost, and whether they come after `step`. */
export function auctionSteps(
  deal: Steppable,
  step: number,
  costs: AnalysisShape["calls"],
): (AuctionCall & { step: number })[] {
  return deal.calls.map(({ seat, call, alert }, place) => {
    const imps = costs[place]?.imps;
    return {
      seat,
      call,
      alert,
      step: place + 1,
      later: place + 1 > step,
      current: place + 1 === step,
      cost: imps ? { short: say("could-call-short", { imps }), words: say("could-call-cost", { imps }) } : undefined,
    };
  });
}

function handState(deal: Steppable, seat: Seat, cards: Card[] | null, values: Record<Card, number> | null): HandState {
  const state = { cards, count: cards?.length ?? 0 };
  if (!values || !cards?.some((card) => card in values)) return state;
  // Most tricks for declarer's side, fewest for the others.
  const against = deal.contract && sideOf(deal.contract.declarer) !== sideOf(seat);
  const best = (against ? Math.min : Math.max)(...Object.values(values));
  return { ...state, numbers: { of: values, best } };
}

function seatState(deal: Steppable, seat: Seat, name: string, plate: boolean): SeatState {
  const notes = [
    ...(deal.dealer === seat && !plate ? [say("review-dealer")] : []),
    ...(deal.contract?.declarer === seat ? [say("review-declarer")] : []),
  ];
  return { name, notes, prompt: null, away: false };
}
