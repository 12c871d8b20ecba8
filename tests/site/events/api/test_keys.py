"""Keys of an event that are replaced, and the phones of players, which get and use theirs."""

from concurrent.futures import ThreadPoolExecutor

from chelem.i18n import say
from chelem.site.events.live.seat_claims import MOST
from tests.support.visitors.event_office import GAME, Office


def claim(office: Office, entrant: int, code: str = "", status: int = 201) -> dict[str, str]:
    body = {"entrant": entrant, "code": code}
    found: dict[str, str] = office.ask("POST", f"{office.path}/claims", body, status=status)
    return found


def card(office: Office, entrant: int) -> str:
    cards = office.ask("GET", f"{office.path}/cards", key=office.director)
    return next(each["code"] for each in cards if each["entrant"] == entrant)


def player(office: Office, entrant: int) -> str:
    """The key of a player, by the letters on the guide card."""
    return claim(office, entrant, card(office, entrant).lower())["key"]


def test_directors_are_told_who_sees_names(office: Office) -> None:
    """The sentence beside the list of names has everybody who is told one without consent."""
    office.ask("PUT", f"{office.path}/persons/p1", {"name": "Zzyzxova"}, key=office.director)
    office.write({"event": "entered", "entrant": 1, "players": ["p1"]})
    keys = {
        ("director", "arbitre"): office.director,
        ("tables", "tables"): office.tables["A2"],
        ("players", "joueurs"): player(office, 3),
    }
    for words, key in keys.items():
        assert ["Zzyzxova"] in [each["names"] for each in office.seen(key)["entrants"]]
        for language, word in zip(("en", "fr"), words, strict=True):
            told, _ = say("director-names-consent", language=language).split(".", 1)
            assert word in told, (language, word)
    assert ["Zzyzxova"] not in [each["names"] for each in office.seen()["entrants"]]


def test_a_replaced_key_of_a_table_opens_nothing(office: Office) -> None:
    """At once, also for who waits for news; the new one is in the QR code of the table."""
    old = office.tables["A2"]
    with ThreadPoolExecutor(1) as waiter:
        news = f"{office.path}?wait=25&tag={office.seen()['tag']}"
        waiting = waiter.submit(office.ask, "GET", news, key=old, status=403)
        new = office.ask("POST", f"{office.path}/tables/A2/key", key=office.director)["key"]
        assert "event.key-replaced" == waiting.result()["code"]
    assert "event.key-replaced" == office.report(2, 3, old, 403)["code"]
    assert "event.key-replaced" == office.ask("GET", office.path, key=old, status=403)["code"]
    office.report(2, 3, new)
    office.report(1, 1, office.tables["A1"])
    keys = office.ask("GET", f"{office.path}/table-keys", key=office.director)
    assert [("A2", new)] == [(each["table"], each["key"]) for each in keys if each["table"] == "A2"]
    assert (
        "event.log.director"
        == office.ask("POST", f"{office.path}/tables/A2/key", key=new, status=403)["code"]
    )
    assert (
        "event.no-such-table"
        == office.ask("POST", f"{office.path}/tables/B1/key", key=office.director, status=404)["code"]
    )


def test_a_phone_gets_the_key_of_its_table_by_the_letters(office: Office) -> None:
    """In either case, and without the director; not those of another table, nor of a key that is replaced."""

    def open_table(table: str, letters: str, status: int = 200) -> dict[str, str]:
        body = {"code": letters}
        found: dict[str, str] = office.ask(
            "POST", f"{office.path}/tables/{table}/claims", body, status=status
        )
        return found

    keys = office.ask("GET", f"{office.path}/table-keys", key=office.director)
    letters = {each["table"]: each["code"] for each in keys}
    assert office.tables["A2"] == open_table("A2", letters["A2"].lower())["key"]
    assert "event.table-code" == open_table("A2", letters["A1"], 403)["code"]
    assert "event.no-such-table" == open_table("B1", letters["A1"], 404)["code"]
    new = office.ask("POST", f"{office.path}/tables/A2/key", key=office.director)
    assert "event.table-code" == open_table("A2", letters["A2"], 403)["code"]
    assert new == open_table("A2", new["code"])
    office.report(2, 3, new["key"])
    for _ in range(30):
        open_table("A2", "AAAAAA", 403)
    assert new == open_table("A2", new["code"])


