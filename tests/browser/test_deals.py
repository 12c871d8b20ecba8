"""A whole deal of each game, played through the page against bots."""

import pytest

from tests.browser.choices import PREPARED
from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE
from tests.support.thorough import first_of

GAMES = ("contract", "whist", "comptoir", "whiz")
WINDOWS = (("fr", PHONE), ("en", DESKTOP))
CASES = [(game, *window) for game in GAMES for window in WINDOWS]
USUAL = [(game, *WINDOWS[number % 2]) for number, game in enumerate(GAMES)]


@pytest.mark.parametrize(("game", "language", "size"), first_of(CASES, *USUAL))
def test_a_deal_is_played_through_the_page(
    visit: Visit, game: str, language: str, size: tuple[int, int]
) -> None:
    """Every call and card is a button with its name; at the end the sheet has the deal's row."""
    person = visit(language=language, size=size)
    person.enter(person.make(game, **({"deal": PREPARED} if game == "comptoir" else {})))
    moves = person.play()
    picture = person.witness.picture
    assert moves > 13
    assert len(picture["sheet"]["rows"]) == 1
    row = picture["sheet"]["rows"][0]
    assert picture["play"] is None or sum(picture["play"]["taken"].values()) == 13
    number = picture["deal"]["board"] or picture["deal"]["deal"]
    person.page.get_by_role("heading", name=person.say("result-title", number=number)).wait_for()
    assert row["result"] in person.page.get_by_role("main").inner_text()
