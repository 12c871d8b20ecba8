"""Reasons for cards that follow suit."""

from collections.abc import Callable

from chelem.bots.cardplay.knowledge import ABOVE, Position, highest, lowest
from chelem.bots.cardplay.signals import SignalTurn
from chelem.bots.reasons.certainty import holds_the_trick
from chelem.bots.reasons.reason import StatedReason
from chelem.core import SUIT_BITS, Card, Rank

Rule = Callable[[Position, Card], StatedReason | None]


def following_reason(position: Position, card: Card) -> StatedReason | None:
    """Return the first reason that holds of a card of the suit led; None if none does."""
    rules = _WINNING if position.beats(card) else _LOW
    return next(filter(None, (rule(position, card) for rule in rules)), None)


def _own(position: Position) -> int:
    """Return the cards of the suit led in the hand, as bits."""
    led = position.play.led
    return 0 if led is None else position.hand.bits & SUIT_BITS[led]


def _winners(position: Position) -> list[Card]:
    """Return the cards of the suit led that beat those on the table, the lowest first."""
    return position.winning_cards(_own(position))


def _is_lowest(position: Position, card: Card) -> bool:
    return bool(position.equivalents(card) & lowest(_own(position)).bit)


# Cards that beat those on the table


def _overtakes(position: Position, card: Card) -> StatedReason | None:
    if not position.partner_wins or position.threats(card):
        return None
    return StatedReason("overtakes", {"card": str(card)})


def _over_dummy(position: Position, card: Card) -> StatedReason | None:
    """Third hand beats the trick so far with less than the best, which stays over dummy's honour."""
    dummy, third = position.contract.dummy, len(position.later_seats) == 1
    if position.declaring or not third or dummy is not position.seat.next.partner:
        return None
    theirs = position.possible[dummy] & SUIT_BITS[card.suit]
    if not position.known[dummy] or not theirs:
        return None
    best = highest(theirs)
    over = _own(position) & ABOVE[best.index]
    if best.rank < Rank.TEN or card.rank > best.rank or not over:
        return None
    return StatedReason("over-dummy", {"card": str(card), "honour": str(best), "kept": str(highest(over))})


def _finesse(position: Position, card: Card) -> StatedReason | None:
    """Third hand of declarer's side plays a card that wins if a missing one lies before it."""
    if not position.declaring or len(position.later_seats) != 1:
        return None
    (last,), second = position.later_seats, position.seat.next.partner
    above = position.outstanding(card.suit) & ABOVE[card.index]
    if above.bit_count() != 1 or not position.possible[second] & above or not position.threats(card):
        return None
    if not position.possible[last] & above:
        return None
    facts = {"card": str(card), "missing": str(lowest(above)), "seat": str(second)}
    return StatedReason("finesse", facts)


def _takes_last(position: Position, card: Card) -> StatedReason | None:
    """Win the trick for certain, as cheaply as that is possible if it is."""
    if position.threats(card):
        return None
    safe = [other for other in _winners(position) if not position.threats(other)]
    if not holds_the_trick(position, card):
        return StatedReason("takes-unless-ruffed", {"card": str(card)})
    cheapest = bool(position.equivalents(card) & safe[0].bit)
    more = len(safe) > 1 and cheapest and not position.equivalents(card) & safe[-1].bit
    return StatedReason("takes-cheaply" if more else "takes", {"card": str(card)})


def _third_high(position: Position, card: Card) -> StatedReason | None:
    """Third hand plays the highest card, or its lowest equivalent, to win or to drive out a higher one."""
    if position.declaring or len(position.later_seats) != 1:
        return None
    run = position.equivalents(card)
    if not run & highest(_own(position)).bit:
        return None
    equals = run.bit_count() > 1 and card == lowest(run)
    return StatedReason("third-high", {"card": str(card), "equals": int(equals)})


def _covers(position: Position, card: Card) -> StatedReason | None:
    """Second hand covers an honour that was led, so that two honours go for one."""
    led = position.play.trick[0]
    if position.declaring or len(position.later_seats) != 2 or led.rank < Rank.TEN or card.rank < Rank.JACK:
        return None
    if not position.threats(card):
        return None
    return StatedReason("covers", {"card": str(card), "led": str(led)})


def _splits(position: Position, card: Card) -> StatedReason | None:
    """Second hand plays one of touching honours, which drives out a higher card and keeps the other."""
    run = position.equivalents(card)
    if len(position.later_seats) != 2 or run.bit_count() < 2 or card.rank < Rank.TEN:
        return None
    if not position.threats(card) or not run & highest(_own(position)).bit:
        return None
    return StatedReason("splits", {"card": str(card)})


def _may_win(position: Position, card: Card) -> StatedReason | None:
    return StatedReason("may-win", {"card": str(card)}) if position.declaring else None


