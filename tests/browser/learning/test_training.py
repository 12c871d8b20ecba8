"""The page of practice, and the two kinds of deals that are not whole ones."""

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.support.thorough import thorough


def start(person: Person, theme: str, activity: str) -> None:
    """Choose on the page, and come to the table."""
    person.open(f"/entrainement?theme={theme}")
    person.page.get_by_role("radio", name=person.say(f"training-activity-{activity}")).check()
    assert person.page.get_by_role("radio", name=person.say(f"training-theme-{theme}")).is_checked()
    person.button(person.say("training-start")).click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: bool((person.witness.picture or {}).get("deal")))


def test_the_auction_only(revisit: Visit) -> None:
    """The deal ends without a card from the person, and its score says that it was selected."""
    person = revisit()
    start(person, "games", "bid")
    person.play(lambda _: "P")
    person.page.get_by_role("heading", name=person.say("result-title", number=1)).wait_for()
    (row,) = person.witness.picture["sheet"]["rows"]
    assert row["selected"]
    person.page.get_by_text(person.say("result-selected")).first.wait_for()


@thorough
def test_declarer_play_only(revisit: Visit) -> None:
    """The auction of the bots is on the table, and South plays the contract from the lead on."""
    person = revisit()
    start(person, "notrump", "declare")
    person.until(lambda: bool(person.witness.legal))
    picture = person.witness.picture
    assert "S" == picture["contract"]["declarer"]
    assert "1NT" in [made["call"] for made in picture["calls"]]
    assert "practice" == picture["deal"]["origin"]
    person.move()
