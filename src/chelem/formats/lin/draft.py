"""A board under construction from its pairs."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from chelem.boards import Problem, Severity
from chelem.core import Card, ChelemError, ParseError, Seat, SimpleCall, whole_number
from chelem.formats.common import closing_passes
from chelem.formats.lin.calls import CALLS, LinCall, parse_calls
from chelem.formats.lin.cards import CARDS, parse_cards

MAX_CALLS = 320
"""The longest legal auction has 319 calls."""
MAX_CARDS = 53
MAX_NOTE_LENGTH = 1 << 12
"""The longest explanation of one call, in characters."""

_CLAIM = re.compile(r"([NESW]) claims ([0-9]|1[0-3])", re.ASCII)
_SUIT_CODE = re.compile(r"!([SHDC])", re.IGNORECASE)
_SUIT_SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@dataclass(slots=True)
class Draft:
    """The content of a board's pairs; `values` are those of keys that occur once.

    `names` are lists of players, each with whether it follows the board's qx pair. After an unreadable call
    or card it is unknown whose turn it is, so the auction or the play ends there.
    """

    calls: list[LinCall] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    play: list[Card] = field(default_factory=list)
    values: dict[str, str] = field(default_factory=dict)
    names: list[tuple[str, bool]] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    stopped: set[str] = field(default_factory=set)
    taken_back: dict[str, int] = field(default_factory=dict)
    claim: tuple[Seat, int] | None = None

    def add(self, key: str, value: str) -> None:
        """Add a pair; unknown keys are ignored."""
        handler = _HANDLERS.get(key)
        if handler is not None:
            handler(self, value)
        elif key in _SINGLE_KEYS:
            self.values[key] = value

    def comment(self, value: str) -> None:
        """Read a comment for kibitzers; one written by this program may state a claim."""
        if match := _CLAIM.fullmatch(value.strip()):
            self.claim = Seat[match[1]], int(match[2])

    def call(self, value: str) -> None:
        """Add calls; usually one, perhaps alerted."""
        known = CALLS.get(value)
        if known is None or self.stopped or self.taken_back:
            self._calls(value)
            return
        call, alerted = known
        if alerted:
            self.notes[len(self.calls)] = ""
        self.calls.append(call)

    def _calls(self, value: str) -> None:
        if "Auction" in self.stopped:
            return
        self._remove_taken_back("ub", self.calls)
        try:
            for call, words in parse_calls(value):
                if words is not None:
                    self.notes[len(self.calls)] = clean_comment(words)
                self.calls += [SimpleCall.PASS] * closing_passes(self.calls[-4:]) if call is None else [call]
        except ChelemError as error:
            self.fault(error, "Auction", len(self.calls))
            self.stopped.add("Auction")

    def explain(self, value: str) -> None:
        """Add an explanation to the last call."""
        if self.calls and "Auction" not in self.stopped:
            place = len(self.calls) - 1
            words = self.notes.get(place, "")
            self.notes[place] = " ".join(filter(None, (words, clean_comment(value))))[
                : max(MAX_NOTE_LENGTH, len(words))
            ]

    def card(self, value: str) -> None:
        """Add cards; usually one."""
        card = CARDS.get(value)
        if card is None or self.stopped or self.taken_back:
            self._cards(value)
        else:
            self.play.append(card)

    def _cards(self, value: str) -> None:
        if "Play" in self.stopped:
            return
        self._remove_taken_back("up", self.play)
        try:
            for card in parse_cards(value):
                self.play.append(card)
        except ChelemError as error:
            self.fault(error, "Play", len(self.play))
            self.stopped.add("Play")

    def _remove_taken_back(self, key: str, done: list[LinCall] | list[Card]) -> None:
        """Remove the calls or cards that were taken back, when others follow."""
        count = min(self.taken_back.pop(key, 0), len(done))
        for place in range(len(done) - count, len(done)):
            if done is self.calls:
                self.notes.pop(place, None)
        del done[len(done) - count :]

    def undo(self, key: str, value: str) -> None:
        """Take back a number of calls or cards."""
        count = whole_number(value.strip())
        self.taken_back[key] = self.taken_back.get(key, 0) + (1 if count is None else count)

    def players(self, value: str) -> None:
        """Add the players of the board, or of all boards."""
        self.names.append((value, "qx" in self.values))

    def fault(self, error: ChelemError, where: str, place: int | None = None) -> None:
        """Record a fault."""
        self.problems.append(Problem(Severity.FAULT, error, where, place))

    def truncate(self) -> None:
        """Truncate an auction or a play that is longer than any legal one."""
        for done, limit, where in ((self.calls, MAX_CALLS, "Auction"), (self.play, MAX_CARDS, "Play")):
            if len(done) > limit:
                del done[limit:]
                self.fault(ParseError("lin.cut"), where, limit)


def clean_comment(value: str) -> str:
    """Return the text on one line, with suit symbols for BBO's !S."""
    words = " ".join(value.split())
    return _SUIT_CODE.sub(lambda match: _SUIT_SYMBOLS[match[1].upper()], words) if "!" in words else words


_HANDLERS: Mapping[str, Callable[[Draft, str], None]] = {
    "mb": Draft.call,
    "nt": Draft.comment,
    "an": Draft.explain,
    "pc": Draft.card,
    "pn": Draft.players,
    "up": lambda draft, value: draft.undo("up", value),
    "ub": lambda draft, value: draft.undo("ub", value),
}
_SINGLE_KEYS = frozenset({"ah", "bn", "mc", "md", "mn", "qx", "rs", "sv", "vg"})
