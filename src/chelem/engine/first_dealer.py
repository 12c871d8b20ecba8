"""Who deals first: the highest card where the game shows the draw, otherwise any player (RULES Common)."""

from collections.abc import Callable

from chelem.core import DECK, Card, DigestDraws, Seat, Suit
from chelem.engine.game import Game

DrawnCards = tuple[tuple[Seat, Card], ...]
"""A card for each seat."""


def draw_for_deal(seats: tuple[Seat, ...], randbelow: Callable[[int], int]) -> DrawnCards:
    """Draw a card of one pack for each of these seats, in their order."""
    left = list(DECK)
    return tuple((seat, left.pop(randbelow(len(left)))) for seat in seats)


def ranked_seats(drawn: DrawnCards, suits: tuple[Suit, ...]) -> tuple[Seat, ...]:
    """Return the seats by their cards, the highest first; `suits`, so too, rank cards of equal rank."""
    ranked = sorted(drawn, key=lambda draw: (-draw[1].rank, suits.index(draw[1].suit)))
    return tuple(seat for seat, _ in ranked)


def drawn_dealer(drawn: DrawnCards, suits: tuple[Suit, ...]) -> Seat:
    """Return the seat with the highest card; `suits`, the highest first, rank cards of equal rank."""
    return ranked_seats(drawn, suits)[0]


def promised_dealer(game: Game, seats: tuple[Seat, ...], digest: bytes) -> tuple[DrawnCards, Seat]:
    """Return the cards drawn for a promised first deal, none where the game shows no draw, and the dealer.

    They follow from the digest of the deal's salt and nonces, by draws with the label `dealer`.
    """
    draws = DigestDraws(digest, "dealer")
    if not game.info.draws_dealer:
        return (), seats[draws.randbelow(len(seats))]
    drawn = draw_for_deal(seats, draws.randbelow)
    return drawn, drawn_dealer(drawn, game.info.suits)


def dealer_after_ties(game: Game, seats: tuple[Seat, ...], digest: bytes) -> Seat | None:
    """Return the dealer of logs written before suits ranked the cards: those tied for highest drew again.

    None where the game shows no draw.
    """
    if not game.info.draws_dealer:
        return None
    draws, drawing = DigestDraws(digest, "dealer"), seats
    while True:
        drawn = draw_for_deal(drawing, draws.randbelow)
        highest = max(card.rank for _, card in drawn)
        drawing = tuple(seat for seat, card in drawn if card.rank is highest)
        if len(drawing) == 1:
            return drawing[0]
