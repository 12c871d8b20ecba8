"""A convention card filled in under the headings of a layout, by the rules and agreements of its system."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from chelem.bots import AuctionPoint, System, meaning_by_system, point_after
from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.systems.bidder import setting_for
from chelem.core import ALL_BIDS, Bid, Call, Seat, SimpleCall, Vulnerability
from chelem.i18n import Fact, say
from chelem.learning.card_sheets.layouts import CallsAsked, CardHeading, CardLayout, panels_of
from chelem.learning.study.convention_card import line_of
from chelem.text.calls import print_call

_SETTING = setting_for(Seat.N, Vulnerability.NONE)
_HIGHEST_OPENING = Bid.parse("4S")
_MINOR = Bid.parse("1D")
_OVERCALLS = [bid for bid in ALL_BIDS if bid.strain.suit is not None and _MINOR < bid <= Bid.parse("4S")]
"""The opening, and the overcalls of it, for which negative doubles are looked for."""
_SHORT = {SimpleCall.PASS: "–", SimpleCall.DOUBLE: "X", SimpleCall.REDOUBLE: "XX"}


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line under a heading: the calls or the agreement, and what is played."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class SheetHeading:
    """A heading with its lines, and how many empty ones follow for people to write on."""

    title: str
    lines: tuple[SheetLine, ...]
    empty: int


@dataclass(frozen=True, slots=True)
class SheetPanel:
    """Headings that stand together."""

    title: str
    headings: tuple[SheetHeading, ...]


@dataclass(frozen=True, slots=True)
class CardSheet:
    """A card by the headings of a layout, in one language."""

    title: str
    about: str
    """Whose headings they are, and how points are counted."""
    players: tuple[str, ...]
    panels: tuple[SheetPanel, ...]
    notes: str


def filled_sheet(card: PartnershipCard, layout: CardLayout, language: str) -> CardSheet:
    """Return a card under the headings of a layout; `ParseError` if the card cannot be played."""
    system = card.bidding_system()
    panels = panels_of(layout)
    asked = frozenset(name for panel in panels for heading in panel.headings for name in heading.agreed)
    filler = _Filler(system, language, asked)
    named: dict[str, Fact] = {"system": system.titles.say(language)}
    return CardSheet(
        card.title or say("card-file.title", named, language),
        say("card-sheet.about", {"layout": layout.value}, language),
        card.players,
        tuple(
            SheetPanel(
                say(f"card-sheet.panel-{panel.name}", {}, language),
                tuple(map(filler.heading, panel.headings)),
            )
            for panel in panels
        ),
        card.notes,
    )


@dataclass(frozen=True)
class _Filler:
    """Fills in headings by a system, in one language."""

    system: System
    language: str
    asked: frozenset[str]
    """The agreements that have a heading of the layout."""

    def heading(self, asked: CardHeading) -> SheetHeading:
        """Return a heading filled in; with an empty line where nothing is known."""
        lines = (
            *(line for name in asked.found for line in FINDINGS[name](self)),
            *self._agreements(asked.agreed),
            *(line for auction in asked.calls for line in self._calls(auction)),
        )
        title = say(f"card-sheet.{asked.name}", {}, self.language)
        return SheetHeading(title, lines, asked.empty or int(not lines))

    def _agreements(self, names: Iterable[str]) -> Iterator[SheetLine]:
        for name in names:
            if name in self.system.choices:
                line = line_of(self.system, name, self.language)
                yield self._named(_curly(line["agreement"]), _curly(line["choice"]))

    def _calls(self, asked: CallsAsked) -> Iterator[SheetLine]:
        """Yield what calls show after an auction; neighbours with one meaning share a line."""
        point = _point(self.system, asked.auction)
        shared: list[tuple[list[Call], str]] = []
        for call in asked.calls:
            if call in point.possible_calls:
                meaning = meaning_by_system(point, call).say(self.language)
                if shared and shared[-1][1] == meaning:
                    shared[-1][0].append(call)
                else:
                    shared.append(([call], meaning))
        for calls, meaning in shared:
            yield SheetLine(_written(asked.auction, calls, self.language), meaning)

    def named_system(self) -> Iterator[SheetLine]:
        """Yield the system by name, and its style if it has one."""
        styles = self.system.styles
        style = styles[self.system.style].titles.say(self.language) if self.system.style else ""
        name = self.system.titles.say(self.language)
        yield self._finding("system", ", ".join(filter(None, (name, style))))

    def forcing_openings(self) -> Iterator[SheetLine]:
        """Yield the opening bids that partner may not pass."""
        bids = [bid for bid in self._openings if meaning_by_system(self._opening, bid).forcing]
        if bids:
            yield self._finding("forcing", self._listed(bids))

    def artificial_openings(self) -> Iterator[SheetLine]:
        """Yield the opening bids that do not offer to play in what they name."""
        bids = [bid for bid in self._openings if meaning_by_system(self._opening, bid).artificial]
        if bids:
            yield self._finding("artificial", self._listed(bids))

    def negative_doubles(self) -> Iterator[SheetLine]:
        """Yield up to which overcall of one diamond the double is negative."""
        negative = [bid for bid in _OVERCALLS if self._doubles_negatively(bid)]
        if negative:
            text = say("card-sheet.negative-through", {"bid": str(negative[-1])}, self.language)
            yield self._finding("negative", text)

    def other_agreements(self) -> Iterator[SheetLine]:
        """Yield the agreements that no heading of the layout asks for."""
        yield from self._agreements(name for name in self.system.agreements if name not in self.asked)

    def _doubles_negatively(self, overcall: Bid) -> bool:
        point = _point(self.system, (_MINOR, overcall))
        understood = point.meaning(SimpleCall.DOUBLE).understood
        return SimpleCall.DOUBLE in point.possible_calls and "negative-double" in understood.conventions

    def _finding(self, name: str, text: str) -> SheetLine:
        return self._named(say(f"card-sheet.{name}", {}, self.language), text)

    def _named(self, label: str, text: str) -> SheetLine:
        return SheetLine(say("card-sheet.label", {"label": label}, self.language), text)

    def _listed(self, bids: Sequence[Bid]) -> str:
        return ", ".join(_short(bid, self.language) for bid in bids)

    @property
    def _opening(self) -> AuctionPoint:
        return _point(self.system, ())

    @property
    def _openings(self) -> list[Bid]:
        calls = self._opening.possible_calls
        return sorted(call for call in calls if isinstance(call, Bid) and call <= _HIGHEST_OPENING)


FINDINGS = {
    "system": _Filler.named_system,
    "forcing-openings": _Filler.forcing_openings,
    "artificial-openings": _Filler.artificial_openings,
    "negative-doubles": _Filler.negative_doubles,
    "other-agreements": _Filler.other_agreements,
}
"""What a layout may ask to be worked out."""


def _point(system: System, calls: tuple[Call, ...]) -> AuctionPoint:
    return point_after(system, _SETTING, calls)


def _short(call: Call, language: str) -> str:
    return print_call(call, language) if isinstance(call, Bid) else _SHORT[SimpleCall(str(call))]


def _written(auction: tuple[Call, ...], calls: Sequence[Call], language: str) -> str:
    """Return an auction with its next calls as players write it: `1♠–2♣`, `(1♥) X (–) 2♠`.

    Calls of the opponents are in brackets; where they only pass, they are left out.
    """
    last = ", ".join(_short(call, language) for call in calls)
    ours = [_short(call, language) for call in auction[::-1][1::2][::-1]]
    if all(call is SimpleCall.PASS for call in auction[::-1][::2]):
        return "–".join((*ours, last)) if SimpleCall.PASS not in auction[:1] else " ".join((*ours, last))
    shown = [
        f"({_short(call, language)})" if (len(auction) - index) % 2 else _short(call, language)
        for index, call in enumerate(auction)
    ]
    return " ".join((*shown, last))


def _curly(text: str) -> str:
    return text.replace("'", "’")
