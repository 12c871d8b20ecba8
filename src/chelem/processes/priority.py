"""What goes first when a worker is free."""

from enum import IntEnum


class Priority(IntEnum):
    """What goes first when a worker is free; `LATE` is play that has waited too long, and takes little."""

    LATE = 0
    PLAY = 1
    CLAIM = 2
    HINT = 3
    ANALYSIS = 4
    BACKGROUND = 5
