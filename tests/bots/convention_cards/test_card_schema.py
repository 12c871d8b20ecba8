"""The schema of cards and the program agree on what a card is."""

from functools import cache
from typing import Any

import pytest
import tomlkit
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from chelem.bots.convention_cards.card import MOST_TEXT, PartnershipCard
from chelem.bots.convention_cards.card_schema import card_schema
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.syntax import BOXES
from chelem.bots.systems.system import System
from chelem.core import ParseError
from tests.bots.convention_cards.drawn_cards import drawn_card

pytestmark = pytest.mark.slow

WORDS = st.sampled_from(["", "standard", "light", "aces", "on", "x" * MOST_TEXT, "x" * (MOST_TEXT + 1)])
VALUES = (
    WORDS
    | st.integers()
    | st.booleans()
    | st.lists(WORDS, max_size=2)
    | st.dictionaries(WORDS, WORDS, max_size=1)
)


@cache
def schema() -> Draft202012Validator:
    """The schema, ready to validate."""
    Draft202012Validator.check_schema(card_schema())
    return Draft202012Validator(card_schema())


@cache
def agreements(system: str) -> list[tuple[str, str, str]]:
    """The boxes, agreements and choices of a system."""
    found = System.load(system).agreements.values()
    return [(each.box, each.name, choice.name) for each in found for choice in each.choices]


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """Cards of systems with agreements of theirs, in most of which something is changed."""
    system = draw(st.sampled_from(known_systems()))
    found: dict[str, Any] = {"system": system}
    for box, name, choice in draw(st.lists(st.sampled_from(agreements(system)), max_size=3)):
        found.setdefault(box, {})[name] = choice
    match draw(st.sampled_from(["nothing", "key", "box", "choice", "name"])):
        case "key":
            keys = ["system", "style", "title", "players", "notes", "author", *BOXES]
            found[draw(st.sampled_from(keys))] = draw(VALUES)
        case "box" | "choice" as what if boxes := [box for box in found if box in BOXES]:
            box = draw(st.sampled_from(boxes))
            if what == "box":
                found[draw(st.sampled_from(BOXES))] = found.pop(box)
            else:
                found[box][next(iter(found[box]))] = draw(VALUES)
        case "name":
            found.setdefault(draw(st.sampled_from(BOXES)), {})["stayman"] = "on"
    return found


def can_be_played(document: dict[str, Any]) -> bool:
    """Whether the program takes a card; choices that a system forbids together are left out."""
    try:
        PartnershipCard.parse(tomlkit.dumps(document)).bidding_system()
    except ParseError as error:
        assume(error.code != "card-file.forbidden")
        return False
    return True


@settings(max_examples=40, deadline=None)
@given(documents())
def test_the_schema_takes_what_the_program_takes(document: dict[str, Any]) -> None:
    """A key, a box, an agreement or a choice that one of them refuses is refused by the other."""
    assert schema().is_valid(document) == can_be_played(document)


@pytest.mark.parametrize("number", range(20))
def test_drawn_cards_fit(number: int) -> None:
    """Cards as the program writes them are valid."""
    schema().validate(tomlkit.parse(str(drawn_card(number))).unwrap())
