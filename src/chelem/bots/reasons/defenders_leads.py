"""Reasons for a defender's leads after the first trick."""

from collections.abc import Callable, Iterator

from chelem.bots.cardplay.knowledge import Position, highest
from chelem.bots.reasons.opening_leads import lead_card_reason
from chelem.bots.reasons.reason import StatedReason
from chelem.core import SUIT_BITS, SUITS, Card, Rank

_STILL_SAID = ("lead-ace-king", "lead-sequence", "lead-singleton", "lead-doubleton")
"""What a card says of a suit from which some have been played."""


def defenders_lead_reasons(position: Position, card: Card) -> Iterator[StatedReason]:
    """Yield why to lead this suit or card, then what the card says if it follows a standard lead."""
    rules: tuple[Callable[[Position, Card], StatedReason | None], ...] = (
        _gives_ruff,
        _cashes,
        _stops_ruffs,
        _history,
        _dummy,
    )
    found = next(filter(None, (rule(position, card) for rule in rules)), None)
    if found is not None:
        yield found
    if found is None or found.code in ("returns", "continues", "through", "toward"):
        reason = lead_card_reason(position, card)
        if reason is not None and reason.code in _STILL_SAID:
            yield reason


def _gives_ruff(position: Position, card: Card) -> StatedReason | None:
    """Lead a suit that partner has shown no more of, while partner may have a trump."""
    partner = position.seat.partner
    if not position.may_ruff(partner, card.suit):
        return None
    return StatedReason("gives-ruff", {"suit": str(card.suit)})


def _cashes(position: Position, card: Card) -> StatedReason | None:
    """Cash a master; at notrump enough masters in hand defeat the contract."""
    opponents = position.seat.next, position.seat.next.partner
    if not position.is_master(card) or any(position.may_ruff(seat, card.suit) for seat in opponents):
        return None
    trumps = position.trumps
    safe = trumps is None or not position.outstanding(trumps)
    masters = sum(position.count_masters(position.hand.bits, suit) for suit in SUITS)
    if safe and masters >= position.needed > 0:
        return StatedReason("cashes-to-defeat", {"count": position.needed})
    return StatedReason("cashes", {"card": str(card)})


def _stops_ruffs(position: Position, card: Card) -> StatedReason | None:
    """Lead trumps while dummy has some, and a suit to ruff in."""
    dummy = position.contract.dummy
    if card.suit is not position.trumps or not position.known[dummy] or position.void(dummy, card.suit):
        return None
    short = [suit for suit in SUITS if suit is not card.suit and position.length(dummy, suit) <= 1]
    return StatedReason("stops-ruffs", {"suit": str(short[0])}) if short else None


def _history(position: Position, card: Card) -> StatedReason | None:
    """Return the suit of partner's or of one's own first lead."""
    leaders = (trick.leader for trick in position.play.done if trick.cards[0].suit is card.suit)
    first = next(leaders, None)
    if first is position.seat.partner:
        return StatedReason("returns", {"suit": str(card.suit)})
    return StatedReason("continues", {"suit": str(card.suit)}) if first is position.seat else None


def _dummy(position: Position, card: Card) -> StatedReason | None:
    """Lead through dummy's honours, or up to a suit in which dummy has none."""
    dummy = position.contract.dummy
    if not position.known[dummy] or card.suit is position.trumps:
        return None
    theirs = position.possible[dummy] & SUIT_BITS[card.suit]
    if not theirs:
        return None
    best = highest(theirs)
    if dummy is position.seat.next and best.rank >= Rank.JACK and not position.is_master(card):
        return StatedReason("through", {"suit": str(card.suit), "card": str(best)})
    if dummy is position.seat.next.partner and best.rank < Rank.TEN:
        return StatedReason("toward", {"suit": str(card.suit), "card": str(best)})
    return None
