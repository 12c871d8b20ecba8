"""The meaning of a call as a plain value: its sentences, what the hand holds, what it asks of partner."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from chelem.core import Bid, Call, Strain, Suit, freeze
from chelem.i18n import LANGUAGES

HIGHEST_ALERT = Bid(3, Strain.NT)
"""By French and American rules, doubles, redoubles and bids above 3NT are not alerted."""

MOST_POINTS = 37
"""The high-card points of the strongest hand: a call that allows them has no upper limit."""

SUIT_NAMES = {Suit.S: "spades", Suit.H: "hearts", Suit.D: "diamonds", Suit.C: "clubs"}

CountRange = tuple[int, int]
"""The least and the most of something."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a call; it holds nothing of the system that it was taken from.

    `points` are high-card points; `lengths` are those of ♣ ♦ ♥ ♠; both are None if the call shows no hand.
    `forcing` is 0, 1 (one round) or 2 (to game). A call that is `artificial` does not offer to play in the
    strain it names. One that is not `by_system` is read as most players would make it.
    """

    call: Call
    sentences: Mapping[str, str]
    """A sentence by language; it may be put together when it is first read."""
    points: CountRange | None = None
    lengths: tuple[CountRange, ...] | None = None
    forcing: int = 0
    artificial: bool = False
    by_system: bool = True
    exact: Mapping[str, str] = field(default_factory=dict)
    """By language, the exact limits of the hands that make it; empty if the system does not."""

    def __post_init__(self) -> None:
        freeze(self, "sentences", "exact")

    @property
    def alert(self) -> bool:
        """Whether the call is alerted: an artificial bid up to 3NT."""
        return self.artificial and isinstance(self.call, Bid) and self.call <= HIGHEST_ALERT

    def say(self, language: str = "en") -> str:
        """Return the meaning as a sentence in a language of `LANGUAGES`."""
        return self.sentences[language]

    @property
    def shown(self) -> dict[str, list[int | None]] | None:
        """The least and the most high-card points and cards of each suit; None if it shows no hand."""
        if self.points is None or self.lengths is None:
            return None
        return shown_ranges(self.points, self.lengths)


def shown_ranges(points: CountRange, lengths: Sequence[CountRange]) -> dict[str, list[int | None]]:
    """Return ranges as other programs read them, by name: None is the end of one without an upper limit."""
    low, high = points
    found: dict[str, list[int | None]] = {"points": [low, None if high >= MOST_POINTS else high]}
    return found | {name: list(lengths[suit]) for suit, name in SUIT_NAMES.items()}


def in_every_language(sentence: Callable[[str], str]) -> dict[str, str]:
    """Return a sentence in each language."""
    return {language: sentence(language) for language in LANGUAGES}
