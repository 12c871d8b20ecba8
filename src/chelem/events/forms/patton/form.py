"""Patton as a form of event: the boards of board-a-match, and the match as a whole (RULES, Competition)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from chelem.core import Fact, FrozenMap, Phrase
from chelem.events.forms.board_a_match import BoardAMatchTeams
from chelem.events.forms.form import BoardsOfMatch
from chelem.events.forms.gains import Gains
from chelem.events.forms.patton.options import (
    RESULTS,
    USUAL_SHARE,
    check_together,
    read_measure,
    read_share,
    read_thresholds,
)
from chelem.events.forms.patton.points import HALF, points_of_scale, points_of_thresholds
from chelem.events.forms.team_scores import scores_of_team
from chelem.events.scoring.awarding import award_imps
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.events.traveller import TravellerLine
from chelem.scoring import imps
from chelem.scoring.competition.board_a_match import WON
from chelem.scoring.competition.match_awards import AT_FAULT, NOT_AT_FAULT, void_margin


class PattonTeams(BoardAMatchTeams):
    """Each board is worth 2, 1 or 0, and the match as many points again, shared by its result."""

    __slots__ = ()
    name = "patton"
    order = 80
    decimals = 2
    whole = False
    counts_beaten = False
    csv_words = ("patton",)
    usebio_scoring = "PATTON"
    bridgemate = (70,)
    stored_as = FrozenMap({"matches": "teams", "form": "patton"})
    offered = FrozenMap({"result": RESULTS})
    lists = frozenset({"thresholds"})
    options = FrozenMap({"result": read_measure, "thresholds": read_thresholds, "share": read_share})

    @classmethod
    def check_options(cls, given: Mapping[str, str]) -> None:
        """Raise `BadOption` also for a difference of points without thresholds."""
        super().check_options(given)
        check_together(given)

    @property
    def by_points(self) -> bool:
        """Whether a match is won by the difference of points, and not by IMPs."""
        return self.settings.form_options.get("result") == "aggregate"

    @property
    def thresholds(self) -> tuple[int, ...]:
        """The steps of the result of a match; none for victory points."""
        text = self.settings.form_options.get("thresholds", "")
        return read_thresholds(text) if text else ()

    def shared_by_result(self, boards: int) -> Fraction:
        """Return the points that the result of a match of this length shares."""
        share = read_share(self.settings.form_options.get("share", str(USUAL_SHARE)))
        return WON * boards * share / (1 - share)

    def gains(
        self, boards: BoardsOfMatch, sides: tuple[int, int], scored: Callable[[int], ScoredBoard]
    ) -> Gains:
        """Return the boards won and lost, and the IMPs or points of the match."""
        won = super().gains(boards, sides, scored)
        counted = [
            lines
            for lines in boards.values()
            if all(self.board_gain(lines, team) is not None for team in sides)
        ]
        first, second = (
            sum((self._second_gain(lines, team) for lines in counted), Fraction(0)) for team in sides
        )
        return replace(won, seconds=(first, second))

    def _second_gain(self, lines: Sequence[TravellerLine], team: int) -> Fraction:
        """Return the IMPs, or the points, of a team on a board; an artificial score has no points."""
        board = scores_of_team(lines, team)
        if board is None:
            return Fraction(0)
        if board.awards:
            gained = sum((award_imps(award, self.settings) for award in board.awards), Fraction(0))
            return Fraction(0) if self.by_points else gained / len(board.awards)
        worth = int if self.by_points else imps
        return sum((weight * worth(points) for points, weight in board.differences), Fraction(0))

    def points_of_result(self, second: Fraction, boards: int) -> Fraction:
        """Return the points of a side by the IMPs or points that it won in the whole match."""
        shared = self.shared_by_result(boards)
        if self.thresholds:
            return points_of_thresholds(second, self.thresholds, shared)
        whole = int(abs(second) + HALF) * (1 if second > 0 else -1)
        return points_of_scale(whole, boards, shared)

    def both_points(self, gains: Gains) -> tuple[Fraction, Fraction]:
        """Return the points of both sides: of their boards, and of the result."""
        of_boards, seconds = super().both_points(gains), gains.seconds or (Fraction(0), Fraction(0))
        first, second = (
            points + self.points_of_result(margin, gains.boards)
            for points, margin in zip(of_boards, seconds, strict=True)
        )
        return first, second

    def most_points(self, boards: int) -> Fraction:
        """Return the points of all boards and of the result."""
        return super().most_points(boards) + self.shared_by_result(boards)

    def points_of_void_match(self, boards: int) -> tuple[Fraction, Fraction]:
        """Return the points of the boards, and of a result by average plus; at points 60 and 40 %."""
        won, lost = super().points_of_void_match(boards)
        if self.by_points:
            shared = self.shared_by_result(boards)
            return won + NOT_AT_FAULT * shared, lost + AT_FAULT * shared
        margin = Fraction(void_margin(boards))
        return won + self.points_of_result(margin, boards), lost + self.points_of_result(-margin, boards)

    def margin_reason(self, facts: Mapping[str, Fact], second: Fraction | None) -> Phrase:
        """Return the points of the boards, those of the result, and their sum."""
        boards, margin = int(facts["boards"]), Fraction(str(facts["margin"]))
        own = super().points(margin, boards)
        result = "points" if self.by_points else "imps"
        return Phrase(
            f"event.why.match-patton-{result}",
            {
                **facts,
                "won": str(own),
                "second": str(second or 0),
                "result": str(Fraction(str(facts["points"])) - own),
                "shared": str(self.shared_by_result(boards)),
            },
        )