def test_the_organiser_takes_a_director_back(office: Office) -> None:
    """A director may not do so; what that device wrote stays."""
    code = office.ask("POST", f"{office.path}/directors", key=office.director)["code"]
    joined = office.ask("POST", f"{office.path}/join", {"code": code})["key"]
    office.write({"event": "started", "section": "A", "round": 2}, joined)
    (one,) = office.ask("GET", f"{office.path}/directors", key=office.director)
    path = f"{office.path}/directors/{one['id']}"
    assert "event.organiser" == office.ask("DELETE", path, key=joined, status=403)["code"]
    assert [] == office.ask("DELETE", path, key=office.director)
    assert "event.key-replaced" == office.write({"event": "closed"}, joined, 403)["code"]
    assert 2 == office.seen()["sections"][0]["round"]


def test_a_phone_gets_the_key_of_its_pair_by_the_guide_card(office: Office) -> None:
    """Other letters do not help; whatever wrong ones were typed, the right ones do."""
    key = player(office, 1)
    assert ("player", "1") == (office.seen(key)["role"], office.seen(key)["whose"])
    assert "event.card-code" == claim(office, 2, card(office, 1), 403)["code"]
    assert "event.no-such-entrant" == claim(office, 99, "ABCDEF", 404)["code"]
    for _ in range(30):
        claim(office, 2, "AAAAAA", 403)
    assert "waiting" == claim(office, 2)["state"]
    assert "granted" == claim(office, 2, card(office, 2))["state"]


def test_a_phone_gets_the_key_of_its_pair_from_the_director(office: Office) -> None:
    """Who answers knows the phone by its number, and not by the id with which it asks for the key."""
    here, there = claim(office, 3), claim(office, 4)
    asked = office.ask("GET", f"{office.path}/claims", key=office.director)
    assert [{"number": each["number"], "entrant": each["entrant"]} for each in (here, there)] == asked
    office.ask("GET", f"{office.path}/claims", key=office.tables["A1"], status=403)
    for each, granted in ((here, True), (there, False)):
        answer = {"granted": granted}
        office.ask("POST", f"{office.path}/claims/{each['number']}", answer, key=office.director)
    states = [office.ask("GET", f"{office.path}/claims/{each['id']}") for each in (here, there)]
    assert ["granted", "refused"] == [each["state"] for each in states]
    assert "3" == office.seen(states[0]["key"])["whose"]
    assert states[1]["key"] is None
    again = f"{office.path}/claims/{there['number']}"
    assert (
        "event.claim" == office.ask("POST", again, {"granted": True}, key=office.director, status=404)["code"]
    )


def test_right_letters_open_while_strangers_fill_the_list(office: Office) -> None:
    """Two hundred phones that wait keep nobody out; the director refuses them all at once."""
    for _ in range(MOST + 1):
        claim(office, 5)
    assert "2" == office.seen(player(office, 2))["whose"]
    last = claim(office, 6)
    path = f"{office.path}/claims"
    office.ask("DELETE", path, key=office.tables["A1"], status=403)
    assert (
        [] == office.ask("DELETE", path, key=office.director) == office.ask("GET", path, key=office.director)
    )
    assert "refused" == office.ask("GET", f"{path}/{last['id']}")["state"]


