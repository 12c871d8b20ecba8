"""Who deals: the deal passes to the left of the dealer's present chair."""

from collections.abc import Callable

from chelem.core.cards import DECK, Card
from chelem.core.seats import Seat
from chelem.engine.setting import Setting
from chelem.engine.sheet import Sheet


def next_in_rotation(sheet: Sheet, first: Seat, *, redealer_next: bool = False) -> Setting:
    """Return the setting of the next deal, nobody vulnerable; after a passed-out deal, its next attempt.

    `first` deals the first deal. The same player redeals unless `redealer_next` is true.
    """
    last, dealer = sheet.last, sheet.dealer
    if last is None or dealer is None:
        return Setting(1, 1, first)
    if sheet.passed:
        return Setting(last.deal, last.attempt + 1, sheet.after(dealer) if redealer_next else dealer)
    return Setting(last.deal + 1, 1, sheet.after(dealer))


def draw_for_deal(
    seats: tuple[Seat, ...], randbelow: Callable[[int], int]
) -> tuple[tuple[tuple[Seat, Card], ...], ...]:
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


def drawn_dealer(rounds: tuple[tuple[tuple[Seat, Card], ...], ...]) -> Seat:
    """Return the seat with the highest card of the last round."""
    return max(rounds[-1], key=lambda drawn: drawn[1].rank)[0]
