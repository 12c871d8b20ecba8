"""Declarer's lead, from either hand: trumps, ruffs, finesses, the long suit, and the winners in the end."""

from chelem.bots.cardplay.entries import cross, ruffable, ruffed
from chelem.bots.cardplay.holdups import sure_tricks
from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Sight,
    high,
    low,
)
from chelem.bots.cardplay.suits import (
    ROUNDS,
    Prospect,
    finesse,
    halves,
    lead_of,
    prospect,
    run,
)
from chelem.core.cards import SUITS, Card, Suit


def declarer_lead(sight: Sight) -> Card:
    """The card declarer leads from the hand on lead: the first plan that has one."""
    plans = (_ruff_first, _draw_trumps, _safe_home, _unblock, _throw_losers, _develop, _cash)
    for plan in plans:
        if card := plan(sight):
            return card
    return _anything(sight)


def _ruff_first(sight: Sight) -> Card | None:
    """A ruff in the hand with fewer trumps, or the lead that prepares one, before trumps are drawn."""
    trumps = sight.trumps
    if trumps is None:
        return None
    here, there = halves(sight, trumps)
    out = sight.out(trumps)
    few, many = sorted((here.bit_count(), there.bit_count()))
    later = few > ROUNDS[out.bit_count()]  # a trump will be left for the ruff once they are drawn
    if not few or (out and (few == many or many < 3 or later)):
        return None
    in_hand = here.bit_count() < there.bit_count()
    for suit in SUITS:
        if suit is not trumps and (card := _to_ruff(sight, suit, in_hand=in_hand)):
            return card
    return None


def _to_ruff(sight: Sight, suit: Suit, *, in_hand: bool) -> Card | None:
    """The lead toward a ruff of `suit`; `in_hand` where the hand on lead is the one to ruff."""
    trumps = sight.trumps
    mine, theirs = halves(sight, suit)
    ruffing, losing = (mine, theirs) if in_hand else (theirs, mine)
    losers = losing.bit_count() - sight.masters(mine | theirs, suit)
    if losers <= 0 or ruffing.bit_count() >= min(2, losing.bit_count()) or trumps is None:
        return None
    if not ruffing:
        return cross(sight, suit, trumps if sight.out(trumps) else None) if in_hand else low(mine)
    if not mine:
        return None
    top = high(mine)
    return top if mine.bit_count() == 1 or sight.master(top) else low(mine)


def _draw_trumps(sight: Sight) -> Card | None:
    """Trumps, until the opponents have none, or only one that is high."""
    trumps = sight.trumps
    if trumps is None or not (out := sight.out(trumps)):
        return None
    here, there = halves(sight, trumps)
    if not here:
        return cross(sight, trumps) if there.bit_count() > 1 else None
    if out.bit_count() == 1 and not sight.master(high(here | there)):
        return None
    if max(here.bit_count(), there.bit_count()) < 2 and not sight.master(high(here)):
        return None
    return lead_of(sight, trumps) or cross(sight, trumps) or run(sight, here, there)


def _safe_home(sight: Sight) -> Card | None:
    """The winners, where they are all that is needed and the opponents might take the rest."""
    if sight.trumps is None and 0 < sight.needed <= sure_tricks(sight) and _danger(sight):
        return _cash(sight)
    return None


def _danger(sight: Sight) -> bool:
    """Whether the opponents, once they came in, could take enough in the suits they command to defeat us."""
    tricks = sight.play.taken(sight.side.opponents) + 1
    for suit in SUITS:
        here, there = halves(sight, suit)
        if not sight.masters(here | there, suit):
            tricks += (sight.out(suit).bit_count() + 1) // 2
    return tricks > 13 - sight.contract.tricks


def _unblock(sight: Sight) -> Card | None:
    """The winners of the shorter hand, where they would be in the way of the longer one's."""
    for suit in SUITS:
        here, there = halves(sight, suit)
        if suit is sight.trumps or not 0 < here.bit_count() < there.bit_count():
            continue
        sure = sight.masters(here | there, suit)
        if sure > here.bit_count() and sight.masters(here, suit) == here.bit_count():
            return high(here)
    return None


def _throw_losers(sight: Sight) -> Card | None:
    """With trumps, a winner on which the other hand throws a loser."""
    trumps = sight.trumps
    if trumps is None:
        return None
    for suit in SUITS:
        here, there = halves(sight, suit)
        out = sight.out(suit)
        stands = out and (not sight.out(trumps) or out.bit_count() >= 5)
        if suit is trumps or not here or not stands or ruffed(sight, suit):
            continue
        if not there and sight.master(high(here)):
            return high(here)
        if sight.masters(here, suit) > there.bit_count() > 0:
            return run(sight, here, there)
    return None


def _develop(sight: Sight) -> Card | None:
    """The suit that brings most, led from the right hand."""
    prospects = sorted((prospect(sight, suit) for suit in SUITS if suit is not sight.trumps), key=_merit)
    for each in reversed(prospects):
        if each.gain > 0 and (card := _lead_for(sight, each.suit)):
            return card
    return None


def _merit(each: Prospect) -> tuple[float, int]:
    return each.gain - 0.4 * each.lost, -each.lost


def _lead_for(sight: Sight, suit: Suit) -> Card | None:
    """The card that sets a suit up, or crosses to the hand that should lead it."""
    here, there = halves(sight, suit)
    if card := lead_of(sight, suit) or cross(sight, suit):
        return card
    if not here or (finesse(sight, there, here) and not sight.masters(here | there, suit)):
        return None
    return run(sight, here, there)


def _cash(sight: Sight) -> Card | None:
    """A winner, of the suit that is blocked first; from the shorter hand, or toward it."""
    found: list[tuple[int, Card]] = []
    for suit in SUITS:
        here, there = halves(sight, suit)
        spent = suit is sight.trumps and not sight.out(suit)
        if spent or not here or not sight.masters(here | there, suit) or ruffed(sight, suit):
            continue
        card = run(sight, here, there) if there else high(here)
        if there or sight.master(card):
            blocked = 2 * (here.bit_count() < there.bit_count()) + sight.master(high(here))
            found.append((blocked, card))
    return max(found, key=lambda each: each[0])[1] if found else None


def _anything(sight: Sight) -> Card:
    """A loser to ruff, a trump that is high, else the lead toward the best card opposite."""
    if card := ruffable(sight):
        return card
    trumps = sight.trumps
    if trumps is not None and (mine := halves(sight, trumps)[0]) and sight.master(high(mine)):
        return high(mine)

    def promise(card: Card) -> tuple[int, int, int]:
        here, there = halves(sight, card.suit)
        above = sight.out(card.suit) & ABOVE[high(there or here).index]
        return 2 * (card.suit is trumps) + above.bit_count(), -here.bit_count(), card.rank

    return min(sight.hand.cards, key=promise)
