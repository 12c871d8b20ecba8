"""The victory points of a margin, by the settings of an event."""

from decimal import Decimal
from fractions import Fraction

from chelem.events.match_boards import Gains
from chelem.events.settings import ScoringSettings
from chelem.scoring.competition.discrete_points import discrete_victory_points
from chelem.scoring.competition.match_awards import void_margin
from chelem.scoring.competition.swiss_pairs import has_scale, swiss_pairs_points
from chelem.scoring.competition.victory_points import victory_points


def both_points(gains: Gains, settings: ScoringSettings) -> tuple[Fraction, Fraction]:
    """Return the victory points of both sides of a match; with board-a-match those of its boards."""
    one, other = (_points(margin, gains.boards, settings) for margin in gains.margins)
    return one, other


def is_scored(boards: int, settings: ScoringSettings) -> bool:
    """Return whether a match of this length has victory points; one board alone has none for pairs."""
    if settings.matches == "pairs" and settings.method == "matchpoints":
        return has_scale(boards)
    return boards > 0


def points_of_void_margin(boards: int, settings: ScoringSettings) -> tuple[Fraction, Fraction]:
    """Return the points of a void match, by its length, for who is not at fault and for who is."""
    margin = void_margin(boards)
    return _of_imps(Fraction(margin), boards, settings), _of_imps(Fraction(-margin), boards, settings)


def _points(margin: Fraction, boards: int, settings: ScoringSettings) -> Fraction:
    if settings.matches == "teams" and settings.scale == "board-a-match":
        return boards + margin
    if settings.matches == "pairs" and settings.method == "matchpoints":
        return Fraction(swiss_pairs_points(margin, boards, settings.match_most)[0])
    return _of_imps(margin, boards, settings)


def _of_imps(margin: Fraction, boards: int, settings: ScoringSettings) -> Fraction:
    """Return the victory points of a margin in IMPs, which is rounded to a whole number, halves outward."""
    whole = int(abs(margin) + Fraction(1, 2)) * (1 if margin > 0 else -1)
    scale = discrete_victory_points if settings.scale == "discrete" else victory_points
    return Fraction(Decimal(scale(whole, boards)[0]))
