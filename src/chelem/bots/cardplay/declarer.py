"""Choose declarer's lead from either hand: ruff, draw trumps, finesse, set up a suit, cash winners."""

from chelem.bots.cardplay.entries import card_to_ruff, crossing_card, may_be_ruffed
from chelem.bots.cardplay.holdups import sure_tricks
from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Position,
    highest,
    lowest,
)
from chelem.bots.cardplay.suit_play import (
    LIKELY_ROUNDS,
    Prospect,
    finesse_card,
    lead_of,
    own_and_opposite,
    play_from_top,
    suit_prospect,
)
from chelem.core import SUITS, Card, Suit

COST_OF_LOST_TRICK = 0.4
"""How much a trick lost in setting up a suit counts against a trick gained."""


def declarer_lead(position: Position) -> Card:
    """Return the card to lead from the hand on lead: that of the first plan that has one."""
    plans = (_ruff_first, _draw_trumps, _cash_if_in_danger, _unblock, _throw_losers, _develop, _cash)
    for plan in plans:
        if card := plan(position):
            return card
    return _least_costly_lead(position)


def _ruff_first(position: Position) -> Card | None:
    """Ruff in the hand with fewer trumps, or prepare a ruff, before drawing trumps."""
    trumps = position.trumps
    if trumps is None:
        return None
    here, there = own_and_opposite(position, trumps)
    out = position.outstanding(trumps)
    few, many = sorted((here.bit_count(), there.bit_count()))
    if not few:
        return None
    can_ruff_later = few > LIKELY_ROUNDS[out.bit_count()]  # a trump is left after drawing trumps
    long_enough = many > few and many >= 3  # the other hand can still draw trumps
    if out and (can_ruff_later or not long_enough):
        return None
    in_hand = here.bit_count() < there.bit_count()
    for suit in SUITS:
        if suit is not trumps and (card := _lead_to_ruff(position, suit, in_hand=in_hand)):
            return card
    return None


def _lead_to_ruff(position: Position, suit: Suit, *, in_hand: bool) -> Card | None:
    """Lead toward a ruff of `suit`; `in_hand` if the hand on lead is to ruff."""
    trumps = position.trumps
    here, there = own_and_opposite(position, suit)
    ruffing, losing = (here, there) if in_hand else (there, here)
    losers = losing.bit_count() - position.count_masters(here | there, suit)
    if losers <= 0 or ruffing.bit_count() >= min(2, losing.bit_count()) or trumps is None:
        return None
    if not ruffing:
        return (
            crossing_card(position, suit, trumps if position.outstanding(trumps) else None)
            if in_hand
            else lowest(here)
        )
    if not here:
        return None
    top = highest(here)
    return top if here.bit_count() == 1 or position.is_master(top) else lowest(here)


def _draw_trumps(position: Position) -> Card | None:
    """Draw trumps until the opponents have none, or only a master."""
    trumps = position.trumps
    if trumps is None or not (out := position.outstanding(trumps)):
        return None
    here, there = own_and_opposite(position, trumps)
    if not here:
        return crossing_card(position, trumps) if there.bit_count() > 1 else None
    only_their_master = out.bit_count() == 1 and not position.is_master(highest(here | there))
    no_second_round = max(here.bit_count(), there.bit_count()) < 2
    if only_their_master or (no_second_round and not position.is_master(highest(here))):
        return None
    return (
        lead_of(position, trumps) or crossing_card(position, trumps) or play_from_top(position, here, there)
    )


def _cash_if_in_danger(position: Position) -> Card | None:
    """At notrump, cash the winners if they are enough and the opponents could defeat the contract."""
    if (
        position.trumps is None
        and 0 < position.needed <= sure_tricks(position)
        and _opponents_could_defeat(position)
    ):
        return _cash(position)
    return None


