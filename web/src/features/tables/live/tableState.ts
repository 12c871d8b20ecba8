/** The live table as the card table draws it. */
import { isCard, type Suit } from "@chelem/card-table/card";
import { bySeat, type Seat } from "@chelem/card-table/seats";
import type { BoardState, HandState, SeatState, TableState, TrickState } from "@chelem/card-table/state";
import { UNCONFIRMED, type Shown } from "./optimistic";
import type { ActionCode, CallShape } from "../../../lib/protocol.generated";
import { say } from "../../../lib/words";
import { isDealing } from "./dealing";
import { bottomOf, nameOf, plateName, yourName } from "../../../lib/tables/chairs";

export interface Look {
  /** The action to be confirmed by a second tap. */
  chosen: ActionCode | null;
  /** The last trick is shown in place of the one in progress. */
  lastTrick: boolean;
}

/** Whether the deal, or the match, is over: its result is shown in the middle. */
export const isOver = (picture: Shown): boolean =>
  picture.between !== null || isDealing(picture) || picture.table.status === "over";

export function tableState(picture: Shown, look: Look): TableState {
  return {
    bottom: bottomOf(picture),
    look: "cards",
    compact: false,
    hands: isOver(picture) ? {} : everyHand(picture),
    seats: bySeat((seat) => seatState(picture, seat)),
    turn: picture.turn?.seat ?? null,
    selectable: picture.legal.filter(isCard),
    chosen: look.chosen,
    trick: trickState(picture, look.lastTrick),
    exposed: exposedSeat(picture),
    trumps: picture.contract?.strain ?? null,
    suits: picture.table.suits as Suit[],
    board: boardState(picture),
  };
}

/** A call of the auction with the version needed to request its meaning. */
export interface AuctionEntry {
  version: number;
  seat: Seat;
  call: ActionCode;
  alert: boolean;
  waiting: boolean;
}

export function auctionEntry({ version, seat, call, alert, text }: CallShape): AuctionEntry {
  return { version, seat, call, alert: alert || text !== null, waiting: version === UNCONFIRMED };
}

function everyHand(picture: Shown): Record<Seat, HandState> {
  return bySeat((seat) => ({ cards: picture.hands[seat].cards, count: picture.hands[seat].count }));
}

/** The seat of dummy's hand, which the viewer sees, or will after the lead. */
function exposedSeat({ play, contract, chairs }: Shown): Seat | null {
  const dummy = play && contract?.dummy;
  return dummy && chairs[dummy] !== "no_player" ? dummy : null;
}

function seatState(picture: Shown, seat: Seat): SeatState {
  const chair = picture.chairs[seat];
  const { turn, you } = picture;
  const away = chair !== null && chair !== "no_player" && chair.kind === "person" && !chair.here;
  /** The viewer has to act for this seat: their own, or dummy's. */
  const prompted = turn?.seat === seat && you.seat !== null && turn.by === you.seat;
  const role = roleOf(picture, seat);
  return {
    name: you.seat === seat ? yourName(you.name) : nameOf(chair, picture.table.game),
    notes: [...(role ? [role] : []), ...(away ? [say("seat-away")] : [])],
    prompt: prompted ? say("seat-yours") : null,
    ...dummyTurn(picture, seat),
    away,
    bot: chair !== null && chair !== "no_player" && chair.kind === "bot",
    unnamed: you.seat === seat ? !you.name : chair === null || chair === "no_player" || !chair.name,
  };
}

/** Who plays for dummy, or for a hand without a player, is known before it is their turn. */
function dummyTurn(picture: Shown, seat: Seat): Pick<SeatState, "turn" | "yours"> {
  const { contract, you } = picture;
  const yours = contract?.dummy === seat && you.seat !== null && you.seat === contract.declarer;
  if (yours) return { turn: say("seat-yours"), yours };
  return { turn: exposedSeat(picture) === seat ? say("seat-played") : null, yours };
}

function roleOf({ contract, chairs }: Shown, seat: Seat): string | null {
  if (contract?.declarer === seat) return say("seat-declarer");
  return contract?.dummy === seat && chairs[seat] !== "no_player" ? say("seat-dummy") : null;
}

function trickState(picture: Shown, lastTrick: boolean): TrickState | null {
  const { play, table } = picture;
  if (!play) return null;
  const past = play.last && (lastTrick || play.trick.length === 0) ? play.last : null;
  const { game } = table;
  return {
    plays: past?.plays ?? play.trick,
    winner: past?.winner ?? null,
    waiting: picture.unconfirmed,
    numbered: past !== null,
    name: say(past ? "trick-last" : "trick-now", { game }),
    wins: say("trick-wins", { game }),
  };
}

function boardState({ deal, table }: Shown): BoardState | null {
  if (!deal) return null;
  return {
    number: deal.board ?? deal.deal,
    dealer: deal.dealer,
    vulnerable: table.vulnerability ? deal.vulnerable : null,
    name: plateName(deal, table.vulnerability),
  };
}
