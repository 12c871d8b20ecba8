"""How a board is scored: against other tables, or as a deal of a match whose part-scores carry over."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from chelem.bots import BoardScoring
from chelem.core import ParseError
from chelem.games.forms import new_match
from chelem.games.registry import GAMES, game_of_files
from chelem.scoring import imps


@dataclass(frozen=True, slots=True)
class Scoring:
    """How boards are compared with other tables; where `form` names a form of match, there are none.

    >>> Scoring.parse("imps") == Scoring(BoardScoring.IMPS), str(Scoring.parse("rubber"))
    (True, 'rubber')
    """

    comparison: BoardScoring = BoardScoring.IMPS
    form: str = ""

    def __str__(self) -> str:
        return self.form or self.comparison.value

    @property
    def unit(self) -> str:
        """What boards are won in: `imps`, or `points` of a match without other tables."""
        return "points" if self.form else self.comparison.value

    @property
    def pbn_tag(self) -> str:
        """The value of the tag Scoring in PBN."""
        if self.form:
            return new_match(game_of_files().name, self.form).pbn_scoring or self.form
        return _PBN_TAGS[self.comparison]

    def swing(self, points: int) -> int:
        """Return what a difference of points between two rooms is worth, in that unit.

        At matchpoints, with a top of two, the better score wins one more than for a tie.
        """
        return points if self.form else _SWINGS[self.comparison](points)

    @classmethod
    def parse(cls, text: str) -> "Scoring":
        """Parse a way to compare boards, or a form of match with a line; `ParseError` for anything else."""
        compared, forms = [way.value for way in BoardScoring], forms_with_a_line()
        if text in forms:
            return cls(form=text)
        if text not in compared:
            raise ParseError("question.word", text=text, words=", ".join((*compared, *forms)))
        return cls(BoardScoring(text))


AT_IMPS = Scoring()

_SWINGS: Mapping[BoardScoring, Callable[[int], int]] = {
    BoardScoring.IMPS: imps,
    BoardScoring.MATCHPOINTS: lambda points: (points > 0) - (points < 0),
}
_PBN_TAGS = {BoardScoring.IMPS: "IMP", BoardScoring.MATCHPOINTS: "MatchPoints"}


def forms_with_a_line() -> tuple[str, ...]:
    """Return the forms of match in which points below the line count toward a game of later deals."""
    game = game_of_files()
    return tuple(form.kind for form in GAMES[game.name].forms if form().goal_in(game) is not None)
