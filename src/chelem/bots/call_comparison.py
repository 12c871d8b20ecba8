"""What a comparison of calls by simulation found."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from chelem.core import Action

Kind_co = TypeVar("Kind_co", bound=Action, covariant=True)


@dataclass(frozen=True, slots=True)
class CallComparison(Generic[Kind_co]):
    """The usual call, the chosen one, and the others that were compared with them.

    `gain` is what the chosen call wins over the usual one on average over `layouts`, in `unit`: `imps` or
    `points`, empty where the number means nothing to people. Without layouts nothing was simulated.
    """

    usual: Kind_co
    chosen: Kind_co
    close: tuple[Kind_co, ...] = ()
    gain: float = 0.0
    layouts: int = 0
    unit: str = ""


@dataclass(frozen=True, slots=True)
class CallLoss:
    """What a call loses to the usual one on average over `layouts`, in the units of a gain, and the error."""

    mean: float
    error: float
    layouts: int
