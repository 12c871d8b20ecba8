"""What a player can do at a table besides calling and playing."""

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.browser.tables.test_together import sit


def in_play(person: Person) -> None:
    """South is declarer and to play."""
    person.enter(person.make("contract"))
    person.until(lambda: bool(person.witness.legal))
    while not person.witness.picture["play"]:
        assert person.move()
        person.until(lambda: bool(person.witness.legal))


def test_the_rest_can_be_conceded(revisit: Visit) -> None:
    """A concession of the rest ends the deal, and the bots accept at once."""
    person = revisit()
    in_play(person)
    person.concede()
    person.until(lambda: person.witness.rests)
    assert person.witness.picture["sheet"]["rows"]


def test_a_claim_that_the_bots_do_not_believe_is_refused(revisit: Visit) -> None:
    """All the tricks cannot be made: play goes on, and the refusal is announced."""
    person = revisit()
    in_play(person)
    position = person.witness.position
    person.button(person.say("action-claim")).click()
    person.button(person.say("claim-all")).click()
    person.until(lambda: person.witness.position > position + 1 and bool(person.witness.legal))
    assert not person.witness.rests
    assert any("refuse" in sentence for sentence in person.witness.said)


def test_a_card_can_be_taken_back(revisit: Visit) -> None:
    """Against bots at once, back to one's own last decision."""
    person = revisit()
    in_play(person)
    before = person.witness.picture["hands"], person.witness.picture["play"]
    person.move()
    person.until(lambda: bool(person.witness.legal))
    person.button(person.say("action-undo")).click()
    person.until(lambda: before == (person.witness.picture["hands"], person.witness.picture["play"]))


def test_two_taps_when_one_wants_them(revisit: Visit) -> None:
    """The first tap selects the card, and is announced; only the second plays it."""
    person = revisit()
    in_play(person)
    person.open_settings("play")
    person.page.get_by_role("checkbox", name=person.say("settings-twoTap")).check()
    person.page.keyboard.press("Escape")
    position, card = person.witness.position, person.witness.legal[0]
    person.button(person.card_name(card)).click()
    confirm = person.button(person.say("hand-confirm", card=card))
    confirm.wait_for()
    assert position == person.witness.position
    confirm.click()
    person.until(lambda: person.witness.position > position)


def test_words_are_words(revisit: Visit) -> None:
    """Chat messages are shown as typed, never as HTML."""
    owner, guest = revisit(), revisit()
    code = owner.make("contract", chairs={"S": "me", "N": "open"})
    owner.enter(code)
    guest.enter(code)
    sit(guest, "N")
    owner.button(owner.say("lobby-start", open=0)).click()
    said = "<b>Bonjour</b> <img src=x onerror=alert(1)>"
    for person in (owner, guest):
        person.until(lambda person=person: person.witness.picture["deal"] is not None)
        person.page.get_by_role("tab", name=person.say("panel-chat")).click()
    owner.page.get_by_role("textbox", name=owner.say("chat-label")).fill(said)
    owner.page.keyboard.press("Enter")
    guest.page.get_by_role("log", name=guest.say("panel-chat")).get_by_text(said).wait_for()


def test_who_looks_on_sees_the_table_alone(revisit: Visit) -> None:
    """Only exposed hands are shown."""
    person, stranger = revisit(), revisit()
    in_play(person)
    stranger.enter(person.page.url.rpartition("/")[2])
    stranger.until(lambda: stranger.witness.picture["play"] is not None)
    seen = {seat for seat, hand in stranger.witness.picture["hands"].items() if hand["cards"]}
    assert {person.witness.picture["contract"]["dummy"]} == seen
    assert stranger.witness.legal == []
