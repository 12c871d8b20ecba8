"""The answers about bidding systems, as JSON: chapters, auctions, questions, the convention card."""

from typing_extensions import TypedDict

from chelem.formats.json_types import SeatCode


class SystemChapter(TypedDict):
    """A chapter of a system: its id in addresses, the same in every language, and its title."""

    id: str
    title: str


class SystemPart(TypedDict):
    """Chapters that belong together: `openings`, `major`, `rebids`, `slams`, `competition` and others."""

    part: str
    chapters: list[SystemChapter]


class SystemContents(TypedDict):
    """The chapters of a bidding system, part by part, and the topics that it can be asked about."""

    system: str
    title: str
    parts: list[SystemPart]
    topics: list[str]


class ExplainedCall(TypedDict):
    """A call and what it shows, in the words of the tables."""

    call: str
    """As in a log: `1H`, `P`."""
    meaning: str
    forcing: int
    """0; 1 for a round, 2 to game."""
    alert: bool


class ChapterAuction(TypedDict):
    """An auction to which rules of the chapter apply, and what their calls show there."""

    auction: list[str]
    """The calls so far, the dealer's first."""
    vulnerable: str
    """`none`, `dealer` (that side), `others` or `all`."""
    scoring: str
    """`imps`, `matchpoints` or `rubber`."""
    calls: list[ExplainedCall]


class ChapterContents(TypedDict):
    """A chapter, auction by auction, in the order of the system's rules."""

    system: str
    id: str
    title: str
    auctions: list[ChapterAuction]


class MadeCall(TypedDict):
    """A call of an auction, with its player when North deals."""

    seat: SeatCode
    call: str
    meaning: str
    alert: bool
    system: bool
    """Whether the system makes it; otherwise it is read as most players would make it."""


class SystemAuction(TypedDict):
    """An auction by a system: what each call has shown, and what the next ones would show."""

    system: str
    title: str
    auction: list[MadeCall]
    turn: SeatCode | None
    """None when the auction is over."""
    calls: list[ExplainedCall]
    """The calls that the system makes next, cheapest first."""
    legal: list[str]
    """The legal calls."""


class SystemHands(TypedDict):
    """Hands that bid so, for one seat."""

    seat: SeatCode
    hands: list[list[str]]
    """Cards, as in a log; empty if none were found."""


class SystemExamples(TypedDict):
    """Hands dealt that bid an auction, for each player who has called."""

    seats: list[SystemHands]


class SystemQuestion(TypedDict):
    """A hand and an auction, dealt by the rules; South is to call."""

    system: str
    topic: str
    seed: int
    dealer: SeatCode
    vulnerable: list[SeatCode]
    auction: list[MadeCall]
    hand: list[str]
    legal: list[str]
    answer: str
    """The call of the system."""
    reason: str
    """What that call shows, by the rule that chooses it with this hand."""
    calls: list[ExplainedCall]
    """The calls that the system makes there with some hand, cheapest first, then those that it only
    names to be judged by simulation beside them. None counts as equivalent to the answer."""


class ConventionLine(TypedDict):
    """A line of a convention card: the calls that have the same meaning, and that meaning."""

    calls: list[str]
    meaning: str


class CardTopic(TypedDict):
    """Lines about one auction: `1NT –`."""

    auction: list[str]
    lines: list[ConventionLine]


class CardBox(TypedDict):
    """A box of the card: `openings`, `notrump`, `majors` and others."""

    box: str
    topics: list[CardTopic]


class ConventionCard(TypedDict):
    """The convention card of a system, filled in by its rules."""

    system: str
    title: str
    boxes: list[CardBox]


class GlossaryTerm(TypedDict):
    """A term of bridge in a language, the term in the other language, and what it means."""

    id: str
    """An anchor of the page, the same in every language."""
    term: str
    other: str
    meaning: str
