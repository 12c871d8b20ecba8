"""A hand is counted for those who wish it: in a line under it, in full, and as declarer's plan."""

from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP


def test_a_hand_is_counted_if_wished(revisit: Visit) -> None:
    """Off at first; then points stand under the hand, a tap explains them, and declarer has a plan."""
    person = revisit(language="en", size=DESKTOP)
    person.enter(person.make("contract"))
    person.until(lambda: bool(person.witness.legal))
    line = person.page.get_by_title(person.say("count-title"))
    assert 0 == line.count()
    person.open_settings("play")
    person.page.get_by_role("checkbox", name=person.say("settings-count")).check()
    person.page.keyboard.press("Escape")
    line.wait_for()
    assert person.say("count.points.brief", points=16) in line.inner_text()
    line.click()
    person.page.get_by_role("dialog", name=person.say("count-title")).get_by_text(
        person.say("count.losers.why")
    ).wait_for()
    person.page.keyboard.press("Escape")
    assert 0 == person.page.get_by_role("heading", name=person.say("plan-title")).count()
    while not person.witness.picture["play"]:
        assert person.move()
        person.until(lambda: bool(person.witness.legal))
    plan = person.page.get_by_role("region", name=person.say("plan-title"))
    plan.get_by_text("Winners by suit").wait_for()
