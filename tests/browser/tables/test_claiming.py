"""Claims on the page: of fewer tricks than are sure, and what is kept of a concession."""

from tests.browser.conftest import Visit
from tests.browser.person import PHONE
from tests.browser.tables.test_coach import GRAND_SLAM, bid_and_cash


def test_too_low_a_claim_is_warned_of_and_kept_tricks_are_said(revisit: Visit) -> None:
    """Thirteen sure tricks, ten claimed anyway: the robots accept, and the score says that three are kept."""
    person = revisit(size=PHONE)
    page, witness = person.page, person.witness
    person.enter(person.make("contract", deal=GRAND_SLAM))
    while not person.may_concede():
        assert person.move(bid_and_cash)
        person.until(lambda: bool(witness.legal))
    position = witness.position
    person.button(person.say("action-claim")).click()
    person.button("10").click()
    warning = page.get_by_text(person.say("claim-sure", sure=13))
    person.until(lambda: warning.count() > 0 or witness.position > position)
    if witness.position == position:  # busy workers may have no time to count
        person.button(person.say("claim-anyway", tricks=10)).click()
    person.until(lambda: witness.rests)
    page.get_by_text(person.say("result-kept", count=3)).first.wait_for()
    assert 1520 == abs(witness.picture["sheet"]["rows"][0]["points"]["NS"])
