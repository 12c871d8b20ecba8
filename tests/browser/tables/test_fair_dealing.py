"""Pages add to each deal by themselves, also through a reload, and check it afterwards."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from chelem.engine.replay import replay
from chelem.formats.log.acknowledgement import Acknowledgement
from chelem.formats.log.read import read_log
from tests.browser.conftest import Reception, Visit
from tests.browser.person import Person
from tests.support.servers.serving import Server
from tests.support.thorough import first_of, thorough

ONE_BOARD = {"match": {"kind": "duplicate", "boards": 1}, "deal": None}


# A ping instead: a page that hears nothing after it has said something takes the line for lost.
NEVER_REVEAL = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  send.call(this, JSON.parse(data).t === "reveal" ? '{"t": "ping"}' : data);
};
"""


# The page hears everything but that the server has its nonce.
NEVER_ACKNOWLEDGED = """
const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
const deaf = (listener) => (event) => event.data.includes('"acknowledged"') || listener(event);
Object.defineProperty(WebSocket.prototype, "onmessage", {
  ...own,
  set(listener) {
    own.set.call(this, listener && deaf(listener));
  },
});
"""


def review_dealing(person: Person) -> None:
    """Go from the end of a deal to what its review says of how it was dealt."""
    person.page.get_by_role("link", name=person.say("after-review"), exact=True).click()
    person.page.get_by_role(
        "group", name=person.say("review-steps")
    ).wait_for()  # the page left has such a tab too
    person.tab("viewer-tab-details")


def own_pledges(person: Person) -> list[str]:
    """Return the hashes that this player's page has pledged."""
    picture = person.witness.picture
    pledges = picture["promise"]["pledges"]
    return [each["hash"] for each in pledges if each["player"] == picture["you"]["player"]]


def test_a_page_alone_with_robots_adds_to_the_deal_and_checks_it(revisit: Visit) -> None:
    """Nobody is named, and after the deal the page says that it was drawn with its help."""
    person = revisit()
    person.enter(person.make("contract", **ONE_BOARD))
    person.until(lambda: person.witness.picture["deal"] is not None)
    promise = person.witness.picture["promise"]
    assert ("dealt", []) == (promise["stage"], promise["unrevealed"])
    assert 1 == len(own_pledges(person))
    person.cut_short()
    person.tab("end-tab-details")
    person.page.get_by_text(person.say("end-verified")).click()
    person.page.get_by_text(person.say("fair-shared", others=0, prepared="no")).wait_for()
    review_dealing(person)
    person.page.get_by_text(person.say("fair-shared", others=0, prepared="no")).wait_for()


@thorough
def test_a_page_whose_nonce_does_not_arrive(visit: Visit) -> None:
    """It says so; to a page that knows nothing of a nonce, the server alone drew the cards."""
    person = visit()
    person.page.add_init_script(NEVER_REVEAL)
    person.enter(person.make("contract", **ONE_BOARD))
    person.until(lambda: person.witness.picture["deal"] is not None)
    assert [1, 1] == [len(person.witness.picture["promise"][name]) for name in ("pledges", "unrevealed")]
    person.cut_short()
    person.tab("end-tab-details")
    person.page.get_by_text(person.say("end-dealing")).click()
    person.page.get_by_text(person.say("fair-lost", arrived="no")).wait_for()
    assert 0 == person.page.get_by_text(person.say("end-verified")).count()
    review_dealing(person)
    person.page.get_by_text(person.say("fair-lost", arrived="no")).wait_for()
    person.page.evaluate("localStorage.clear()")
    person.page.reload()
    person.tab("viewer-tab-details")
    person.page.get_by_text(person.say("fair-alone")).wait_for()
    person.page.get_by_text(person.say("review-proof-how")).click()
    person.page.get_by_text(person.say("review-proof-no-nonce")).wait_for()


@thorough
def test_a_page_that_hears_of_no_acknowledgement(visit: Visit) -> None:
    """The deal is not verified, at its end and in its review."""
    person = visit()
    person.page.add_init_script(NEVER_ACKNOWLEDGED)
    person.enter(person.make("contract", **ONE_BOARD))
    person.until(lambda: person.witness.picture["deal"] is not None)
    person.cut_short()
    person.tab("end-tab-details")
    person.page.get_by_text(person.say("end-dealing")).click()
    person.page.get_by_text(person.say("fair-lost", arrived="yes")).wait_for()
    review_dealing(person)
    person.page.get_by_text(person.say("fair-lost", arrived="yes")).wait_for()


@pytest.mark.parametrize("language", first_of(["fr", "en"], "fr"))
def test_a_server_that_leaves_out_what_it_has_acknowledged(
    chromium: Browser, tmp_path: Path, language: str
) -> None:
    """The page says so at once and at the end of the deal, and has a proof that the command checks."""
    with Server(tmp_path, module="tests.support.servers.dishonest_server") as server:
        visit = Reception(chromium, server)
        person = visit(language=language)
        person.enter(person.make("contract", **ONE_BOARD))
        person.page.get_by_text(person.say("fair-left-out")).wait_for()
        person.cut_short()
        person.tab("end-tab-details")
        person.page.get_by_text(person.say("end-dealing")).click()
        person.page.get_by_text(person.say("fair-proof"), exact=True).click()
        with person.page.expect_download() as download:
            person.page.get_by_role("link", name=person.say("fair-proof-save")).click()
        proof = Acknowledgement.parse(Path(download.value.path()).read_text(encoding="utf-8"))
        person.button(person.say("fair-proof-copy")).click()
        person.page.get_by_text(person.say("fair-proof-copied")).wait_for()
        code = person.witness.picture["table"]["code"]
        log = person.page.request.get(f"/api/tables/{code}/log").text()
        assert ("left_out", True) == (
            proof.fate(replay(read_log(log.splitlines()), partial=True)),
            proof.is_signed,
        )
        review_dealing(person)
        person.page.get_by_text(person.say("fair-left-out")).wait_for()
        visit.close()


def test_a_reload_between_pledge_and_reveal(revisit: Visit) -> None:
    """The page reveals what it had pledged; the player whose page never came is named on it."""
    owner, absent = revisit(), revisit()
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
