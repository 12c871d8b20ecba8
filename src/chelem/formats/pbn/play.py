"""The Play section: fixed columns from the leader on, converted to the cards in order of play."""

from collections.abc import Mapping, Sequence
from typing import cast

from chelem.boards import PlayRecord, Problem, Severity
from chelem.core import DECK, STRAINS, Card, KnownHands, ParseError, Seat, Strain
from chelem.formats.pbn.moves import MAX_MOVES, WrittenMove, read_moves

_CARDS: dict[str, Card | None] = {
    **{str(card): card for card in DECK},
    **{str(card).lower(): card for card in DECK},
    **{f"{card.suit}10": card for card in DECK if str(card)[1] == "T"},
    **dict.fromkeys(("-", "--")),
}


def _card_strength(strain: Strain, led: int, card: Card) -> int:
    """Return the value of a card in a trick: 0, its rank if it follows suit, more if it is a trump."""
    if card.suit is strain.suit:
        return 14 + card.rank
    return 1 + card.rank if card.suit == led else 0


_STRENGTHS = [
    [
        [[4 * _card_strength(strain, led, card) + turn for card in DECK] for turn in range(4)]
        for led in range(4)
    ]
    for strain in STRAINS
]
"""The value of each card by strain, suit led and turn; the two lowest bits are the turn."""

Cells = list[Card | None]


def parse_play(
    first: Seat, body: str, strain: Strain | None, hands: KnownHands, problems: list[Problem]
) -> PlayRecord:
    """Parse a section whose first column belongs to `first`; without a strain, only the first trick.

    A dash is an unknown or unplayed card; an asterisk ends the section (PBN 2.1, 3.6).
    """
    tokens = body.split(maxsplit=MAX_MOVES)
    rows = body.strip().count("\n") + 1
    if tokens and tokens[-1] == "*":
        del tokens[-1]
        rows -= len(tokens) <= 4 * (rows - 1)
    try:
        cells = [_CARDS[token] for token in tokens]
    except KeyError:
        return _parse_annotated(first, body, strain, problems)
    cards = order_of_play(cells, strain)
    if len(cells) & 3 or rows != len(cells) // 4:
        cards = _choose_reading(cards, order_of_play(_by_rows(body), strain), first, strain, hands)
    return PlayRecord(first, tuple(cards))


def order_of_play(cells: Cells, strain: Strain | None, leads: Mapping[int, int] | None = None) -> list[Card]:
    """Return the cards of the columns in order of play, up to the first unknown one.

    `leads` gives the column that led out of turn, by trick.
    """
    order: list[Card] = []
    column = 0
    for start in range(0, len(cells), 4):
        row = cells[start : start + 4]
        if leads:
            column = leads.get(start // 4, column)
        if len(row) < 4:
            row += [None] * (4 - len(row))
        if column:
            row = row[column:] + row[:column]
        a, b, c, d = row
        if a is None or b is None or c is None or d is None:
            order += cast("list[Card]", row[: next(turn for turn, card in enumerate(row) if card is None)])
            break
        order += (a, b, c, d)
        if strain is None:
            break
        first, second, third, fourth = _STRENGTHS[strain][a.suit]
        column += max(first[a.index], second[b.index], third[c.index], fourth[d.index])
        column &= 3
    return order


def _winner(trick: Sequence[Card], strain: Strain) -> int:
    """Return the turn of the winning card of a trick."""
    strengths = _STRENGTHS[strain][trick[0].suit]
    return max(strengths[turn][card.index] for turn, card in enumerate(trick)) & 3


def column_cells(cards: Sequence[Card], strain: Strain | None, leads: Mapping[int, int]) -> list[int | None]:
    """Return the index in the order of play for each cell: the inverse of `order_of_play`."""
    cells: list[int | None] = []
    column = 0
    for start in range(0, len(cards), 4):
        trick = cards[start : start + 4]
        column = leads.get(start // 4, column)
        row: list[int | None] = [None] * 4
        for turn in range(len(trick)):
            row[(column + turn) & 3] = start + turn
        cells += row
        if strain is None:
            break
        column = (column + _winner(trick, strain)) & 3
    return cells


def _by_rows(body: str) -> Cells:
    """Return the cells if each line is a trick, padded with unknown cards."""
    cells: Cells = []
    for line in body.split("\n"):
        row = [_CARDS[text] for text in line.split() if text != "*"]
        cells += row + [None] * (-len(row) % 4)
    return cells


def _choose_reading(
    reading: list[Card],
    alternative: list[Card],
    first: Seat,
    strain: Strain | None,
    hands: KnownHands,
) -> list[Card]:
    """Of two readings of ragged rows, return the first that the hands allow, else the first one."""
    fits = _count_fitting(reading, first, strain, hands) == len(reading)
    return (
        reading
        if fits or _count_fitting(alternative, first, strain, hands) < len(alternative)
        else alternative
    )


def _count_fitting(cards: list[Card], first: Seat, strain: Strain | None, hands: KnownHands) -> int:
    """Return how many cards, from the lead on, are in the hands that would have played them."""
    seat = int(first)
    for start in range(0, len(cards), 4):
        trick = cards[start : start + 4]
        for turn, card in enumerate(trick):
            hand = hands[(seat + turn) & 3]
            if hand is not None and card not in hand:
                return start + turn
        if strain is not None:
            seat += _winner(trick, strain)
    return len(cards)


def _parse_annotated(first: Seat, body: str, strain: Strain | None, problems: list[Problem]) -> PlayRecord:
    """Parse a section that contains more than cards."""
    cells: Cells = []
    revokes: list[Card] = []
    leads: dict[int, int] = {}
    pluses = 0
    for move in read_moves(body, "Play", problems):
        pluses += move.text == "+"
        card = None if move.text == "+" else _CARDS.get(move.text, move)
        if isinstance(card, WrittenMove):
            problems.append(_fault(ParseError("pbn.card", text=move.text), len(cells)))
            break
        if card is not None and "R" in move.irregularities:
            revokes.append(card)
        if "L" in move.irregularities:
            leads[len(cells) // 4] = len(cells) & 3
        if set(move.irregularities) - {"R", "L"} or (move.irregularities and card is None):
            problems.append(_fault(ParseError("pbn.slip", text=move.text), len(cells)))
        cells.append(card)
    cards = order_of_play(cells, strain, leads)
    if pluses > 1 or (pluses and len(cells) - cells.count(None) != len(cards)):
        problems.append(_fault(ParseError("pbn.after", text="+"), len(cards)))
    return PlayRecord(
        first,
        tuple(cards),
        frozenset(cards.index(card) for card in revokes if card in cards),
        {4 * trick: first.clockwise(column)[0] for trick, column in leads.items() if 4 * trick < len(cards)},
    )


def _fault(error: ParseError, place: int) -> Problem:
    return Problem(Severity.FAULT, error, "Play", place)
