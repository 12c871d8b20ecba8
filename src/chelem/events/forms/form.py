"""What a form of event states: how boards are compared, what is ranked, and what a match is worth."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar, Literal

from chelem.core import SIDES, BadOption, Fact, FrozenMap, Phrase
from chelem.events.forms.comparison import BoardUnit, ScoreComparison
from chelem.events.forms.gains import Gains
from chelem.events.forms.penalty_bounds import OF_TOP, OF_VICTORY_POINTS, PenaltyBounds
from chelem.events.forms.team_scores import WHOLE, scores_of_team
from chelem.events.outcome import Award
from chelem.events.scoring.scored_board import Received, ScoredBoard
from chelem.events.settings import PLAIN, ScoringSettings
from chelem.events.traveller import TravellerLine
from chelem.scoring.competition.match_awards import AT_FAULT, NOT_AT_FAULT

Unit = Literal["percent", "imps", "vp"]
"""What is ranked."""
MarginUnit = Literal["percent", "imps", "boards", "points"]
"""What a match is won by."""
BoardsOfMatch = Mapping[int, Sequence[TravellerLine]]
"""The lines of the boards of a match, by the index of the traveller."""


@dataclass(frozen=True, slots=True)
class Form(ABC):
    """A form of event, with the settings of one.

    `comparison` says what a board is worth to a pair; `matches` is the form itself where results are those of
    matches, and `teams` where these are between teams, whose boards are played at two tables.
    """

    settings: ScoringSettings
    comparison: ScoreComparison
    name: ClassVar[str]
    order: ClassVar[int]
    """Its place in menus, from 0; forms of other packages usually come last."""
    stored_as: ClassVar[Mapping[str, Any]]
    """The settings that mean this form: which matches, compared or scored in which way, or its own name."""
    options: ClassVar[Mapping[str, Callable[[str], object]]] = FrozenMap({})
    """Options of its own: what reads the text of each, and raises `BadOption` for another text."""
    offered: ClassVar[Mapping[str, tuple[str, ...]]] = FrozenMap({})
    """The values of those that have only a few, the usual one first."""
    compared_by: ClassVar[type[ScoreComparison] | None] = None
    """How boards are compared, if not by the method of the settings."""
    lists: ClassVar[frozenset[str]] = frozenset()
    """Those that are lists of numbers, which a page may read from a file."""

    @property
    def matches(self) -> "FormOfMatches | None":
        """The form, if results are those of matches."""
        return None

    @property
    def teams(self) -> "TeamForm | None":
        """The form, if matches are those of teams."""
        return None

    @property
    @abstractmethod
    def unit(self) -> Unit:
        """What is ranked, as logs and files know it."""

    @property
    def shown_unit(self) -> str:
        """What results are called: `unit`, or another word for it."""
        return self.unit

    @property
    @abstractmethod
    def usebio_kind(self) -> str:
        """The type of event in USEBIO."""

    @property
    def signed(self) -> bool:
        """Whether results are gains and losses, shown with their sign."""
        return False

    @property
    def whole(self) -> bool:
        """Whether results are shown as whole numbers, where no ruling has made others."""
        return False

    @property
    @abstractmethod
    def bounds(self) -> PenaltyBounds:
        """How much a director may take from a result."""

    @property
    def has_tops(self) -> bool:
        """Whether a penalty may be a part of a top."""
        return False

    @property
    def penalties(self) -> PenaltyBounds:
        """Those of the usual penalty: of a top where there are tops, otherwise of the result."""
        return OF_TOP if self.has_tops else self.bounds

    @property
    def decimals_of_results(self) -> int:
        """The fewest decimals that results are shown with."""
        return 0 if self.whole else self.settings.places

    @property
    def board_unit(self) -> BoardUnit:
        """What is shown of a board."""
        return self.comparison.unit

    @property
    def shown_board_unit(self) -> str:
        """What the values of boards are called: `board_unit`, or another word for it."""
        return self.board_unit

    def shown_on_board(self, value: Fraction, top: int) -> Fraction | None:
        """Return what is shown of a board's value, in the unit of boards; None where there is nothing."""
        return self.comparison.shown(value, top)

    @property
    def places_of_gain(self) -> int | None:
        """How many decimals what a board gains is printed with; None for as many as it needs."""
        return self.comparison.places_of_gain

    @property
    def counts_beaten(self) -> bool:
        """Whether a board counts which results a result beats, and not by how much."""
        return not self.comparison.signed

    def is_scored(self, boards: int) -> bool:
        """Return whether a match of this length has a result."""
        return boards > 0

    @abstractmethod
    def kept_in_file(self) -> tuple[str, ...]:
        """Return what a file should hold of the form: the words for what it has lost, general ones first."""

    @classmethod
    def fits(cls, settings: ScoringSettings) -> bool:
        """Return whether these settings, as they are stored, mean this form."""
        stored = {"form": "", **cls.stored_as}
        return all(getattr(settings, name) == value for name, value in stored.items())

    @classmethod
    def stored(cls) -> ScoringSettings:
        """Return the plain settings of an event of this form."""
        return replace(PLAIN, **cls.stored_as)

    @classmethod
    def check_options(cls, given: Mapping[str, str]) -> None:
        """Raise `BadOption` for an option that the form has not, or a value that it cannot have."""
        for name, value in given.items():
            if name not in cls.options:
                raise BadOption("option.unknown", option=name, options=", ".join(cls.options) or "–")
            cls.options[name](value)


