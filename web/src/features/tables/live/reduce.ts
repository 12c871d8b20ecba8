/** Apply the server's messages to the page's picture: whole sections, or a move's entries. */
import { isCard, type Card } from "@chelem/card-table/card";
import type { PictureMessage } from "../../../lib/protocol";
import type { ActedEntry, LogEntry, PictureShape } from "../../../lib/protocol.generated";
import { sideOf, type Seat } from "@chelem/card-table/seats";

const RANKS = "AKQJT98765432";

/** The picture after a message; unchanged sections are the same objects. */
export function pictureAfter(picture: PictureShape | null, message: PictureMessage): PictureShape {
  let now = picture ?? ({} as PictureShape);
  if (message.t === "move") for (const entry of message.entries) now = { ...now, ...changedBy(entry, now, message) };
  return { ...now, ...message.picture };
}

type Move = Extract<PictureMessage, { t: "move" }>;

/** The sections that an entry of a move changes: a call, a card, an exposed hand. */
function changedBy(entry: LogEntry, picture: PictureShape, message: Move): Partial<PictureShape> {
  if (entry.event === "exposed") return exposed(entry.seat, entry.cards, picture);
  if (entry.event !== "acted") return {};
  const { seat, action } = entry;
  return isCard(action) ? played(seat, action, picture, message) : called(entry, picture, message);
}

function exposed(seat: Seat, cards: Card[], { hands, table }: PictureShape): Partial<PictureShape> {
  const place = (card: Card) => table.suits.indexOf(card[0]!) * RANKS.length + RANKS.indexOf(card[1]!);
  const sorted = [...cards].sort((one, other) => place(one) - place(other));
  return { hands: { ...hands, [seat]: { cards: sorted, count: cards.length, open: true } } };
}

function called({ version, seat, action }: ActedEntry, picture: PictureShape, message: Move): Partial<PictureShape> {
  const plain = {
    version,
    seat,
    player: picture.deal?.seating[seat] ?? null,
    call: action,
    alert: false,
    text: null,
  };
  return { calls: [...picture.calls, { ...plain, ...message.call }] };
}

function played(seat: Seat, card: Card, { hands, play }: PictureShape, { won }: Move): Partial<PictureShape> {
  const hand = hands[seat];
  const left = { ...hand, cards: hand.cards?.filter((each) => each !== card) ?? null, count: hand.count - 1 };
  const changed: Partial<PictureShape> = { hands: { ...hands, [seat]: left } };
  if (play) {
    const trick = [...play.trick, { seat, card }];
    changed.play = won ? withTrickTurned(play, trick, won) : { ...play, trick };
  }
  return changed;
}

/** The play once a complete trick is turned. */
function withTrickTurned(play: NonNullable<PictureShape["play"]>, plays: { seat: Seat; card: Card }[], winner: Seat) {
  const side = sideOf(winner);
  return {
    ...play,
    trick: [],
    last: { plays, winner },
    turned: [...play.turned, side],
    taken: { ...play.taken, [side]: play.taken[side] + 1 },
  };
}
