"""Deals of each game, played through the page against bots."""

import pytest

from tests.browser.choices import PREPARED
from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE, Person
from tests.support.thorough import first_of

GAMES = ("contract", "whist", "comptoir", "whiz")
WINDOWS = (("fr", PHONE), ("en", DESKTOP))
WINDOWED = pytest.mark.parametrize(("language", "size"), first_of(WINDOWS, WINDOWS[0]), ids=["phone", "desk"])


@pytest.mark.parametrize("game", first_of(GAMES, "contract"))
@WINDOWED
def test_a_deal_is_played_through_the_page(
    revisit: Visit, game: str, language: str, size: tuple[int, int]
) -> None:
    """Every call and card is a button with its name; at the end the sheet has the deal's row."""
    person = dealt(revisit, game, language, size)
    moves = person.play()
    picture = person.witness.picture
    assert moves > 13
    assert picture["play"] is None or sum(picture["play"]["taken"].values()) == 13
    assert_scored(person)


@pytest.mark.parametrize("game", first_of(GAMES[1:], "comptoir"))
def test_the_deal_of_a_game_ends_with_its_result(revisit: Visit, game: str) -> None:
    """The same for the calls of every game and for its first trick; the rest is conceded."""
    person = dealt(revisit, game, *WINDOWS[1])
    person.cut_short(1)
    assert_scored(person)


def dealt(revisit: Visit, game: str, language: str, size: tuple[int, int]) -> Person:
    """Somebody at a table of a game."""
    person = revisit(language=language, size=size)
    person.enter(person.make(game, **({"deal": PREPARED} if game == "comptoir" else {})))
    return person


def assert_scored(person: Person) -> None:
    """Check that the sheet has one row, and that its result is on the page."""
    picture = person.witness.picture
    assert len(picture["sheet"]["rows"]) == 1
    row = picture["sheet"]["rows"][0]
    number = picture["deal"]["board"] or picture["deal"]["deal"]
    person.page.get_by_role("heading", name=person.say("result-title", number=number)).wait_for()
    assert row["result"] in person.page.get_by_role("main").inner_text()
