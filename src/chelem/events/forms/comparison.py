"""How the scores of a board are compared across a field, and what comparisons in IMPs have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Literal

from chelem.core import Fact, Phrase, Side
from chelem.events.forms.penalty_bounds import OF_IMPS, PenaltyBounds
from chelem.events.outcome import Award
from chelem.events.scoring.awarding import award_imps
from chelem.events.scoring.compared_group import ComparedGroup
from chelem.events.scoring.entrant_tally import EntrantTally
from chelem.events.scoring.scored_board import Received, ScoredBoard
from chelem.events.settings import Method, ScoringSettings
from chelem.scoring import imps
from chelem.scoring.competition.frequencies import Frequencies

BoardUnit = Literal["percent", "imps"]
"""What a board is worth to a pair."""
NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class ScoreComparison(ABC):
    """How the scores of a board are compared, by the settings of an event, and how boards add up.

    Where values are `signed` they are gains and losses around 0, otherwise shares of a top. With `one_top`
    all boards have the same one, even those with fewer scores.
    """

    settings: ScoringSettings
    name: ClassVar[Method]
    unit: ClassVar[BoardUnit]
    signed: ClassVar[bool]
    one_top: ClassVar[bool]
    average_share: ClassVar[Fraction]
    """The average of a board: a share of the top, or a gain."""
    bounds: ClassVar[PenaltyBounds]
    """How much a director may take from a result."""
    carried_most: ClassVar[Fraction | None]
    """The best result of an event without matches; None where it has no limit."""
    figures: ClassVar[tuple[str, ...]]
    """What is printed of what an entrant received on a board."""
    places_of_gain: ClassVar[int | None] = None
    """How many decimals every gain is printed with; None for as many as it needs."""
    csv_words: ClassVar[tuple[str, ...]]
    """Its names in a CSV, without accents, the first as it is written."""
    usebio_points: ClassVar[str]
    """The element of the points of a line in USEBIO, without their side."""
    usebio_word: ClassVar[str]
    """What the event's type or method of scoring says in USEBIO; empty for the usual one."""
    usebio_kind: ClassVar[str]
    """The type of an event of pairs in USEBIO."""
    bridgemate: ClassVar[tuple[int, ...]]
    """Its methods of scoring in Bridgemate's Data Connector; the first is written."""
    bridgemate_small: ClassVar[tuple[int, ...]] = ()
    """Those with 2 IMPs for average plus."""
    whole: ClassVar[bool]
    """Whether a board is worth whole IMPs."""
    pbn_scoring: ClassVar[str]
    """The value of PBN's tag Scoring."""
    pbn_words: ClassVar[str]
    """A pattern of what other programs write there, in capitals."""
    pbn_columns: ClassVar[tuple[str, ...]]
    """The columns of PBN's ScoreTable for what a side received, without the side, its points first."""
    pbn_total: ClassVar[str]
    """The column of PBN's TotalScoreTable for the result."""

    @abstractmethod
    def compared(self, frequencies: Frequencies, expected: int, *, unfinished: bool) -> ComparedGroup:
        """Return what each score of a group is worth to North-South, on a board with `expected` scores."""

    @abstractmethod
    def top(self, expected: int) -> int:
        """Return the most that a board is worth; 0 where values are gains."""

    @abstractmethod
    def shared(self, group: ComparedGroup, expected: int, *, unfinished: bool) -> Fraction | int:
        """Return what both sides of a table receive together in a group."""

    @abstractmethod
    def awarded(self, award: Award, own: Fraction | None, top: int) -> Fraction:
        """Return what an artificial score is worth to one with `own` percentage on its real boards."""

    @abstractmethod
    def total(self, tally: EntrantTally, added: Fraction) -> Fraction:
        """Return the result of an entrant, with what is added to it."""

    @abstractmethod
    def match_margin(self, received: Iterable[tuple[Received, ScoredBoard]]) -> Fraction:
        """Return what a pair gains in a match by what it received on its boards: percent, or IMPs."""

    @abstractmethod
    def shown(self, value: Fraction, top: int) -> Fraction | None:
        """Return a value of a board in the unit of boards; None where nothing could be compared."""

    @abstractmethod
    def is_top(self, share: Fraction) -> bool:
        """Return whether a share of a board is all of it; gains never are."""

    @abstractmethod
    def worth_of_one(self, mine: int, theirs: int) -> int | None:
        """Return what one other score is worth to this one; None where scores are not compared singly."""

    @abstractmethod
    def score_reasons(
        self, board: ScoredBoard, group: ComparedGroup, points: int, side: Side
    ) -> Iterator[Phrase]:
        """Yield how North-South's points have their worth to a side."""

    @abstractmethod
    def share_reasons(self, value: Fraction, top: int) -> Iterator[Phrase]:
        """Yield what a value is of its top."""

    @abstractmethod
    def award_reasons(self, award: Award, own: Fraction | None) -> Iterator[Phrase]:
        """Yield what an artificial score is worth."""

    @abstractmethod
    def sum_reasons(self, tally: EntrantTally) -> Iterator[Phrase]:
        """Yield how the boards of an entrant add up."""

    @abstractmethod
    def figures_of(self, value: Received, own: Fraction | None, top: int) -> tuple[Fraction | None, ...]:
        """Return the figures that are printed of what an entrant received."""

    @abstractmethod
    def pbn_values(self, value: Received, own: Fraction | None, top: int) -> Mapping[str, Fraction]:
        """Return what a side received, by the columns of PBN."""

    @abstractmethod
    def percent_of_ruling(self, points: Fraction, other: Fraction, top: Fraction | None) -> Fraction:
        """Return the percentage that points of a USEBIO line without a score stand for."""

    @abstractmethod
    def is_ruling(self, points: Fraction, other: Fraction) -> bool:
        """Return whether points of a USEBIO line without a score say anything."""


