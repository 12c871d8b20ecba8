"""The card of a partnership: what it may choose in a system, whether it can be played, and how it reads."""

from typing_extensions import TypedDict

from chelem.bots import Configuration
from chelem.bots.bidders import system_of
from chelem.bots.configuration import DEFAULT_STYLE
from chelem.bots.convention_cards.given_card import configuration_of_card, read_given_card
from chelem.bots.convention_cards.side_text import title_of_text
from chelem.bots.systems.syntax import BOXES
from chelem.bots.systems.system import System
from chelem.core import Unknown
from chelem.learning.study.convention_card import ConventionCard, card_of_rules
from chelem.learning.study.system_chapters import studied_system


class CardAgreementChoice(TypedDict):
    """A way to play an agreement."""

    choice: str
    title: str


class ChoosableAgreement(TypedDict):
    """Something that a partnership may play in several ways."""

    agreement: str
    title: str
    usual: str
    """How the system plays it, unless a card says otherwise."""
    choices: list[CardAgreementChoice]


class CardAgreementBox(TypedDict):
    """A box of the card with its agreements."""

    box: str
    agreements: list[ChoosableAgreement]


class CardAgreements(TypedDict):
    """What a partnership that plays a system may choose, by the boxes of its card."""

    system: str
    title: str
    boxes: list[CardAgreementBox]


def card_agreements_of(name: str, style: str, language: str) -> CardAgreements:
    """Return the agreements of a system, as it plays them in a style."""
    studied_system(name)  # a system of the program, never a file
    system = system_of(Configuration("instant", name, style or DEFAULT_STYLE))
    return {
        "system": name,
        "title": system.titles.say(language),
        "boxes": agreements_of(system, language),
    }


def agreements_of(system: System, language: str) -> list[CardAgreementBox]:
    """Return what the card of a system lets choose, box by box, and how the system plays it."""
    usual = system.choices
    boxes: dict[str, list[ChoosableAgreement]] = {box: [] for box in BOXES}
    for agreement in system.agreements.values():
        if agreement.name in usual:
            boxes[agreement.box].append(
                {
                    "agreement": agreement.name,
                    "title": agreement.titles.say(language),
                    "usual": usual[agreement.name],
                    "choices": [
                        {"choice": choice.name, "title": choice.titles.say(language)}
                        for choice in agreement.choices
                    ],
                }
            )
    return [{"box": box, "agreements": found} for box, found in boxes.items() if found]


def check_card(text: str) -> None:
    """Raise `ParseError` unless a card can be played; with the reason if agreements do not go together."""
    read_given_card(text).bidding_system()


def sheet_of(bots: Configuration, language: str) -> ConventionCard:
    """Return what bots bid by as a filled-in card: that of their system, or of their convention card."""
    if bots.is_file:
        raise Unknown("study.system", name=bots.system)
    system = system_of(bots)
    title = title_of_text(bots.card) if bots.card else ""
    return card_of_rules(system, title or system.titles.say(language), language)


def sheet_of_card(text: str, language: str) -> ConventionCard:
    """Return a card as players read it; `ParseError` if it cannot be played."""
    check_card(text)
    return sheet_of(configuration_of_card(text, "instant"), language)
