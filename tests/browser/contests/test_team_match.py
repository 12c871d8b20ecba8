"""Two friends, each in a room of a match of teams, with robots in the other chairs."""

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.contests.test_challenge import play_match
from tests.browser.person import PHONE


def test_two_rooms_play_the_same_boards(revisit: Visit) -> None:
    """From the link to the score of the match, on a telephone too."""
    anne, ben = revisit(), revisit(language="en", size=PHONE)
    plan = {"boards": 2, "name": "Anne", "pace": "instant", "bots": "instant:sayc"}
    code = anne.page.request.post("/api/team-matches", data=plan).json()["code"]
    for person in (anne, ben):
        person.open(f"/equipe/{code}")
        person.page.get_by_role("heading", name=person.say("teams-title")).wait_for()
    assert violations(ben.page) == []
    ben.page.get_by_label(ben.say("name-label")).fill("Ben")
    ben.button(ben.say("teams-sit-at", seat="S", room="closed", team="B")).click()
    ben.page.get_by_text(ben.say("teams-you", name="Ben")).wait_for()
    anne.page.get_by_text("Ben", exact=True).wait_for()
    anne.button(anne.say("teams-start")).click()
    for person in (anne, ben):
        person.page.wait_for_url("**/table/*")  # nobody has to look for the way to their table
        play_match(person)
    anne.open(f"/equipe/{code}")
    ben.page.get_by_role("link", name=ben.say("teams-see")).click()
    for person in (anne, ben):
        person.page.get_by_text(person.say("teams-victory-points")).first.wait_for()
        assert person.page.get_by_role("table").get_by_role("row").count() == 1 + plan["boards"]
    assert violations(ben.page) == []
