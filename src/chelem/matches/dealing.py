"""The next deal of a match: its setting is fixed by the match, its cards are random."""

from collections.abc import Callable

from chelem.core import SEATS, Deal, DigestDraws, Seat
from chelem.engine import Setting, State
from chelem.engine.events import Dealt
from chelem.engine.first_dealer import DrawnCards, promised_dealer


def next_setting(state: State, randbelow: Callable[[int], int], first: Seat | None = None) -> Setting:
    """Return the setting of the next deal.

    `first` deals the first one; if it is None, who drew the highest card for partners, or a random player.
    """
    first = state.first_dealer if first is None else first
    seats = state.sheet.seats
    return state.match.next(state.game, state.sheet, seats[randbelow(len(seats))] if first is None else first)


def next_deal(state: State, randbelow: Callable[[int], int], first: Seat | None = None) -> Dealt:
    """Return the event that deals the next cards; `randbelow(n)` returns a random number from 0 to n − 1."""
    setting = next_setting(state, randbelow, first)
    return deal_event(state, setting, state.game.prepare(setting, randbelow))


def promised_deal(state: State, digest: bytes) -> tuple[Dealt, DrawnCards]:
    """Return the event that deals the cards of a digest, and the cards drawn for the first dealer.

    `digest` is that of the salt and the nonces (`promise_digest`): the same one always deals the same cards.
    """
    drawn: DrawnCards = ()
    dealer = state.sheet.seats[0]
    if state.first_dealer is not None:
        dealer = state.first_dealer
    elif state.sheet.last is None:
        drawn, dealer = promised_dealer(state.game, state.sheet.seats, digest)
    setting = state.match.next(state.game, state.sheet, dealer)
    return deal_event(state, setting, state.game.prepare(setting, DigestDraws(digest).randbelow)), drawn


def deal_event(state: State, setting: Setting, deal: Deal) -> Dealt:
    """Return the event that deals these cards."""
    return Dealt(
        setting, dict(zip(SEATS, deal.hands, strict=True)), dict(zip(SEATS, state.chairs, strict=True))
    )
