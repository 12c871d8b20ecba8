"""Four people in four browsers at one table."""

from tests.browser.choices import boldest, quietest
from tests.browser.conftest import Visit
from tests.browser.person import PHONE, Person

OTHERS = ("W", "N", "E")


def sit(person: Person, seat: str) -> None:
    """Take a chair in the lobby, or move there."""
    chair = person.page.get_by_role("listitem").filter(
        has=person.page.get_by_role("heading", name=person.say(f"seat-{seat}"), exact=True)
    )
    code = "lobby-move" if person.witness.picture["you"]["seat"] else "lobby-sit"
    chair.get_by_role("button", name=person.say(code), exact=True).click()
    person.until(lambda: person.witness.picture["you"]["seat"] == seat)


def play(people: dict[str, Person]) -> None:
    """South declares, and concedes the rest after a trick; everybody plays, and accepts that."""
    south = people["S"]
    while not all(person.witness.rests for person in people.values()):
        south.page.wait_for_timeout(10)
        if south.may_concede(1):
            south.concede()
        for seat, person in people.items():
            if person.witness.legal or person.witness.claimed:
                person.move(boldest if seat == "S" else quietest)
                break


def test_four_people_play_a_deal(revisit: Visit) -> None:
    """Friends sit down by the link, see only their own cards, and read the same score."""
    owner = revisit()
    code = owner.make("contract", chairs={"S": "me"} | dict.fromkeys(OTHERS, "open"))
    people = {"S": owner} | {seat: revisit(language="en" if seat == "E" else "fr") for seat in OTHERS}
    for seat, person in people.items():
        person.enter(code)
        if seat != "S":
            sit(person, seat)
    owner.button(owner.say("lobby-start", open=0)).click()
    for seat, person in people.items():
        person.until(lambda person=person: person.witness.picture["deal"] is not None)
        hands = person.witness.picture["hands"]
        assert [seat] == [other for other, hand in hands.items() if hand["cards"]]
    play(people)
    rows = [person.witness.picture["sheet"]["rows"][0]["points"] for person in people.values()]
    assert rows == rows[:1] * 4


def test_a_player_takes_domys_seat_before_the_match(revisit: Visit) -> None:
    """RULES 4.1: each sits where they like, and Domy takes the empty side."""
    owner, guest = revisit(), revisit(language="en")
    code = owner.make("whiz", chairs={"S": "me", "E": "open", "W": "open"}, deal=None)
    owner.enter(code)
    guest.enter(code)
    sit(guest, "N")
    sit(owner, "W")
    for person in (owner, guest):
        person.until(lambda person=person: person.witness.picture["chairs"]["S"] == "no_player")
    owner.button(owner.say("lobby-start")).click()
    for person in (owner, guest):
        person.until(lambda person=person: person.witness.picture["deal"] is not None)
        assert person.witness.picture["hands"]["S"]["open"]


def test_the_link_is_whole_on_a_phone(revisit: Visit) -> None:
    """The address to share is there to read, to scan and to send; nothing is sent by itself."""
    owner = revisit(size=PHONE)
    code = owner.make("contract", chairs={"S": "me", "N": "open"})
    owner.enter(code)
    link = owner.page.get_by_text(f"/table/{code}")
    link.wait_for()
    assert link.evaluate("shown => shown.scrollWidth <= shown.clientWidth")
    owner.page.get_by_role("img", name=owner.say("invite-code")).wait_for()
    sent = owner.page.get_by_role("link", name="WhatsApp").get_attribute("href")
    assert sent is not None
    assert sent.startswith("https://wa.me/?text=")
    assert sent.endswith(f"%2Ftable%2F{code}")


def test_the_question_of_a_name_moves_no_card(revisit: Visit) -> None:
    """A player without a name is asked for one over the page's bar: the hand stays where it is, in sight."""
    owner, guest = revisit(size=PHONE), revisit()
    code = owner.make("contract", chairs={"S": "me", "N": "open"})
    owner.enter(code)
    guest.enter(code)
    sit(guest, "N")
    owner.button(owner.say("lobby-start")).click()
    later = owner.button(owner.say("name-later"))
    later.wait_for()
    keep = owner.button(owner.say("name-keep")).bounding_box()
    beside = later.bounding_box()
    assert keep is not None
    assert beside is not None
    assert keep["y"] == beside["y"]
    table = owner.page.locator("main > *").first
    before = table.bounding_box()
    assert before is not None
    assert beside["y"] + beside["height"] <= before["y"]
    later.click()
    later.wait_for(state="hidden")
    assert before == table.bounding_box()


def test_spectators_see_a_hand_once_all_agree(revisit: Visit) -> None:
    """Whoever is asked answers over the table; the owner bids on a phone meanwhile."""
    owner, other = revisit(size=PHONE), revisit(size=PHONE)
    code = owner.make("contract", chairs={"S": "me", "N": "open"})
    taken = other.page.request.put(f"/api/tables/{code}/chairs/N", data={"kind": "person", "name": "Nadia"})
    assert taken.ok, taken.text()
    for method, path, data in (("PATCH", "policy", {"watch": "N"}), ("POST", "start", None)):
        done = owner.page.request.fetch(f"/api/tables/{code}/{path}", method=method, data=data)
        assert done.ok, done.text()
    for person in (owner, other):
        person.enter(code)
    accept = other.button(other.say("answer-accept"))
    accept.wait_for()
    asked = other.say("watch-said", asker="host", name="", seat="N", own="yes")
    assert other.page.get_by_text(asked).is_visible()
    owner.until(lambda: bool(owner.witness.legal))
    owner.move(quietest)
    accept.click()
    other.until(lambda: other.witness.picture["table"]["policy"]["watch"] == "N")


def test_the_next_deal_waits_for_everybody(revisit: Visit) -> None:
    """A deal begins when all four have said that they are ready."""
    owner, guest = revisit(), revisit()
    match = {"kind": "duplicate", "boards": 4}
    code = owner.make("contract", match=match, chairs={"S": "me", "N": "open"})
    owner.enter(code)
    guest.enter(code)
    sit(guest, "N")
    owner.button(owner.say("lobby-start", open=0)).click()
    play({"S": owner, "N": guest})
    owner.button(owner.say("result-next")).click()
    guest.until(lambda: guest.witness.picture["between"]["ready"] == ["S"])
    assert "N" in guest.witness.picture["between"]["waiting"]
    guest.button(guest.say("result-next")).click()
    for person in (owner, guest):
        person.until(lambda person=person: person.witness.picture["between"] is None)


def test_a_chair_moves_to_another_device_by_its_link(revisit: Visit) -> None:
    """Also where that device shows the table already; the key is sent in no address and stays in none."""
    first, second = revisit(), revisit()
    code = first.make("contract", chairs={"S": "me", "N": "open"})
    first.enter(code)
    asked: list[str] = []
    second.page.on("request", lambda request: asked.append(request.url))
    second.enter(code)
    key = first.witness.picture["you"]["key"]
    second.page.evaluate("link => { location.hash = link; }", f"key={key}&seat=S")
    second.until(lambda: second.witness.picture["you"]["seat"] == "S")
    assert second.page.url.endswith(f"/table/{code}")
    assert not [url for url in asked if key in url.partition("#")[0]]