def test_one_side_reports_and_the_other_confirms(office: Office) -> None:
    """Neither both phones of a pair nor its own confirmation make a result certain; the other side's does."""
    ns, ew, elsewhere = (player(office, entrant) for entrant in (1, 4, 2))
    version = office.report(1, 1, ns, device="north")["version"]
    office.report(1, 1, ns, device="south")
    boards = {key: office.seen(key)["sections"][0]["tables"][0]["boards"][0] for key in (ns, ew, elsewhere)}
    assert [("reported", True), ("reported", False), ("reported", False)] == [
        (each["standing"], each["own"]) for each in boards.values()
    ]
    assert boards[elsewhere]["result"] is None
    confirmed = {"event": "confirmed", "of": version}
    assert "event.log.own-report" == office.write(confirmed, ns, 409)["code"]
    assert "event.log.other-table" == office.write(confirmed, elsewhere, 403)["code"]
    office.write(confirmed, ew)
    assert "confirmed" == office.seen(ns)["sections"][0]["tables"][0]["boards"][0]["standing"]


def test_results_that_differ_are_told_to_their_table(office: Office) -> None:
    """With who stated which, for both sides, the table's phone and directors; for nobody else."""
    ns, ew, elsewhere = (player(office, entrant) for entrant in (1, 4, 2))
    down = {**GAME, "tricks": 8}
    office.report(1, 1, ns)
    at = {"section": "A", "round": 1, "table": 1, "board": 1}
    office.write({"event": "reported", **at, "result": down}, ew)
    stated = [{"by": "NS", "result": "3NT= by S H7"}, {"by": "EW", "result": "3NT-1 by S H7"}]

    def board(key: str = "") -> dict[str, object]:
        found: dict[str, object] = office.seen(key)["sections"][0]["tables"][0]["boards"][0]
        return found

    for key in (ns, ew, office.tables["A1"], office.director):
        assert ("disputed", stated) == (board(key)["standing"], board(key)["statements"])
    for key in (elsewhere, office.tables["A2"], ""):
        assert ("disputed", [], None) == tuple(
            board(key)[each] for each in ("standing", "statements", "result")
        )
    office.write({"event": "corrected", **at, "result": down}, ns)
    assert ("reported", []) == (board(ew)["standing"], board(ew)["statements"])


def test_a_player_reads_their_own_card_and_the_boards_that_they_have_played(office: Office) -> None:
    """Other cards keep back what is still played, other boards are refused.

    A result that the other side has not confirmed proves nothing: who wants to know a board could invent one.
    """
    ns, ew, elsewhere = (player(office, entrant) for entrant in (1, 4, 2))
    version = office.report(1, 1, ns)["version"]
    office.report(2, 3, elsewhere)
    own = office.ask("GET", f"{office.path}/entrants/1", key=ns)
    assert ([], [1]) == (own["boards"], own["later"])
    assert "event.board-later" == office.ask("GET", f"{office.path}/boards/1", key=ns, status=403)["code"]
    office.write({"event": "confirmed", "of": version}, ew)
    own = office.ask("GET", f"{office.path}/entrants/1", key=ns)
    assert ([1], []) == ([each["board"] for each in own["boards"]], own["later"])
    other = office.ask("GET", f"{office.path}/entrants/2", key=ns)
    assert ([], [3]) == (other["boards"], other["later"])
    assert [1] == [each["ns"][0] for each in office.ask("GET", f"{office.path}/boards/1", key=ns)["lines"]]
    assert "event.board-later" == office.ask("GET", f"{office.path}/boards/3", key=ns, status=403)["code"]


def test_a_replaced_key_of_a_pair_needs_another_code(office: Office) -> None:
    """The phone that was lost, and the letters on the card that it had seen, open nothing."""
    old, letters = player(office, 1), card(office, 1)
    new = office.ask("POST", f"{office.path}/entrants/1/key", key=office.director)["code"]
    assert letters != new
    at = {"section": "A", "round": 1, "table": 1, "board": 1}
    assert "event.key-replaced" == office.write({"event": "reported", **at, "result": GAME}, old, 403)["code"]
    assert "event.card-code" == claim(office, 1, letters, 403)["code"]
    assert "1" == office.seen(claim(office, 1, new)["key"])["whose"]