def _opponents_could_defeat(position: Position) -> bool:
    """Return whether the opponents, if they got in, could defeat us with the suits they control."""
    tricks = position.play.taken(position.side.opponents) + 1
    for suit in SUITS:
        here, there = own_and_opposite(position, suit)
        if not position.count_masters(here | there, suit):
            tricks += (position.outstanding(suit).bit_count() + 1) // 2
    return tricks > 13 - position.contract.tricks


def _unblock(position: Position) -> Card | None:
    """Cash the winners of the shorter hand where they block those of the longer one."""
    for suit in SUITS:
        here, there = own_and_opposite(position, suit)
        if suit is position.trumps or not 0 < here.bit_count() < there.bit_count():
            continue
        blocking = position.count_masters(here, suit) == here.bit_count()
        if blocking and position.count_masters(here | there, suit) > here.bit_count():
            return highest(here)
    return None


def _throw_losers(position: Position) -> Card | None:
    """In a suit contract, lead a winner on which the other hand discards a loser."""
    trumps = position.trumps
    if trumps is None:
        return None
    for suit in SUITS:
        here, there = own_and_opposite(position, suit)
        out = position.outstanding(suit)
        unlikely_ruffed = not position.outstanding(trumps) or out.bit_count() >= 5
        if suit is trumps or not here or not out or not unlikely_ruffed or may_be_ruffed(position, suit):
            continue
        if not there and position.is_master(highest(here)):
            return highest(here)
        if position.count_masters(here, suit) > there.bit_count() > 0:
            return play_from_top(position, here, there)
    return None


def _develop(position: Position) -> Card | None:
    """Lead the suit that gains most, from the right hand."""
    prospects = sorted(
        (suit_prospect(position, suit) for suit in SUITS if suit is not position.trumps), key=_priority
    )
    for prospect in reversed(prospects):
        if prospect.gain > 0 and (card := _lead_for(position, prospect.suit)):
            return card
    return None


def _priority(prospect: Prospect) -> tuple[float, int]:
    """Return a sort key: the tricks gained less part of those lost, then the fewest lost."""
    return prospect.gain - COST_OF_LOST_TRICK * prospect.lost, -prospect.lost


def _lead_for(position: Position, suit: Suit) -> Card | None:
    """Return the card that sets up a suit, or crosses to the hand that should lead it."""
    here, there = own_and_opposite(position, suit)
    if card := lead_of(position, suit) or crossing_card(position, suit):
        return card
    if not here or (finesse_card(position, there, here) and not position.count_masters(here | there, suit)):
        return None
    return play_from_top(position, here, there)


def _cash(position: Position) -> Card | None:
    """Cash a winner, blocked suits first; from the shorter hand, or toward it."""
    found: list[tuple[int, Card]] = []
    for suit in SUITS:
        here, there = own_and_opposite(position, suit)
        spent = suit is position.trumps and not position.outstanding(suit)
        if (
            spent
            or not here
            or not position.count_masters(here | there, suit)
            or may_be_ruffed(position, suit)
        ):
            continue
        card = play_from_top(position, here, there) if there else highest(here)
        if there or position.is_master(card):
            blocked = 2 * (here.bit_count() < there.bit_count()) + position.is_master(highest(here))
            found.append((blocked, card))
    return max(found, key=lambda item: item[0])[1] if found else None


def _least_costly_lead(position: Position) -> Card:
    """Lead a card to ruff opposite, a master trump, or toward the best card opposite."""
    if card := card_to_ruff(position):
        return card
    trumps = position.trumps
    if (
        trumps is not None
        and (trumps_here := own_and_opposite(position, trumps)[0])
        and position.is_master(highest(trumps_here))
    ):
        return highest(trumps_here)

    def lead_cost(card: Card) -> tuple[int, int, int]:
        here, there = own_and_opposite(position, card.suit)
        above = position.outstanding(card.suit) & ABOVE[highest(there or here).index]
        return 2 * (card.suit is trumps) + above.bit_count(), -here.bit_count(), card.rank

    return min(position.hand.cards, key=lead_cost)
