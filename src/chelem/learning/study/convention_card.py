"""The convention card of a system: what its calls show in the auctions that a card is about."""

from collections.abc import Mapping

from typing_extensions import TypedDict

from chelem.bots import AuctionPoint, System, meaning_by_system, point_after
from chelem.bots.convention_cards.leads import played_by_bots
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.syntax import BOXES as CARD_BOXES
from chelem.core import Seat, Vulnerability
from chelem.i18n import say
from chelem.learning.study.listed_auction import call_in_log
from chelem.learning.study.system_chapters import studied_system

BOXES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "openings": (("", "1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3NT"),),
    "notrump": (
        ("1NT P", "2C 2D 2H 2S 2NT 3C 3D 3H 3S 4C 4D 4H"),
        ("1NT P 2C P", "2D 2H 2S 2NT"),
    ),
    "majors": (("1H P", "1NT 2C 2H 2S 2NT 3H 3S 4C 4H"), ("P P 1S P", "2C 2D")),
    "minors": (("1D P", "1NT 2C 2D 2NT 3D"),),
    "strong": (("2C P", "2D 2H 2NT"), ("2D P", "2H 2S 2NT 3C 3D"), ("2H P", "2NT 2S 3H")),
    "slams": (("1S P 3S P", "4C 4NT"), ("1S P 3S P 4NT P", "5C 5D 5H 5S")),
    "defence": (
        ("1H", "X 1S 1NT 2C 2H 2S 2NT 3C"),
        ("1NT", "X 2C 2D 2H 2S 2NT"),
        ("2H", "X 2S 2NT"),
    ),
    "contested": (("1D 1S", "X 1NT 2H 2S 3D"), ("1H X", "XX 2H 2NT 3H"), ("1H X P", "1S 1NT 2S 2H")),
}
"""The boxes of a card: auctions, and the calls to tell about where the system makes them."""


class ConventionLine(TypedDict):
    """A line of a convention card: the calls that have the same meaning, and that meaning."""

    calls: list[str]
    meaning: str


class CardTopic(TypedDict):
    """Lines about one auction: `1NT –`."""

    auction: list[str]
    lines: list[ConventionLine]


class AgreementLine(TypedDict):
    """An agreement of a card, and how it is played."""

    agreement: str
    choice: str


class CardBox(TypedDict):
    """A box of the card: `openings`, `notrump`, `majors` and others."""

    box: str
    agreements: list[AgreementLine]
    topics: list[CardTopic]


class ConventionCard(TypedDict):
    """The convention card of a system, filled in by its rules."""

    system: str
    title: str
    boxes: list[CardBox]


def filled_card(name: str, language: str) -> ConventionCard:
    """Return the card of a system, filled in by its rules."""
    system = studied_system(name)
    return card_of_rules(system, system.titles.say(language), language)


def card_of_rules(system: System, title: str, language: str) -> ConventionCard:
    """Return the card that a system fills in by its rules, with a title."""
    setting = setting_for(Seat.N, Vulnerability.NONE)
    agreed = agreed_lines(system, language)
    boxes: dict[str, list[CardTopic]] = {}
    for box, topics in BOXES.items():
        boxes[box] = []
        for auction, wanted in topics:
            point = point_after(system, setting, tuple(map(call_in_log, auction.split())))
            if (topic := _topic(point, wanted, language))["lines"]:
                boxes[box].append(topic)
    return {
        "system": system.name,
        "title": title,
        "boxes": [
            {"box": box, "agreements": agreed.get(box, []), "topics": boxes.get(box, [])}
            for box in CARD_BOXES
            if agreed.get(box) or boxes.get(box)
        ],
    }


def agreed_lines(system: System, language: str) -> dict[str, list[AgreementLine]]:
    """Return, by the boxes of a card, how a system plays what a partnership may play otherwise.

    A choice that bots do not follow says so.
    """
    found: dict[str, list[AgreementLine]] = {box: [] for box in CARD_BOXES}
    for name in system.choices:
        line = line_of(system, name, language)
        if not played_by_bots(system, name):
            line["choice"] = say("study.for-people", {"choice": line["choice"]}, language)
        found[system.agreements[name].box].append(line)
    return {box: lines for box, lines in found.items() if lines}


def line_of(system: System, name: str, language: str) -> AgreementLine:
    """Return an agreement of a system and how it is played; `KeyError` if in none of its ways."""
    agreement, chosen = system.agreements[name], system.choices[name]
    choice = next(choice for choice in agreement.choices if choice.name == chosen)
    return {"agreement": agreement.titles.say(language), "choice": choice.titles.say(language)}


def _topic(point: AuctionPoint, wanted: str, language: str) -> CardTopic:
    """Return what calls show at a point; neighbours with one meaning share a line."""
    lines: list[ConventionLine] = []
    for call in map(call_in_log, wanted.split()):
        if call in point.possible_calls:
            meaning = meaning_by_system(point, call).say(language)
            if lines and lines[-1]["meaning"] == meaning:
                lines[-1]["calls"].append(str(call))
            else:
                lines.append({"calls": [str(call)], "meaning": meaning})
    return {"auction": list(map(str, point.auction.calls)), "lines": lines}