class FormOfMatches(Form):
    """Results are the sums of what matches are worth, in victory points as a rule."""

    __slots__ = ()
    margin_unit: ClassVar[MarginUnit]
    average_margin: ClassVar[int] = 0
    """The margin of a drawn match."""
    margin_signed: ClassVar[bool] = True
    """Whether margins are shown with their sign."""
    halves: ClassVar[bool] = True
    """Whether a half-match is worth half of a match; where boards count it has half of the boards anyway."""

    @property
    def matches(self) -> "FormOfMatches":
        """This form."""
        return self

    @property
    def unit(self) -> Unit:
        """Victory points."""
        return "vp"

    @property
    def bounds(self) -> PenaltyBounds:
        """Those of victory points."""
        return OF_VICTORY_POINTS

    @property
    @abstractmethod
    def decimals(self) -> int:
        """The fewest decimals of the points of a match."""

    @property
    @abstractmethod
    def usebio_scoring(self) -> str:
        """How matches are scored, in USEBIO's MATCH_SCORING_METHOD."""

    @abstractmethod
    def points(self, margin: Fraction, boards: int) -> Fraction:
        """Return the points of a side that wins a match of this length by a margin."""

    @abstractmethod
    def most_points(self, boards: int) -> Fraction | int:
        """Return the points that both sides of a match of this length share."""

    @abstractmethod
    def void_margins(self, boards: int) -> tuple[Fraction, Fraction]:
        """Return the margins in a void match of the side without fault and of the side at fault.

        Average plus or minus on half the boards, average on the others.
        """

    @abstractmethod
    def gains(
        self, boards: BoardsOfMatch, sides: tuple[int, int], scored: Callable[[int], ScoredBoard]
    ) -> Gains:
        """Return what both sides of a match gain on its boards; `scored` has each board across the field."""

    def both_points(self, gains: Gains) -> tuple[Fraction, Fraction]:
        """Return the points of both sides of a match."""
        first, second = (self.points(margin, gains.boards) for margin in gains.margins)
        return first, second

    def points_of_void_match(self, boards: int) -> tuple[Fraction, Fraction]:
        """Return the points of a void match, by its length, without fault and at fault.

        Where no scale has this number of boards, the shares of one for which both or neither are at fault.
        """
        if not self.is_scored(boards):
            most = self.most_points(boards)
            return NOT_AT_FAULT * most, AT_FAULT * most
        won, lost = (self.points(margin, boards) for margin in self.void_margins(boards))
        return won, lost

    def margin_reason(self, facts: Mapping[str, Fact], second: Fraction | None) -> Phrase:
        """Return how the points of a match come about, from its facts and its second margin, if any."""
        return Phrase(f"event.why.match-{self.margin_unit}", facts)

    @property
    def sum_code(self) -> str:
        """The code of the sentence about the sum of all matches."""
        return f"event.why.sum-{self.shown_unit}"


