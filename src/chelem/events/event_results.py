"""The results of an event: entrants and travellers, and how they are scored."""

from dataclasses import InitVar, dataclass, field, replace
from functools import cached_property
from typing import Literal, Self

from chelem.core import ParseError, Side
from chelem.events.board_scoring import score_board
from chelem.events.entrant import Entrant
from chelem.events.forms.form import Form
from chelem.events.forms.registry import form_of
from chelem.events.match_rulings import MismatchedEntrant, VoidMatch
from chelem.events.match_schedule import MatchSchedule
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.events.settings import PLAIN, ScoringSettings
from chelem.events.traveller import Traveller


@dataclass(frozen=True)
class EventResults:
    """Everything a ranking is made of. Lines name entrants by their index in `entrants`, from 0."""

    entrants: tuple[Entrant, ...]
    travellers: tuple[Traveller, ...]
    settings: ScoringSettings = PLAIN
    winners: Literal[1, 2] = 1
    title: str = ""
    date: str = ""
    void_matches: tuple[VoidMatch, ...] = ()
    mismatches: tuple[MismatchedEntrant, ...] = ()
    schedule: MatchSchedule = field(default_factory=MatchSchedule)
    before: InitVar[Self | None] = None
    """Earlier results of the same event; boards that are the same need not be scored again."""
    _scored: dict[int, ScoredBoard] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Boards that are scored already, perhaps of other lines or with other settings."""

    def __post_init__(self, before: "EventResults | None") -> None:
        count = len(self.entrants)
        for traveller in self.travellers:
            if traveller.span.start < 0 or traveller.span.stop > count:
                raise ParseError("event.entrant", board=traveller.board)
        if before is not None and before.settings == self.settings:
            self._scored.update(before._scored)

    @cached_property
    def form(self) -> Form:
        """The form of the event, by its settings."""
        return form_of(self.settings)

    @property
    def has_two_rankings(self) -> bool:
        """Whether each line has a ranking of its own; matches have one for all."""
        return self.winners == 2 and self.form.matches is None

    @cached_property
    def counted(self) -> tuple[Traveller, ...]:
        """The travellers without the lines of those who withdrew before half: their opponents sat out."""
        gone = {index for index, entrant in enumerate(self.entrants) if entrant.standing == "withdrawn"}
        if not gone:
            return self.travellers
        return tuple(
            replace(
                traveller,
                lines=tuple(
                    line
                    for line in traveller
                    if gone.isdisjoint(line.sitting(Side.NS) + line.sitting(Side.EW))
                ),
            )
            for traveller in self.travellers
        )

    @cached_property
    def expected(self) -> int:
        """How many scores a board should have: the most that any has, without those that sat out."""
        return max((traveller.due for traveller in self.counted), default=0)

    @cached_property
    def boards(self) -> tuple[ScoredBoard, ...]:
        """The travellers, scored: where all boards have the same top, by the most scores of any."""
        common = self.form.comparison.one_top
        scored = tuple(
            self._score(traveller, self.expected if common else traveller.due) for traveller in self.counted
        )
        self._scored.update((board.traveller.board, board) for board in scored)
        return scored

    def _score(self, traveller: Traveller, expected: int) -> ScoredBoard:
        known = self._scored.get(traveller.board)
        wanted = traveller.expected or expected
        if known is not None and known.traveller is traveller and known.expected == wanted:
            return known
        return score_board(traveller, expected, self.form.comparison)

    def with_settings(self, settings: ScoringSettings) -> "EventResults":
        """Return the same results scored in another way."""
        return replace(self, settings=settings)
