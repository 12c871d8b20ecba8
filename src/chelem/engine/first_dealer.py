"""Who deals first: the highest card where the game shows the draw, otherwise any player (RULES Common)."""

from collections.abc import Callable

from chelem.core.cards import DECK, Card
from chelem.core.draws import DigestDraws
from chelem.core.seats import Seat
from chelem.engine.game import Game

Rounds = tuple[tuple[tuple[Seat, Card], ...], ...]
"""The cards drawn, round by round."""


def draw_for_deal(seats: tuple[Seat, ...], randbelow: Callable[[int], int]) -> Rounds:
    """Draw cards for the first deal; the highest card deals (RULES Common, First dealer).

    Returns the rounds in order, each a card for every seat still in; seats tied for the highest rank draw
    again.
    """
    rounds: list[tuple[tuple[Seat, Card], ...]] = []
    drawing = seats
    while len(drawing) > 1 or not rounds:
        left = list(DECK)
        cards = [(seat, left.pop(randbelow(len(left)))) for seat in drawing]
        rounds.append(tuple(cards))
        highest = max(card.rank for _, card in cards)
        drawing = tuple(seat for seat, card in cards if card.rank is highest)
    return tuple(rounds)


def drawn_dealer(rounds: Rounds) -> Seat:
    """Return the seat with the highest card of the last round."""
    return max(rounds[-1], key=lambda drawn: drawn[1].rank)[0]


def promised_dealer(game: Game, seats: tuple[Seat, ...], digest: bytes) -> tuple[Rounds, Seat]:
    """Return the cards drawn for a promised first deal, none where the game shows no draw, and the dealer.

    They follow from the digest of the deal's salt and nonces, by draws with the label `dealer`.
    """
    draws = DigestDraws(digest, "dealer")
    if not game.info.draws_dealer:
        return (), seats[draws.randbelow(len(seats))]
    rounds = draw_for_deal(seats, draws.randbelow)
    return rounds, drawn_dealer(rounds)