class ImpComparison(ScoreComparison):
    """Boards are gained or lost in IMPs."""

    __slots__ = ()
    unit = "imps"
    signed = True
    one_top = False
    average_share = NOTHING
    bounds = OF_IMPS
    carried_most = None
    figures = ("imps",)
    pbn_columns = ("IMP",)
    pbn_total = "TotalScoreIMP"

    def top(self, expected: int) -> int:
        """Return 0: gains have no top."""
        return 0

    def shared(self, group: ComparedGroup, expected: int, *, unfinished: bool) -> int:
        """Return 0: what one side gains the other loses."""
        return 0

    def awarded(self, award: Award, own: Fraction | None, top: int) -> Fraction:
        """Return its gain, whatever the entrant has on its real boards."""
        return self.gain_of(award)

    def gain_of(self, award: Award) -> Fraction:
        """Return what an artificial score gains."""
        return award_imps(award, self.settings)

    def total(self, tally: EntrantTally, added: Fraction) -> Fraction:
        """Return the sum of IMPs."""
        return tally.points + sum((self.gain_of(award) for award, _ in tally.awards), added)

    def match_margin(self, received: Iterable[tuple[Received, ScoredBoard]]) -> Fraction:
        """Return the IMPs of a match."""
        total = NOTHING
        for value, board in received:
            if value is not None:
                gain = self.gain_of(value) if isinstance(value, Award) else value
                total += gain * self.in_match(board.expected)
        return total

    def in_match(self, expected: int) -> Fraction | int:
        """Return the factor of the IMPs of a board in a match of pairs, where it has `expected` scores."""
        return 1

    def shown(self, value: Fraction, top: int) -> Fraction:
        """Return the IMPs."""
        return value

    def is_top(self, share: Fraction) -> bool:
        """Return False: there is always more to gain."""
        return False

    def worth_of_one(self, mine: int, theirs: int) -> int | None:
        """Return the IMPs of one comparison."""
        return imps(mine - theirs)

    def share_reasons(self, value: Fraction, top: int) -> Iterator[Phrase]:
        """Yield nothing: IMPs are of no top."""
        return iter(())

    def award_reasons(self, award: Award, own: Fraction | None) -> Iterator[Phrase]:
        """Yield the IMPs of an artificial score."""
        yield Phrase("event.why.artificial-imps", {"imps": str(self.gain_of(award))})

    def sum_reasons(self, tally: EntrantTally) -> Iterator[Phrase]:
        """Yield the sum of IMPs."""
        total = self.total(tally, NOTHING)
        yield Phrase("event.why.sum-imps", {"imps": str(total), "boards": tally.boards})

    def figures_of(self, value: Received, own: Fraction | None, top: int) -> tuple[Fraction | None, ...]:
        """Return the IMPs."""
        return (self.gain_of(value) if isinstance(value, Award) else value,)

    def pbn_values(self, value: Received, own: Fraction | None, top: int) -> Mapping[str, Fraction]:
        """Return the IMPs."""
        (gain,) = self.figures_of(value, own, top)
        return {} if gain is None else {"IMP": gain}

    def percent_of_ruling(self, points: Fraction, other: Fraction, top: Fraction | None) -> Fraction:
        """Return the percentage by the IMPs of 60 %."""
        return 50 + 10 * points / self.settings.average_imps

    def is_ruling(self, points: Fraction, other: Fraction) -> bool:
        """Return whether either side has gained anything."""
        return not points == other == 0


def shares_of_field(board: ScoredBoard, group: ComparedGroup) -> Iterator[Phrase]:
    """Yield how often each score counts, where not all are present."""
    if group.weight != board.expected:
        facts: dict[str, Fact] = {"present": str(group.weight), "expected": board.expected}
        yield Phrase("event.why.share", facts)
