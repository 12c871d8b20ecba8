// The picture of a table: what a server has sent, folded as docs/protocol.md says under "From the server".

const RANKS = "AKQJT98765432";
const SIDE = { N: "NS", S: "NS", E: "EW", W: "EW" };
const CARD = /^[CDHS][AKQJT2-9]$/;

/** The picture after a message `table` or `move`. */
export function follow(picture, message) {
  let next = picture;
  if (message.t === "move") for (const entry of message.entries) next = { ...next, ...changed(next, entry, message) };
  return { ...next, ...message.picture };
}

/** The sections that an entry of a `move` changes. */
function changed(picture, entry, message) {
  if (entry.event === "exposed") return exposed(picture, entry);
  return CARD.test(entry.action) ? played(picture, entry, message) : called(picture, entry, message);
}

function called(picture, entry, message) {
  const call = {
    version: entry.version,
    seat: entry.seat,
    player: picture.deal.seating[entry.seat] ?? null,
    call: entry.action,
    alert: false,
    text: null,
    ...message.call,
  };
  return { calls: [...picture.calls, call] };
}

function played(picture, entry, message) {
  const { seat, action } = entry;
  const hand = picture.hands[seat];
  const cards = hand.cards && hand.cards.filter((card) => card !== action);
  const hands = { ...picture.hands, [seat]: { ...hand, cards, count: hand.count - 1 } };
  const trick = [...picture.play.trick, { seat, card: action }];
  if (message.won === undefined) return { hands, play: { ...picture.play, trick } };
  const side = SIDE[message.won];
  const play = {
    ...picture.play,
    trick: [],
    last: { plays: trick, winner: message.won },
    turned: [...picture.play.turned, side],
    taken: { ...picture.play.taken, [side]: picture.play.taken[side] + 1 },
  };
  return { hands, play };
}

function exposed(picture, entry) {
  const { suits } = picture.table;
  const place = (card) => suits.indexOf(card[0]) * RANKS.length + RANKS.indexOf(card[1]);
  const cards = [...entry.cards].sort((a, b) => place(a) - place(b));
  return { hands: { ...picture.hands, [entry.seat]: { cards, count: cards.length, open: true } } };
}
