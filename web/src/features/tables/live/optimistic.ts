/** The picture with the player's unconfirmed move applied. */
import { isCard, type Card } from "@chelem/card-table/card";
import type { CallShape, PictureShape } from "../../../lib/protocol.generated";
import type { Move } from "./outbox";

/** The version of an unconfirmed call. */
export const UNCONFIRMED = -1;

export interface Shown extends PictureShape {
  /** The unconfirmed card in the trick. */
  unconfirmed: Card | null;
}

export function withUnconfirmed(picture: PictureShape, moves: Move[], position: number): Shown {
  const move = moves.find((each) => each.position === position);
  const shown: Shown = { ...picture, unconfirmed: null };
  if (!move) return shown;
  // Only the server knows whose turn is next.
  shown.legal = [];
  if (move.t === "act" && picture.turn && picture.legal.includes(move.action)) {
    if (isCard(move.action)) play(shown, move.action);
    else call(shown, move.action);
  }
  if (move.t === "answer" && shown.claim) shown.claim = { ...shown.claim, you: false };
  return shown;
}

function play(shown: Shown, card: Card): void {
  const { seat } = shown.turn!;
  const hand = shown.hands[seat];
  shown.hands = {
    ...shown.hands,
    [seat]: { ...hand, cards: hand.cards?.filter((each) => each !== card) ?? null, count: hand.count - 1 },
  };
  if (shown.play) shown.play = { ...shown.play, trick: [...shown.play.trick, { seat, card }] };
  shown.unconfirmed = card;
  shown.turn = null;
}

function call(shown: Shown, action: string): void {
  const said: CallShape = {
    version: UNCONFIRMED,
    seat: shown.turn!.seat,
    player: shown.you.player,
    call: action,
    alert: false,
    text: null,
  };
  shown.calls = [...shown.calls, said];
  shown.turn = null;
}
