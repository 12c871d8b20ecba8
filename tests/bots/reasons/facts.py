"""What each reason for a card claims, to be checked against the real hands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from chelem.bots.reasons.reason import StatedReason
from chelem.core.cards import SUITS, Card, Rank, Suit
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.board import Board
from chelem.phases.card_play import winning_index


@dataclass(frozen=True)
class Situation:
    """A card about to be played, and all hands as they really are."""

    board: Board
    seat: Seat
    card: Card

    @property
    def trick(self) -> tuple[Card, ...]:
        return self.board.play.trick

    @property
    def trumps(self) -> Suit | None:
        return self.board.contract.strain.suit

    @property
    def declaring(self) -> bool:
        return self.seat.side is self.board.contract.declarer.side

    @property
    def hand(self) -> Hand:
        return self.held(self.seat)

    @property
    def dummy(self) -> Seat:
        return self.board.contract.dummy

    def held(self, seat: Seat) -> Hand:
        hand = self.board.hand(seat)
        assert hand is not None
        return hand

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        return self.seat.next, self.seat.next.partner

    def theirs(self, suit: Suit) -> list[Card]:
        """The opponents' cards of a suit, with those that they have on the table."""
        on_table = [card for seat, card in self.board.play.current() if seat in self.opponents]
        held = [card for seat in self.opponents for card in self.held(seat)]
        return [card for card in held + on_table if card.suit is suit]

    def theirs_later(self, suit: Suit) -> list[Card]:
        """The cards of a suit that opponents still to play hold."""
        return [
            card
            for seat in self.later
            if seat in self.opponents
            for card in self.held(seat)
            if card.suit is suit
        ]

    def is_high(self, card: Card) -> bool:
        return not any(
            other.rank > card.rank
            for seat in self.opponents
            for other in self.held(seat)
            if other.suit is card.suit
        )

    @property
    def later(self) -> tuple[Seat, ...]:
        return self.seat.clockwise(1)[: 3 - len(self.trick)]

    @property
    def best(self) -> Card:
        return self.trick[winning_index(self.trick, self.board.contract.strain)]

    @property
    def partner_winning(self) -> bool:
        place = winning_index(self.trick, self.board.contract.strain)
        return self.board.play.current()[place][0] is self.seat.partner

    def beats(self, card: Card, other: Card) -> bool:
        return card.rank > other.rank if card.suit is other.suit else card.suit is self.trumps

    def may_be_beaten(self, card: Card) -> bool:
        """Whether an opponent still to play really has a legal card that beats one."""
        led = self.trick[0].suit if self.trick else self.card.suit
        for seat in self.later:
            if seat in self.opponents:
                hand = self.held(seat)
                legal = [other for other in hand if other.suit is led] or list(hand)
                if any(self.beats(other, card) for other in legal):
                    return True
        return False

    def of_suit(self, suit: Suit) -> list[Card]:
        return [card for card in self.hand if card.suit is suit]

    @property
    def lowest_of_its_worth(self) -> bool:
        """Whether no card of the suit is lower, but for those next to it that nobody else has between."""
        lowest = min(self.of_suit(self.card.suit))
        between = [card for seat in SEATS if seat is not self.seat for card in self.held(seat)] + list(
            self.trick
        )
        return not any(
            other.suit is self.card.suit and lowest.rank < other.rank < self.card.rank for other in between
        )

    @property
    def can_win(self) -> bool:
        return any(self.beats(card, self.best) for card in self.of_suit(self.trick[0].suit))


def card_of(reason: StatedReason, name: str) -> Card:
    return Card.parse(str(reason.facts[name]))


Check = Callable[[Situation, StatedReason], bool]


def _finesse(now: Situation, reason: StatedReason) -> bool:
    """The missing card is with an opponent, and beats the card that is finessed with."""
    missing = card_of(reason, "missing")
    finessed = card_of(reason, "led" if "led" in reason.facts else "card")
    seat = Seat[str(reason.facts["seat"])]
    return missing in now.theirs(missing.suit) and missing.rank > finessed.rank and seat in now.opponents


def _finesse_works(now: Situation, reason: StatedReason) -> bool:
    """If the missing card lies as the reason says, nobody later can beat the finessed one in its suit."""
    if not _finesse(now, reason):
        return False
    missing, finessed = (
        card_of(reason, "missing"),
        card_of(reason, "led" if "led" in reason.facts else "card"),
    )
    return all(card.rank < finessed.rank for card in now.theirs(missing.suit) if card != missing)


