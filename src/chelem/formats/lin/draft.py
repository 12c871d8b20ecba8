"""A board while its pairs are read, one after another."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from chelem.boards.report import Problem, Severity
from chelem.core.calls import SimpleCall
from chelem.core.cards import Card
from chelem.core.errors import ChelemError, ParseError
from chelem.core.numbers import whole_number
from chelem.core.seats import Seat
from chelem.formats.common import passes_left
from chelem.formats.lin.calls import CALLS, LinCall, calls_in
from chelem.formats.lin.cards import CARDS, cards_in

MOST_CALLS = 320
"""More than the longest auction that the rules allow, which has 319 calls."""
MOST_CARDS = 53
MOST_WORDS = 1 << 12
"""Characters of the words on one call."""

_CLAIM = re.compile(r"([NESW]) claims ([0-9]|1[0-3])", re.ASCII)
_SIGN = re.compile(r"!([SHDC])", re.IGNORECASE)
_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@dataclass(slots=True)
class Draft:
    """What the pairs of a board say; `told` are the values of those that come once.

    `names` are those of players, and whether they stand after the board's qx.

    After a call that cannot be read nobody knows who makes the next one, nor after a card who plays it: the
    auction, or the play, ends there.
    """

    calls: list[LinCall] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    play: list[Card] = field(default_factory=list)
    told: dict[str, str] = field(default_factory=dict)
    names: list[tuple[str, bool]] = field(default_factory=list)
    found: list[Problem] = field(default_factory=list)
    mute: set[str] = field(default_factory=set)
    undone: dict[str, int] = field(default_factory=dict)
    claim: tuple[Seat, int] | None = None

    def take(self, key: str, value: str) -> None:
        """Add a pair; an unknown one is ignored."""
        taker = _TAKERS.get(key)
        if taker is not None:
            taker(self, value)
        elif key in _TOLD:
            self.told[key] = value

    def comment(self, value: str) -> None:
        """Words for those who watch; ours may say who claimed how many of the tricks left."""
        if found := _CLAIM.fullmatch(value.strip()):
            self.claim = Seat[found[1]], int(found[2])

    def call(self, value: str) -> None:
        """Calls: one as a rule, with its alert."""
        said = CALLS.get(value)
        if said is None or self.mute or self.undone:
            self._calls(value)
            return
        call, alerted = said
        if alerted:
            self.notes[len(self.calls)] = ""
        self.calls.append(call)

    def _calls(self, value: str) -> None:
        if "Auction" in self.mute:
            return
        self._go_back("ub", self.calls)
        try:
            for call, words in calls_in(value):
                if words is not None:
                    self.notes[len(self.calls)] = tidy(words)
                self.calls += [SimpleCall.PASS] * passes_left(self.calls[-4:]) if call is None else [call]
        except ChelemError as error:
            self.fault(error, "Auction", len(self.calls))
            self.mute.add("Auction")

    def explain(self, value: str) -> None:
        """Words on the last call."""
        if self.calls and "Auction" not in self.mute:
            place = len(self.calls) - 1
            words = self.notes.get(place, "")
            self.notes[place] = " ".join(filter(None, (words, tidy(value))))[: max(MOST_WORDS, len(words))]

    def card(self, value: str) -> None:
        """Cards: one as a rule."""
        card = CARDS.get(value)
        if card is None or self.mute or self.undone:
            self._cards(value)
        else:
            self.play.append(card)

    def _cards(self, value: str) -> None:
        if "Play" in self.mute:
            return
        self._go_back("up", self.play)
        try:
            for card in cards_in(value):
                self.play.append(card)
        except ChelemError as error:
            self.fault(error, "Play", len(self.play))
            self.mute.add("Play")

    def _go_back(self, key: str, done: list[LinCall] | list[Card]) -> None:
        """Take back what a film took back, now that it goes on otherwise."""
        count = min(self.undone.pop(key, 0), len(done))
        for place in range(len(done) - count, len(done)):
            if done is self.calls:
                self.notes.pop(place, None)
        del done[len(done) - count :]

    def undo(self, key: str, value: str) -> None:
        """So many calls or cards back; what follows takes their place."""
        count = whole_number(value.strip())
        self.undone[key] = self.undone.get(key, 0) + (1 if count is None else count)

    def players(self, value: str) -> None:
        """The players of the board, or of all."""
        self.names.append((value, "qx" in self.told))

    def fault(self, error: ChelemError, where: str, place: int | None = None) -> None:
        """Note what is wrong."""
        self.found.append(Problem(Severity.FAULT, error, where, place))

    def bounded(self) -> None:
        """Cut an auction and a play that are longer than any can be."""
        for done, most, where in ((self.calls, MOST_CALLS, "Auction"), (self.play, MOST_CARDS, "Play")):
            if len(done) > most:
                del done[most:]
                self.fault(ParseError("lin.cut"), where, most)


def tidy(value: str) -> str:
    """Words on one line, with suits as signs: BBO writes !S for a spade."""
    words = " ".join(value.split())
    return _SIGN.sub(lambda found: _SIGNS[found[1].upper()], words) if "!" in words else words


_TAKERS: Mapping[str, Callable[[Draft, str], None]] = {
    "mb": Draft.call,
    "nt": Draft.comment,
    "an": Draft.explain,
    "pc": Draft.card,
    "pn": Draft.players,
    "up": lambda draft, value: draft.undo("up", value),
    "ub": lambda draft, value: draft.undo("ub", value),
}
_TOLD = frozenset({"ah", "bn", "mc", "md", "mn", "qx", "rs", "sv", "vg"})
