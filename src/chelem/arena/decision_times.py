"""The processor time that a bot takes for its decisions."""

from dataclasses import dataclass
from threading import Lock
from time import process_time

from chelem.bots import Bot
from chelem.engine import Move, View


@dataclass(frozen=True, slots=True)
class DecisionTimes:
    """The number of decisions, their total time and the longest, in seconds of the processor."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float:
        """The mean time of a decision; 0 without one."""
        return self.total / self.count if self.count else 0.0

    def __add__(self, other: "DecisionTimes") -> "DecisionTimes":
        longest = max(self.longest, other.longest)
        return DecisionTimes(self.count + other.count, self.total + other.total, longest)


@dataclass(frozen=True, slots=True)
class TeamTimes:
    """A team's decisions in the auction and in the play."""

    calls: DecisionTimes = DecisionTimes()
    cards: DecisionTimes = DecisionTimes()

    def __add__(self, other: "TeamTimes") -> "TeamTimes":
        return TeamTimes(self.calls + other.calls, self.cards + other.cards)


class TimedBot:
    """A bot that measures another one; `times` grows with each move.

    All threads of the process count, since a bot may ask the solver on several; so bots that share a process
    decide one after another.
    """

    _turn = Lock()

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.times = TeamTimes()

    def move(self, view: View) -> Move:
        """Return the other bot's move."""
        with self._turn:
            start = process_time()
            move = self._bot.move(view)
            seconds = process_time() - start
        taken = DecisionTimes(1, seconds, seconds)
        board = view.state.board
        in_auction = board is None or board.play is None
        self.times += TeamTimes(calls=taken) if in_auction else TeamTimes(cards=taken)
        return move
