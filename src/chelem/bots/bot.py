"""What every bot is: it sees a View, never the state, and answers with a move."""

from typing import Protocol

from chelem.engine.audience import View
from chelem.engine.moves import Move


class Bot(Protocol):
    """A player that is a program; the same seed and the same views give the same moves."""

    def move(self, view: View) -> Move:
        """The move of the view's player, whose turn it is to call, play or answer a claim."""
