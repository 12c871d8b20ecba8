"""The victory points of a margin, by the settings of an event."""

from decimal import Decimal
from fractions import Fraction

from chelem.events.match_boards import Gains
from chelem.events.settings import ScoringSettings
from chelem.scoring.competition.averages import PERCENT, Average
from chelem.scoring.competition.board_a_match import WON
from chelem.scoring.competition.discrete_points import discrete_victory_points
from chelem.scoring.competition.match_awards import (
    AT_FAULT,
    NOT_AT_FAULT,
    void_boards,
    void_margin,
)
from chelem.scoring.competition.swiss_pairs import MOST, has_scale, swiss_pairs_points
from chelem.scoring.competition.victory_points import victory_points


def both_points(gains: Gains, settings: ScoringSettings) -> tuple[Fraction, Fraction]:
    """Return the victory points of both sides of a match; with board-a-match those of its boards."""
    one, other = (_points(margin, gains.boards, settings) for margin in gains.margins)
    return one, other


def is_scored(boards: int, settings: ScoringSettings) -> bool:
    """Return whether a match of this length has victory points; one board alone has none for pairs."""
    if _of_percentages(settings):
        return has_scale(boards)
    return boards > 0


def most_points(boards: int, settings: ScoringSettings) -> int:
    """Return the victory points that both sides of a match of this length share."""
    if _of_percentages(settings):
        return settings.match_most
    return WON * boards if _of_boards(settings) else MOST


def decimals_of_points(settings: ScoringSettings) -> int:
    """Return the fewest decimals of victory points: two on the continuous scale, none on others."""
    whole = _of_percentages(settings) or _of_boards(settings) or settings.scale == "discrete"
    return 0 if whole else 2


def points_of_void_match(boards: int, settings: ScoringSettings) -> tuple[Fraction, Fraction]:
    """Return the points of a void match, by its length, for who is not at fault and for who is.

    Average plus or minus on half the boards, average on the others; where no scale has this number of
    boards, the shares of a match for which both or neither are at fault.
    """
    if not is_scored(boards, settings):
        most = most_points(boards, settings)
        return NOT_AT_FAULT * most, AT_FAULT * most
    plus = (PERCENT[Average.PLUS] - 50) * void_boards(boards)
    if _of_percentages(settings):
        won, lost = 50 + plus / boards, 50 - plus / boards
    elif _of_boards(settings):
        won, lost = plus / 50, -plus / 50
    else:
        won = Fraction(void_margin(boards))
        lost = -won
    return _points(won, boards, settings), _points(lost, boards, settings)


def _of_percentages(settings: ScoringSettings) -> bool:
    """Return whether the margins of matches are percentages."""
    return settings.matches == "pairs" and settings.method == "matchpoints"


def _of_boards(settings: ScoringSettings) -> bool:
    """Return whether matches are worth the boards that are won."""
    return settings.matches == "teams" and settings.scale == "board-a-match"


def _points(margin: Fraction, boards: int, settings: ScoringSettings) -> Fraction:
    if _of_boards(settings):
        return boards + margin
    if _of_percentages(settings):
        return Fraction(swiss_pairs_points(margin, boards, settings.match_most)[0])
    return _of_imps(margin, boards, settings)


def _of_imps(margin: Fraction, boards: int, settings: ScoringSettings) -> Fraction:
    """Return the victory points of a margin in IMPs, which is rounded to a whole number, halves outward."""
    whole = int(abs(margin) + Fraction(1, 2)) * (1 if margin > 0 else -1)
    scale = discrete_victory_points if settings.scale == "discrete" else victory_points
    return Fraction(Decimal(scale(whole, boards)[0]))
