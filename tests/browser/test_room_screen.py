"""The screen of the room and the phones at its tables, from one round to the next."""

from tests.browser.conftest import Visit
from tests.browser.event import Phone, PlayerPhone, SwissEvening
from tests.browser.person import PHONE


def test_who_sits_out_in_a_swiss_is_not_sent_home(revisit: Visit) -> None:
    """Their table and their phone say that a round is to be drawn, as does the phone of who has played."""
    organiser = revisit()
    evening = SwissEvening(organiser.page.request, 5)
    evening.draw(1)
    evening.start(1)
    entrant, table = evening.alone(1)
    phone = Phone(revisit(size=PHONE), evening, table)
    own = PlayerPhone(revisit(size=PHONE), evening, entrant)
    own.claim(evening.card(entrant))
    for each in (phone, own):
        each.reads("desk-next-out-draw", round=2)
        assert 0 == each.page.get_by_text(each.person.say("desk-next-out-end")).count()
    opponent = next(one for one in range(1, 6) if one != entrant)
    played = PlayerPhone(revisit(size=PHONE), evening, opponent)
    played.claim(evening.card(opponent))
    evening.play(1)
    played.reads("desk-next-out-draw", round=2)
