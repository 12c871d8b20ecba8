"""How a board is scored: against other tables, or as a deal of a match whose part-scores carry over."""

from dataclasses import dataclass

from chelem.bots import BoardScoring
from chelem.core import ParseError
from chelem.games.registry import GAMES, game_of_files


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

    @classmethod
    def parse(cls, text: str) -> "Scoring":
        """Parse a way to compare boards, or a form of match with a line; `ParseError` for anything else."""
        compared, forms = [each.value for each in BoardScoring], forms_with_a_line()
        if text in forms:
            return cls(form=text)
        if text not in compared:
            raise ParseError("question.word", text=text, words=", ".join((*compared, *forms)))
        return cls(BoardScoring(text))


AT_IMPS = Scoring()


def forms_with_a_line() -> tuple[str, ...]:
    """Return the forms of match in which points below the line count toward a game of later deals."""
    game = game_of_files()
    return tuple(form.kind for form in GAMES[game.name].forms if form().goal_in(game) is not None)
