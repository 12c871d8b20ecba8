"""Keep a contract that a line of play makes against every layout and every defence."""

from collections.abc import Collection, Iterable

from chelem.bots.cardplay.knowledge import Position
from chelem.bots.hidden_hands import OpenTrick
from chelem.bots.sure_lines import LineKind, LineSearch, LineTooLong
from chelem.core import SUIT_BITS, Card

CASHING_STEPS, STEPS = 2000, 2000
"""The most cards tried in a search for tricks to cash at once, and for any line."""
MOST_LEFT = 9
"""The most tricks left at which a line that does not cash at once is looked for after each card."""


def safe_card(position: Position, cards: Iterable[Card], unbeaten: Collection[Card]) -> Card | None:
    """Return the first of declarer's `cards` after which the contract is sure; None if none is found.

    `cards` are in order of preference; `unbeaten` are those that lose the contract in no layout that has been
    looked at. Where enough tricks can be cashed at once, a card that keeps the contract by another line is as
    good; where they cannot, another line is looked for after the unbeaten cards.
    """
    ours = (position.seat, position.seat.partner)
    ordered = tuple(cards)
    cashing = LineSearch(ours, position.trumps, CASHING_STEPS, LineKind.CASH)
    general = LineSearch(ours, position.trumps, STEPS)
    cash = next((card for card in ordered if keeps(position, card, cashing)), None)
    if cash is None:
        likely = (card for card in ordered if card in unbeaten and position.play.left <= MOST_LEFT)
        return next((c for c in likely if keeps(position, c, LineSearch(ours, position.trumps, STEPS))), None)
    return next(card for card in ordered if card is cash or keeps(position, card, general))


def keeps(position: Position, card: Card, search: LineSearch) -> bool:
    """Return whether the search finds a line that makes the contract after `card`."""
    play = position.play
    north, east, south, west = (bits & ~card.bit for bits in position.possible)
    try:
        return search.sure_after(
            (north, east, south, west), after_card(position, card), play.left, position.needed
        )
    except LineTooLong:
        return False


def after_card(position: Position, card: Card) -> OpenTrick:
    """Return the trick in progress after `card`."""
    play = position.play
    led = card.suit if play.led is None else play.led
    best = position.best_so_far
    if best is None or position.beats(card):
        best = position.seat, card
    return OpenTrick(int(play.leader), SUIT_BITS[led], best[1].bit, int(best[0]), len(play.trick) + 1)