def _high_there(now: Situation, reason: StatedReason) -> bool:
    card = card_of(reason, "card")
    return card in now.held(now.seat.partner) and now.is_high(card)


def _signal(now: Situation, reason: StatedReason) -> bool:
    return not now.declaring and now.card.rank < Rank.TEN and reason.facts["card"] == str(now.card)


CHECKS: Mapping[str, Check] = {
    "lead-trump": lambda now, _: now.card.suit is now.trumps,
    "lead-partners": lambda now, _: not now.declaring,
    "lead-unbid": lambda now, _: now.card.suit is not now.trumps,
    "lead-singleton": lambda now, _: len(now.of_suit(now.card.suit)) == 1 and now.hand.length(now.trumps) > 0,
    "lead-only": lambda now, _: len(now.of_suit(now.card.suit)) == 1,
    "lead-ace-king": lambda now, _: now.card.rank is Rank.ACE and Card(now.card.suit, Rank.KING) in now.hand,
    "lead-sequence": lambda now, why: (
        now.card == max(now.of_suit(now.card.suit))
        and card_of(why, "next") in now.hand
        and card_of(why, "next").rank == now.card.rank - 1
    ),
    "lead-doubleton": lambda now, _: (
        len(now.of_suit(now.card.suit)) == 2 and now.card == max(now.of_suit(now.card.suit))
    ),
    "lead-interior": lambda now, why: (
        card_of(why, "next") in now.hand and max(now.of_suit(now.card.suit)).rank > now.card.rank + 1
    ),
    "lead-fourth": lambda now, why: (
        now.card == sorted(now.of_suit(now.card.suit), reverse=True)[3]
        and (not why.facts["longest"] or len(now.of_suit(now.card.suit)) == max(map(now.hand.length, SUITS)))
    ),
    "lead-low": lambda now, why: (
        now.card == min(now.of_suit(now.card.suit))
        and card_of(why, "honour") in now.hand
        and card_of(why, "honour").rank >= Rank.TEN
    ),
    "lead-top": lambda now, _: max(now.of_suit(now.card.suit)) == now.card and now.card.rank < Rank.TEN,
    "draws-trumps": lambda now, why: why.facts["count"] == len(now.theirs(now.trumps)) > 0,
    "unblocks": lambda now, _: (
        now.is_high(now.card)
        and now.hand.length(now.card.suit) < now.held(now.seat.partner).length(now.card.suit)
    ),
    "leads-to-ruff": lambda now, _: (
        not now.held(now.seat.partner).length(now.card.suit)
        and now.held(now.seat.partner).length(now.trumps) > 0
    ),
    "finesse-lead": _finesse_works,
    "drives-out": lambda now, why: (
        card_of(why, "missing") in now.theirs(now.card.suit)
        and sum(card.rank > now.card.rank for card in now.theirs(now.card.suit)) == 1
        and sum(
            all(
                other.rank < card.rank
                for other in now.theirs(now.card.suit)
                if other != card_of(why, "missing")
            )
            for seat in (now.seat, now.seat.partner)
            for card in now.held(seat)
            if card.suit is now.card.suit and card != now.card
        )
        >= why.facts["count"]
        >= 1
    ),
    "cashes": lambda now, _: now.is_high(now.card),
    "crosses": _high_there,
    "develops": lambda now, why: (
        why.facts["count"]
        == now.hand.length(now.card.suit) + now.held(now.seat.partner).length(now.card.suit)
    ),
    "gives-ruff": lambda now, _: not now.held(now.seat.partner).length(now.card.suit),
    "cashes-to-defeat": lambda now, _: now.is_high(now.card),
    "stops-ruffs": lambda now, why: (
        now.card.suit is now.trumps
        and now.held(now.dummy).length(Suit[str(why.facts["suit"])]) <= 1
        and now.held(now.dummy).length(now.trumps) > 0
    ),
    "returns": lambda now, _: not now.declaring,
    "continues": lambda now, _: not now.declaring,
    "through": lambda now, why: (
        now.dummy is now.seat.next
        and card_of(why, "card") in now.held(now.dummy)
        and card_of(why, "card").rank >= Rank.JACK
    ),
    "toward": lambda now, why: (
        now.dummy is now.seat.next.partner
        and all(
            card.rank <= card_of(why, "card").rank
            for card in now.held(now.dummy)
            if card.suit is now.card.suit
        )
    ),
    "overtakes": lambda now, _: now.partner_winning and now.beats(now.card, now.best),
    "over-dummy": lambda now, why: (
        now.card.rank < card_of(why, "honour").rank < card_of(why, "kept").rank
        and card_of(why, "honour") in now.held(now.dummy)
        and card_of(why, "kept") in now.hand
    ),
    "finesse": _finesse_works,
    "takes-cheaply": lambda now, _: now.beats(now.card, now.best) and not now.may_be_beaten(now.card),
    "takes": lambda now, _: now.beats(now.card, now.best) and not now.may_be_beaten(now.card),
    "takes-unless-ruffed": lambda now, _: (
        now.beats(now.card, now.best)
        and not any(card.rank > now.card.rank for card in now.theirs_later(now.card.suit))
    ),
    "third-high": lambda now, why: (
        len(now.trick) == 2
        and now.beats(now.card, now.best)
        and (not why.facts["equals"] or Card(now.card.suit, now.card.rank) < max(now.of_suit(now.card.suit)))
    ),
    "covers": lambda now, why: (
        len(now.trick) == 1
        and card_of(why, "led") == now.trick[0]
        and now.trick[0].rank >= Rank.TEN
        and now.beats(now.card, now.trick[0])
    ),
    "splits": lambda now, _: (
        len(now.trick) == 1 and now.beats(now.card, now.best) and len(now.of_suit(now.card.suit)) > 1
    ),
    "encourages": _signal,
    "discourages": _signal,
    "count-even": lambda now, why: _signal(now, why) and len(now.of_suit(now.card.suit)) % 2 == 0,
    "count-odd": lambda now, why: _signal(now, why) and len(now.of_suit(now.card.suit)) % 2 == 1,
    "runs": lambda now, why: now.partner_winning and _finesse(now, why),
    "holds-up": lambda now, why: (
        now.trumps is None
        and card_of(why, "card") in now.hand
        and now.is_high(card_of(why, "card"))
        and not now.beats(now.card, now.best)
    ),
    "empty-air": lambda now, why: (
        card_of(why, "card") in now.held(now.dummy)
        and card_of(why, "card").rank is Rank.ACE
        and now.dummy is now.later[0]
        and card_of(why, "kept") in now.hand
    ),
    "other-hand-wins": lambda now, why: _high_there(now, why) and now.seat.partner in now.later,
    "partner-wins": lambda now, _: now.partner_winning and not now.may_be_beaten(now.best),
    "partner-winning": lambda now, _: now.partner_winning,
    "second-low": lambda now, _: len(now.trick) == 1 and not now.declaring and now.lowest_of_its_worth,
    "keeps-high": lambda now, why: (
        card_of(why, "card") in now.hand
        and card_of(why, "card").rank > now.card.rank
        and now.beats(card_of(why, "card"), now.best)
    ),
    "may-win": lambda now, _: now.beats(now.card, now.best),
    "cannot-win": lambda now, _: not now.can_win and now.lowest_of_its_worth,
    "ruffs": lambda now, _: now.card.suit is now.trumps and not now.partner_winning,
    "ruffs-high": lambda now, _: now.card.suit is now.trumps and not now.may_be_beaten(now.card),
    "overruffs": lambda now, _: now.best.suit is now.trumps and now.beats(now.card, now.best),
    "leaves-to-partner": lambda now, _: (
        now.partner_winning and now.hand.length(now.trumps) > 0 and not now.may_be_beaten(now.best)
    ),
    "discard-likes": lambda now, why: _signal(now, why) and now.card != min(now.of_suit(now.card.suit)),
    "keeps-guard": lambda now, why: (
        card_of(why, "honour") in now.hand
        and card_of(why, "honour").suit is not now.card.suit
        and any(
            other.suit is card_of(why, "honour").suit and other.rank > card_of(why, "honour").rank
            for seat in SEATS
            if seat is not now.seat
            for other in now.held(seat)
        )
    ),
    "keeps-winners": lambda now, why: now.is_high(card_of(why, "card")) and card_of(why, "card") in now.hand,
    "discards-idle": lambda now, _: now.card.suit is not now.trumps,
}
"""For each code of a reason, what is true where it is given."""
