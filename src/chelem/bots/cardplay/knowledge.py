"""What a player knows during the play: the cards played, the exposed hands, the voids shown."""

from dataclasses import dataclass
from functools import cached_property

from chelem.core import DECK, PACK, SEATS, SUIT_BITS, Card, Contract, Hand, Seat, Side, Strain, Suit
from chelem.engine import Board, View
from chelem.phases.card_play import CardPlay, winning_index

ABOVE = tuple(SUIT_BITS[card.suit] & -(card.bit << 1) for card in DECK)
"""The higher cards of its suit, as bits, by a card's index."""


@dataclass(frozen=True)
class Position:
    """The play as it is known to the player who chooses a card from the hand at `seat`.

    `possible` holds, as bits by seat, the cards that each hand may still contain: exactly the hand if it is
    known or can be inferred. `counts` holds the number of cards of each hand. Nothing hidden is used.
    """

    play: CardPlay
    contract: Contract
    seat: Seat
    possible: tuple[int, int, int, int]
    counts: tuple[int, int, int, int]

    @classmethod
    def of(cls, view: View) -> "Position | None":
        """Return the position as the viewer knows it; None before the play."""
        board, turn = view.state.board, view.state.turn
        if board is None or board.play is None or board.contract is None or turn is None:
            return None
        north, east, south, west = (board.count(other) for other in SEATS)
        counts = (north, east, south, west)
        possible = possible_cards(board, board.play, counts)
        return cls(board.play, board.contract, turn.hand, possible, counts)

    @property
    def hand(self) -> Hand:
        """The hand to play from."""
        return Hand(self.possible[self.seat])

    @property
    def side(self) -> Side:
        """The side that plays this card."""
        return self.seat.side

    @property
    def strain(self) -> Strain:
        """The strain of the contract."""
        return self.contract.strain

    @property
    def trumps(self) -> Suit | None:
        """The trump suit, if any."""
        return self.contract.strain.suit

    @property
    def declaring(self) -> bool:
        """Whether this is a card of the declarer's side."""
        return self.side is self.contract.declarer.side

    @property
    def needed(self) -> int:
        """The tricks that this side still needs to make or defeat the contract; 0 once it has."""
        goal = self.contract.tricks if self.declaring else 14 - self.contract.tricks
        return max(0, goal - self.play.taken(self.side))

    @cached_property
    def known(self) -> tuple[bool, bool, bool, bool]:
        """Whether each hand is known completely, by seat."""
        north, east, south, west = (
            bits.bit_count() == count for bits, count in zip(self.possible, self.counts, strict=True)
        )
        return north, east, south, west

    @property
    def all_known(self) -> bool:
        """Whether every hand is known."""
        return all(self.known)

    @property
    def played(self) -> int:
        """The cards played, as bits, including the trick in progress."""
        return self.play.gone

    @cached_property
    def later_seats(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after `seat`."""
        return self.seat.clockwise(1)[: 3 - len(self.play.trick)]

    @cached_property
    def best_so_far(self) -> tuple[Seat, Card] | None:
        """The seat that is winning the trick in progress, and its card."""
        if not self.play.trick:
            return None
        return self.play.current()[winning_index(self.play.trick, self.strain)]

    @property
    def partner_wins(self) -> bool:
        """Whether partner is winning the trick."""
        return self.best_so_far is not None and self.best_so_far[0] is self.seat.partner

    @cached_property
    def their_cards(self) -> int:
        """The cards that the opponents may hold, as bits."""
        return self.possible[self.seat.next] | self.possible[self.seat.next.partner]

    @cached_property
    def our_cards(self) -> int:
        """The cards known to be on this side, as bits."""
        mine, partner = self.possible[self.seat], self.seat.partner
        return mine | self.possible[partner] if self.known[partner] else mine

    def beats(self, card: Card) -> bool:
        """Return whether a card, played now, beats those on the table."""
        if self.best_so_far is None:
            return True
        high = self.best_so_far[1]
        if card.suit is high.suit:
            return card.rank > high.rank
        return card.suit is self.trumps

    def winning_cards(self, suit: int) -> list[Card]:
        """Return the cards of `suit`, as bits, that beat those on the table, the lowest first."""
        return [card for card in reversed(Hand(suit).cards) if self.beats(card)]

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Return whether a seat is known to be void in a suit."""
        return not self.possible[seat] & SUIT_BITS[suit]

    def length(self, seat: Seat, suit: Suit) -> int:
        """Return the most cards of a suit that a seat may have."""
        return min((self.possible[seat] & SUIT_BITS[suit]).bit_count(), self.counts[seat])

    def outstanding(self, suit: Suit) -> int:
        """Return the cards of a suit that the opponents may hold, as bits."""
        return self.their_cards & SUIT_BITS[suit] & ~self.our_cards

    def is_master(self, card: Card) -> bool:
        """Return whether no opponent can hold a higher card of its suit."""
        return not self.outstanding(card.suit) & ABOVE[card.index]

    def count_masters(self, bits: int, suit: Suit) -> int:
        """Return how many cards of a suit in `bits` are higher than any that the opponents may hold."""
        out, mine = self.outstanding(suit), bits & SUIT_BITS[suit]
        return (mine >> out.bit_length()).bit_count() if out else mine.bit_count()

    def may_ruff(self, seat: Seat, suit: Suit) -> bool:
        """Return whether a seat is known to be void in a side suit and may hold a trump."""
        trumps = self.trumps
        if trumps is None or suit is trumps:
            return False
        return self.void(seat, suit) and not self.void(seat, trumps)

    def beaten_by(self, seat: Seat, card: Card, led: Suit) -> int:
        """Return the cards, as bits, with which a later seat may beat `card`, the best so far."""
        cards = self.possible[seat]
        if following := cards & SUIT_BITS[led]:
            if card.suit is led:
                return following & ABOVE[card.index]
            return 0
        trumps = self.trumps
        if trumps is None:
            return 0
        return cards & SUIT_BITS[trumps] & (ABOVE[card.index] if card.suit is trumps else SUIT_BITS[trumps])

    def threats(self, card: Card) -> int:
        """Return how many cards of opponents still to play may beat `card`, the best so far."""
        led = self.play.led or card.suit
        opponents = (seat for seat in self.later_seats if seat.side is not self.side)
        return sum(self.beaten_by(seat, card, led).bit_count() for seat in opponents)

    def equivalents(self, card: Card) -> int:
        """Return the cards of the hand, as bits, equivalent to `card`: no other hand has one in between."""
        suit = SUIT_BITS[card.suit]
        mine = self.possible[self.seat] & suit
        table = sum(other.bit for other in self.play.trick)
        others = ((PACK.bits & ~self.played) | table) & suit & ~mine
        above, below = others & ABOVE[card.index], others & ~ABOVE[card.index] & ~card.bit
        run = mine
        if above:
            run &= (above & -above) - 1
        if below:
            run &= -1 << below.bit_length()
        return run

    def lowest_equivalent(self, card: Card) -> Card:
        """Return the lowest equivalent of `card`."""
        run = self.equivalents(card)
        return DECK[(run & -run).bit_length() - 1]


def possible_cards(
    board: Board, play: CardPlay, counts: tuple[int, int, int, int]
) -> tuple[int, int, int, int]:
    """Return the cards each seat may still have, as bits: from known hands, cards played and voids."""
    hands = [board.hand(seat) for seat in SEATS]
    seen = play.gone | sum(hand.bits for hand in hands if hand is not None)
    unseen = PACK.bits & ~seen
    cards = [
        (unseen & ~voids_shown(play, seat) if counts[seat] else 0) if hand is None else hand.bits
        for seat, hand in enumerate(hands)
    ]
    hidden = [seat for seat, hand in enumerate(hands) if hand is None]
    for _ in hidden:  # a hand once known leaves fewer cards to the others
        for seat in hidden:
            others = sum(counts[other] for other in hidden if other != seat)
            elsewhere = 0
            for other in hidden:
                elsewhere |= cards[other] if other != seat else 0
            certain = cards[seat] & ~elsewhere
            if certain.bit_count() == counts[seat] or not others:
                cards[seat] = certain
            if cards[seat].bit_count() == counts[seat]:
                for other in hidden:
                    cards[other] &= ~cards[seat] if other != seat else -1
    north, east, south, west = cards
    return north, east, south, west


def voids_shown(play: CardPlay, seat: int) -> int:
    """Return the cards, as bits, of the suits that a seat has failed to follow."""
    missing = 0
    for trick in play.done:
        card = trick.cards[(seat - trick.leader) & 3]
        if card.suit is not trick.cards[0].suit:
            missing |= SUIT_BITS[trick.cards[0].suit]
    place = (seat - play.leader) & 3
    if place < len(play.trick) and play.trick[place].suit is not play.trick[0].suit:
        missing |= SUIT_BITS[play.trick[0].suit]
    return missing


def lowest(bits: int) -> Card:
    """Return the lowest card of `bits`, which are of one suit."""
    return DECK[(bits & -bits).bit_length() - 1]


def highest(bits: int) -> Card:
    """Return the highest card of `bits`, which are of one suit."""
    return DECK[bits.bit_length() - 1]