# Cards that do not


def _signal(position: Position, card: Card) -> StatedReason | None:
    """A defender's spot card that signals: attitude to partner's lead, count to declarer's."""
    if position.declaring or position.play.led is None:
        return None
    turn = SignalTurn.of(position.play, position.seat)
    if turn.card(position.hand.bits, card.suit) != card.bit:
        return None
    cards, high = _own(position), not _is_lowest(position, card)
    if position.play.leader is position.seat.partner:
        return StatedReason(
            "encourages" if high else "discourages", {"card": str(card), "suit": str(card.suit)}
        )
    even = cards.bit_count() % 2 == 0
    return StatedReason("count-even" if even else "count-odd", {"card": str(card), "suit": str(card.suit)})


def _runs(position: Position, card: Card) -> StatedReason | None:
    """Third hand of declarer's side lets the card led run, which wins if a missing one lies before it."""
    if not position.declaring or len(position.later_seats) != 1 or not position.partner_wins:
        return None
    if not _is_lowest(position, card):
        return None
    led, second = position.play.trick[0], position.seat.next.partner
    above = position.outstanding(led.suit) & ABOVE[led.index]
    if above.bit_count() != 1 or not position.threats(led) or not position.possible[second] & above:
        return None
    return StatedReason("runs", {"led": str(led), "missing": str(lowest(above)), "seat": str(second)})


def _partner_has_it(position: Position, card: Card) -> StatedReason | None:
    best = position.best_so_far
    if not position.partner_wins or best is None or not _is_lowest(position, card):
        return None
    return StatedReason("partner-wins" if holds_the_trick(position, best[1]) else "partner-winning")


def _other_hand_wins(position: Position, card: Card) -> StatedReason | None:
    """Second hand of declarer's side plays low where the other hand's master takes the trick."""
    partner, led = position.seat.partner, position.play.trick[0].suit
    if not position.declaring or len(position.later_seats) != 2 or not position.known[partner]:
        return None
    theirs = position.possible[partner] & SUIT_BITS[led]
    if not theirs or not _is_lowest(position, card):
        return None
    top, between = highest(theirs), position.later_seats[0]
    ruffs = position.trumps not in (None, led) and position.void(between, led)
    best = position.best_so_far
    if not position.is_master(top) or ruffs or best is None or best[1].suit is not led:
        return None
    return StatedReason("other-hand-wins", {"card": str(top)})


def _empty_air(position: Position, card: Card) -> StatedReason | None:
    """Second hand keeps an honour from dummy's ace, which then captures low cards only."""
    dummy = position.contract.dummy
    if position.declaring or len(position.later_seats) != 2 or dummy is not position.later_seats[0]:
        return None
    theirs = position.possible[dummy] & SUIT_BITS[card.suit]
    if not position.known[dummy] or not theirs or not _is_lowest(position, card):
        return None
    master, kept = highest(theirs), highest(_own(position))
    if master.rank is not Rank.ACE or kept.rank < Rank.QUEEN or position.play.trick[0].rank >= Rank.TEN:
        return None
    return StatedReason("empty-air", {"card": str(master), "kept": str(kept)})


def _holds_up(position: Position, card: Card) -> StatedReason | None:
    """Let the opponents win a trick at notrump that a master could take."""
    winners = [winner for winner in _winners(position) if position.is_master(winner)]
    ours = position.play.leader.side is position.side
    if position.trumps is not None or not winners or ours or position.partner_wins:
        return None
    return StatedReason("holds-up", {"card": str(winners[0]), "suit": str(card.suit)})


def _second_low(position: Position, card: Card) -> StatedReason | None:
    if position.declaring or len(position.later_seats) != 2 or not _winners(position):
        return None
    return StatedReason("second-low") if card.rank < Rank.JACK and _is_lowest(position, card) else None


def _keeps_high(position: Position, card: Card) -> StatedReason | None:
    """Play low although a card would beat those on the table."""
    winners = _winners(position)
    if not winners or position.equivalents(winners[-1]) & card.bit or not _is_lowest(position, card):
        return None
    return StatedReason("keeps-high", {"card": str(winners[-1])})


def _cannot_win(position: Position, card: Card) -> StatedReason | None:
    if _winners(position) or not _is_lowest(position, card):
        return None
    return StatedReason("cannot-win")


_WINNING: tuple[Rule, ...] = (
    _overtakes,
    _over_dummy,
    _finesse,
    _takes_last,
    _covers,
    _splits,
    _third_high,
    _second_low,
    _keeps_high,
    _may_win,
)
_LOW: tuple[Rule, ...] = (
    _runs,
    _holds_up,
    _empty_air,
    _other_hand_wins,
    _signal,
    _partner_has_it,
    _second_low,
    _keeps_high,
    _cannot_win,
)
