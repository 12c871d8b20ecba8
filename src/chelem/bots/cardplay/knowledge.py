"""What the player of a card can see and work out: the cards gone, the hands shown, the suits run out of."""

from dataclasses import dataclass
from functools import cached_property

from chelem.core.cards import (
    DECK,
    Card,
    Strain,
    Suit,
)
from chelem.core.contracts import Contract
from chelem.core.hands import PACK, SUIT_BITS, Hand
from chelem.core.seats import SEATS, Seat, Side
from chelem.engine.audience import View
from chelem.engine.board import Board
from chelem.phases.tricks import Tricks, best

ABOVE = tuple(SUIT_BITS[card.suit] & -(card.bit << 1) for card in DECK)
"""By a card's index, the higher cards of its suit."""


@dataclass(frozen=True)
class Sight:
    """The play as seen by the one who is to choose a card of the hand at `seat`.

    `may` holds for each seat the cards that it may still have: exactly its hand where that is known or can
    be worked out. Everything here comes from what the player has seen.
    """

    play: Tricks
    contract: Contract
    seat: Seat
    may: tuple[int, int, int, int]
    counts: tuple[int, int, int, int]

    @classmethod
    def of(cls, view: View) -> "Sight | None":
        """What the viewer sees whose turn it is; None before the play."""
        board, turn = view.state.board, view.state.turn
        if board is None or board.play is None or board.contract is None or turn is None:
            return None
        north, east, south, west = (board.count(other) for other in SEATS)
        counts = (north, east, south, west)
        may = possible(board, board.play, counts)
        return cls(board.play, board.contract, turn.hand, may, counts)

    @property
    def hand(self) -> Hand:
        """What is left of the hand to play from."""
        return Hand(self.may[self.seat])

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
        """The tricks that this side still wants, to make the contract or to defeat it; 0 when it has."""
        goal = self.contract.tricks if self.declaring else 14 - self.contract.tricks
        return max(0, goal - self.play.taken(self.side))

    @cached_property
    def known(self) -> tuple[bool, bool, bool, bool]:
        """Which hands are known to the last card."""
        north, east, south, west = (
            bits.bit_count() == count for bits, count in zip(self.may, self.counts, strict=True)
        )
        return north, east, south, west

    @property
    def complete(self) -> bool:
        """Whether every hand is known."""
        return all(self.known)

    @property
    def gone(self) -> int:
        """The cards played, those of the trick in progress among them."""
        return self.play.gone

    @cached_property
    def after(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one."""
        return self.seat.clockwise(1)[: 3 - len(self.play.trick)]

    @cached_property
    def winning(self) -> tuple[Seat, Card] | None:
        """Who wins the trick in progress so far, and with which card."""
        if not self.play.trick:
            return None
        return self.play.current()[best(self.play.trick, self.strain)]

    @property
    def partner_wins(self) -> bool:
        """Whether partner's card wins the trick so far."""
        return self.winning is not None and self.winning[0] is self.seat.partner

    @cached_property
    def foes(self) -> int:
        """The cards that the two opponents may hold."""
        return self.may[self.seat.next] | self.may[self.seat.next.partner]

    @cached_property
    def ours(self) -> int:
        """The cards that are known to be on this side."""
        mine, partner = self.may[self.seat], self.seat.partner
        return mine | self.may[partner] if self.known[partner] else mine

    def beats(self, card: Card) -> bool:
        """Whether a card, played now, beats all that lie on the table."""
        if self.winning is None:
            return True
        high = self.winning[1]
        if card.suit is high.suit:
            return card.rank > high.rank
        return card.suit is self.trumps

    def winners(self, suit: int) -> list[Card]:
        """The cards among `suit` that beat those on the table, the lowest first."""
        return [card for card in reversed(Hand(suit).cards) if self.beats(card)]

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat is known to have no card of a suit."""
        return not self.may[seat] & SUIT_BITS[suit]

    def length(self, seat: Seat, suit: Suit) -> int:
        """The most cards of a suit that a seat may have."""
        return min((self.may[seat] & SUIT_BITS[suit]).bit_count(), self.counts[seat])

    def out(self, suit: Suit) -> int:
        """The cards of a suit that opponents may hold: hidden ones, or those of an open hand."""
        return self.foes & SUIT_BITS[suit] & ~self.ours

    def master(self, card: Card) -> bool:
        """Whether no opponent can hold a higher card of its suit."""
        return not self.out(card.suit) & ABOVE[card.index]

    def masters(self, bits: int, suit: Suit) -> int:
        """How many cards of a suit in `bits` are higher than every card that opponents may hold."""
        out, mine = self.out(suit), bits & SUIT_BITS[suit]
        return (mine >> out.bit_length()).bit_count() if out else mine.bit_count()

    def ruffs(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat is known to have run out of a side suit and may still hold a trump."""
        trumps = self.trumps
        if trumps is None or suit is trumps:
            return False
        return self.void(seat, suit) and not self.void(seat, trumps)

    def beaten_by(self, seat: Seat, card: Card, led: Suit) -> int:
        """The cards with which a seat that plays later may beat `card`, if it wins so far."""
        held = self.may[seat]
        if following := held & SUIT_BITS[led]:
            if card.suit is led:
                return following & ABOVE[card.index]
            return 0
        trumps = self.trumps
        if trumps is None:
            return 0
        return held & SUIT_BITS[trumps] & (ABOVE[card.index] if card.suit is trumps else SUIT_BITS[trumps])

    def threats(self, card: Card) -> int:
        """How many cards of opponents still to play may beat `card`; it is taken to win so far."""
        led = self.play.led or card.suit
        foes = (seat for seat in self.after if seat.side is not self.side)
        return sum(self.beaten_by(seat, card, led).bit_count() for seat in foes)

    def equals(self, card: Card) -> int:
        """The cards of the hand worth as much as `card`: no card between them is still in play elsewhere."""
        suit = SUIT_BITS[card.suit]
        mine = self.may[self.seat] & suit
        table = sum(other.bit for other in self.play.trick)
        others = ((PACK.bits & ~self.gone) | table) & suit & ~mine
        above, below = others & ABOVE[card.index], others & ~ABOVE[card.index] & ~card.bit
        run = mine
        if above:
            run &= (above & -above) - 1
        if below:
            run &= -1 << below.bit_length()
        return run

    def lowest_equal(self, card: Card) -> Card:
        """The lowest of the equals of `card`."""
        run = self.equals(card)
        return DECK[(run & -run).bit_length() - 1]


def possible(board: Board, play: Tricks, counts: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The cards each seat may still have: the hands in sight, the cards gone, the suits not followed."""
    hands = [board.hand(seat) for seat in SEATS]
    seen = play.gone | sum(hand.bits for hand in hands if hand is not None)
    unseen = PACK.bits & ~seen
    may = [unseen & ~_run_out(play, seat) if hand is None else hand.bits for seat, hand in enumerate(hands)]
    hidden = [seat for seat, hand in enumerate(hands) if hand is None]
    for _ in hidden:  # a hand that becomes known leaves less to the others
        for seat in hidden:
            others = sum(counts[other] for other in hidden if other != seat)
            elsewhere = 0
            for other in hidden:
                elsewhere |= may[other] if other != seat else 0
            sure = may[seat] & ~elsewhere
            if sure.bit_count() == counts[seat] or not others:
                may[seat] = sure
            if may[seat].bit_count() == counts[seat]:
                for other in hidden:
                    may[other] &= ~may[seat] if other != seat else -1
    north, east, south, west = may
    return north, east, south, west


def _run_out(play: Tricks, seat: int) -> int:
    """The suits that a seat has failed to follow."""
    missing = 0
    for trick in play.done:
        card = trick.cards[(seat - trick.leader) & 3]
        if card.suit is not trick.cards[0].suit:
            missing |= SUIT_BITS[trick.cards[0].suit]
    place = (seat - play.leader) & 3
    if place < len(play.trick) and play.trick[place].suit is not play.trick[0].suit:
        missing |= SUIT_BITS[play.trick[0].suit]
    return missing


def low(bits: int) -> Card:
    """The lowest card of bits within one suit."""
    return DECK[(bits & -bits).bit_length() - 1]


def high(bits: int) -> Card:
    """The highest card of bits within one suit."""
    return DECK[bits.bit_length() - 1]
