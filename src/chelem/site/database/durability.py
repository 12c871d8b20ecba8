"""How much a power cut may take away."""

from enum import StrEnum


class Durability(StrEnum):
    """What survives once a write has been acknowledged.

    `full`: everything, even if the machine loses power. `normal`: everything if only the program is killed;
    after a power cut the last writes may be missing, and the database still opens.
    """

    FULL = "full"
    NORMAL = "normal"