class PairMatchForm(FormOfMatches):
    """Matches of pairs, whose boards are compared across the field."""

    __slots__ = ()
    usebio_kind = "SWISS_PAIRS"

    def gains(
        self, boards: BoardsOfMatch, sides: tuple[int, int], scored: Callable[[int], ScoredBoard]
    ) -> Gains:
        """Return the gains of two pairs by what both received on the boards on which both have something."""
        received: list[tuple[ScoredBoard, list[Received]]] = []
        for place, lines in boards.items():
            board = scored(place)
            for line in lines:
                turned = line.north_south != sides[0]
                both = [board.value(line, side) for side in (SIDES[turned], SIDES[not turned])]
                if None not in both:
                    received.append((board, both))
        first, second = (
            self.comparison.match_margin((both[place], board) for board, both in received) for place in (0, 1)
        )
        return Gains((first, second), len(received))

    def kept_in_file(self) -> tuple[str, ...]:
        """Return that pairs play matches, and how boards are compared."""
        return "pairs", self.comparison.name


class TeamForm(FormOfMatches):
    """Matches of teams, whose boards are played at two tables, once in each direction."""

    __slots__ = ()
    usebio_kind = "TEAMS"
    won_unit: ClassVar[Literal["imps", "boards"]] = "imps"
    """What each team won in a match, beside its points."""
    shows_gains: ClassVar[bool] = True
    """Whether what a board gains is shown with its sign; otherwise the board's points, 2, 1 or 0."""
    gain_head: ClassVar[str] = "imps"
    """What the column of gains is called on paper."""
    csv_words: ClassVar[tuple[str, ...]]
    """Its names in a CSV, without accents, the first as it is written."""
    usebio_scoring: ClassVar[str]
    bridgemate: ClassVar[tuple[int, ...]]
    """Its methods of scoring in Bridgemate's Data Connector; the first is written."""

    @property
    def teams(self) -> "TeamForm":
        """This form."""
        return self

    @property
    def board_unit(self) -> BoardUnit:
        """IMPs, if anything."""
        return "imps"

    @property
    def counts_beaten(self) -> bool:
        """No: a board is won by its difference."""
        return False

    def shown_on_board(self, value: Fraction, top: int) -> Fraction:
        """Return the gain."""
        return value

    @property
    def places_of_gain(self) -> None:
        """As many as IMPs need."""
        return

    @abstractmethod
    def gain(self, difference: int) -> Fraction | int:
        """Return what a team gains by a difference of points at the two tables."""

    @abstractmethod
    def award_gain(self, award: Award) -> Fraction:
        """Return what an artificial score gains."""

    def board_gain(self, lines: Sequence[TravellerLine], team: int) -> Fraction | None:
        """Return what a team gains on a board; None without a score at each of its tables.

        An artificial score at one table counts for the board; of two the mean.
        """
        board = scores_of_team(lines, team)
        if board is None:
            return None
        if board.awards:
            return sum(map(self.award_gain, board.awards), Fraction(0)) / len(board.awards)
        gains = [
            Fraction(self.gain(points)) if weight is WHOLE else weight * self.gain(points)
            for points, weight in board.differences
        ]
        return gains[0] if len(gains) == 1 else sum(gains, Fraction(0))

    def gains(
        self, boards: BoardsOfMatch, sides: tuple[int, int], scored: Callable[[int], ScoredBoard]
    ) -> Gains:
        """Return the gains of two teams on the boards on which both have one."""
        first, second, count = Fraction(0), Fraction(0), 0
        for lines in boards.values():
            gain, against = (self.board_gain(lines, team) for team in sides)
            if gain is not None and against is not None:
                first, second, count = first + gain, second + against, count + 1
        return Gains((first, second), count)

    def board_facts(self, gain: Fraction) -> dict[str, Fact]:
        """Return the facts of the sentence about what a team gained on a board."""
        won = "won" if gain > 0 else "lost" if gain < 0 else "even"
        return {"unit": self.margin_unit, "gain": str(gain), "won": won}

    @property
    def form_word(self) -> str:
        """What a file that lost the form calls it."""
        return self.name

    def kept_in_file(self) -> tuple[str, ...]:
        """Return that teams play, and by which points."""
        return "teams", self.form_word

    @classmethod
    def named_in(cls, settings: ScoringSettings) -> ScoringSettings:
        """Return settings of an event, if it is one of teams, of this form."""
        stored = {"scale": PLAIN.scale, "form": "", **cls.stored_as, "matches": settings.matches}
        return replace(settings, **stored)
