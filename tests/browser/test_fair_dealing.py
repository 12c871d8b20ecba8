"""Pages add to each deal by themselves, also through a reload, and check it afterwards."""

from tests.browser.conftest import Visit
from tests.browser.person import Person

ONE_BOARD = {"match": {"kind": "duplicate", "boards": 1}, "deal": None}


def own_pledges(person: Person) -> list[str]:
    """Return the hashes that this player's page has pledged."""
    picture = person.witness.picture
    pledges = picture["promise"]["pledges"]
    return [each["hash"] for each in pledges if each["player"] == picture["you"]["player"]]


def test_a_page_alone_with_robots_adds_to_the_deal_and_checks_it(visit: Visit) -> None:
    """Nobody is named, and after the deal the page says that it was drawn with its help."""
    person = visit()
    person.enter(person.make("contract", **ONE_BOARD))
    person.until(lambda: person.witness.picture["deal"] is not None)
    promise = person.witness.picture["promise"]
    assert ("dealt", []) == (promise["stage"], promise["unrevealed"])
    assert 1 == len(own_pledges(person))
    person.cut_short()
    person.tab("end-tab-details")
    person.page.get_by_text(person.say("end-verified")).click()
    person.page.get_by_text(person.say("fair-shared")).wait_for()
    person.page.get_by_role("link", name=person.say("after-review"), exact=True).click()
    person.page.get_by_role(
        "group", name=person.say("review-steps")
    ).wait_for()  # the page left has such a tab too
    person.tab("viewer-tab-details")
    person.page.get_by_text(person.say("fair-together")).wait_for()


def test_a_reload_between_pledge_and_reveal(visit: Visit) -> None:
    """The page reveals what it had pledged; the player whose page never came is named on it."""
    owner, absent = visit(), visit()
    code = owner.make("contract", **ONE_BOARD, chairs={"S": "me", "N": "open"})
    taken = absent.page.request.put(f"/api/tables/{code}/chairs/N", data={"kind": "person", "name": "Nadia"})
    assert taken.ok, taken.text()
    assert owner.page.request.post(f"/api/tables/{code}/start").ok
    owner.enter(code)
    owner.until(lambda: bool(own_pledges(owner)))
    pledged = own_pledges(owner)
    assert "pledge" == owner.witness.picture["promise"]["stage"]
    owner.page.get_by_text(owner.say("dealing-now")).wait_for()
    owner.page.reload()
    owner.until(lambda: owner.witness.picture["promise"]["stage"] == "dealt")
    promise, chairs = owner.witness.picture["promise"], owner.witness.picture["chairs"]
    assert pledged == own_pledges(owner)
    assert [chairs["N"]["player"]] == promise["unrevealed"]
    owner.page.get_by_text(owner.say("dealing-left-out", names="Nadia", count=1)).wait_for()
