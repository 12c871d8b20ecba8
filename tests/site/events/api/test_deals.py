"""The deals of an event over HTTP: from a file, dealt by the program, told to nobody too early."""

from hashlib import sha256
from io import BytesIO
from typing import Any

import httpx
import pytest

from chelem.core.deals import DEAL_COUNT, Deal
from chelem.core.errors import BadLog
from chelem.events.log.log_file import read_event_log
from chelem.formats import Format, read_boards
from tests.support.visitors.contribution import is_signed
from tests.support.visitors.event_office import MOVEMENT, Office

SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
"""Each hand is a suit: spades, hearts, diamonds, clubs from North on."""


def pbn(*boards: int) -> bytes:
    return "".join(f'[Board "{board}"]\n[Deal "N:{SUITS}"]\n\n' for board in boards).encode()


def upload(office: Office, data: bytes, key: str, name: str = "") -> httpx.Response:
    headers = {"authorization": f"Bearer {key}", "content-type": "application/octet-stream"}
    return office.http.post(f"{office.path}/deals?name={name}", content=data, headers=headers)


def finish(office: Office, tricks: dict[int, int]) -> None:
    """Play board 1 at all tables, with these tricks at three notrump by South, then close."""
    for number in (1, 2, 3):
        office.write({"event": "started", "section": "A", "round": number})
        for cell in MOVEMENT["rounds"][number - 1]:
            if 1 in cell["boards"]:
                contract = {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "S"}
                at = {"section": "A", "round": number, "table": cell["table"], "board": 1}
                result = {"contract": contract, "tricks": tricks[number]}
                office.write({"event": "reported", **at, "result": result})


def test_a_file_is_taken_replaced_and_removed(office: Office) -> None:
    """By a director; what is missing and what was not understood is said; a bad file changes nothing."""
    partial = b'[Board "7"]\n[Deal "N:AK.. - - -"]\n'
    told = upload(office, pbn(1, 2, 3) + partial, office.director).json()
    assert ([1, 2, 3], [4, 5, 6], 1) == (told["boards"], told["missing"], told["incomplete"])
    other = f'[Board "1"]\n[Deal "E:{SUITS}"]\n'.encode()
    for bad, code in ((b"nothing", "event.no-deals"), (pbn(1) + other, "event.deals-twice")):
        assert code == upload(office, bad, office.director).json()["code"]
        assert [1, 2, 3] == office.ask("GET", f"{office.path}/deals", key=office.director)["boards"]
    large = pbn(*range(1, 7)) + b"%" + b" " * 100_000
    assert [1, 2, 3, 4, 5, 6] == upload(office, large, office.director, "evening.pbn").json()["boards"]
    assert [] == office.ask("DELETE", f"{office.path}/deals", key=office.director)["boards"]


def test_deals_are_for_directors_alone(office: Office) -> None:
    """Neither a table nor the public puts, reads or removes any, nor learns which results are doubted."""
    upload(office, pbn(1), office.director)
    office.report(1, 1, office.tables["A1"])
    assert "event.log.director" == upload(office, pbn(2), office.tables["A1"]).json()["code"]
    for key in ("", office.tables["A1"]):
        for method, path in (
            ("GET", "/deals"),
            ("DELETE", "/deals"),
            ("GET", "/deals/file"),
            ("POST", "/deals/draw"),
            ("GET", "/suspects"),
        ):
            assert "event.log.director" == office.ask(method, office.path + path, key=key, status=403)["code"]
    assert "event.board-later" == office.ask("GET", f"{office.path}/boards/1", status=403)["code"]


def test_a_traveller_has_hands_double_dummy_and_par_once_all_have_played(office: Office) -> None:
    """Three notrump by South has no trick; a seven of a major is par; a card says what it cost, and why."""
    upload(office, pbn(1), office.director)
    finish(office, {1: 9, 2: 0, 3: 0})
    office.write({"event": "closed"})
    told = office.ask("GET", f"{office.path}/boards/1?language=en")
    assert "S2" in told["hands"]["N"]
    table = told["double_dummy"]["tricks"]
    assert (13, 0, 0) == (table["S"]["N"], table["H"]["N"], table["NT"]["S"])
    assert "7♠" in told["double_dummy"]["par_text"]
    assert {(9, 0), (0, 0)} == {(line["tricks"], line["possible"]) for line in told["lines"]}
    loser = told["lines"][-1]["ns"][0]
    (cost,) = office.ask("GET", f"{office.path}/entrants/{loser}?language=en")["costs"]
    assert (1, 25) == (cost["board"], cost["percent"])
    assert "7♠ by North was there" in cost["reasons"][0]


def test_a_card_tells_no_cost_of_a_board_that_others_have_to_play(office: Office) -> None:
    """A director sees it; everybody else once nobody has still to play the board."""
    upload(office, pbn(1, 2), office.director)
    for board in (1, 2):
        office.report(1, board, office.tables["A1"])
    at = {"section": "A", "round": 2, "table": 3, "result": {"passed": True}}
    office.write({"event": "started", "section": "A", "round": 2})
    boards = MOVEMENT["rounds"][1]
    cell = next(each for each in boards if 1 in each["boards"])
    office.write({"event": "reported", **at, "table": cell["table"], "board": 1})
    path = f"{office.path}/entrants/4?language=en"
    assert [1] == [cost["board"] for cost in office.ask("GET", path, key=office.director)["costs"]]
    assert [] == office.ask("GET", path)["costs"]


def test_a_doubtful_result_is_shown_until_the_director_confirms_it(office: Office) -> None:
    """Nine tricks where the hands have none; also after the event is closed."""
    upload(office, pbn(1), office.director)
    office.report(1, 1, office.tables["A1"])
    path = f"{office.path}/suspects?language=en"
    (found,) = office.ask("GET", path, key=office.director)
    assert ("A", 1, 1, 1) == (found["section"], found["round"], found["table"], found["board"])
    assert "9 tricks: double dummy 0 are possible" in found["reasons"][0]
    office.write({"event": "closed"})
    office.write({"event": "confirmed", "of": found["version"]})
    assert [] == office.ask("GET", path, key=office.director)


def test_the_program_deals_from_a_promise(office: Office) -> None:
    """The hash is published at once, the secret when all have played; the file is what a machine makes up."""
    key = office.director
    draw = f"{office.path}/deals/draw"
    assert "event.deals-begun" == office.ask("POST", draw, key=key, status=409)["code"]
    office.write({"event": "undone", "of": 3})
    told = office.ask("POST", draw, key=key)
    assert ([1, 2, 3, 4, 5, 6], [], True) == (told["boards"], told["missing"], told["committed"])
    seen = office.seen()
    assert (64, "") == (len(seen["committed"]), seen["revealed"])
    headers = {"authorization": f"Bearer {key}"}
    files: dict[str, list[Deal | None]] = {}
    for form in ("pbn", "dup", "dlm"):
        data = office.http.get(f"{office.path}/deals/file?format={form}", headers=headers).content
        files[form] = [board.deal for board in read_boards(BytesIO(data), Format(form))][:6]
    assert files["pbn"] == files["dup"] == files["dlm"]
    assert all(files["pbn"])
    assert "event.online.deals" == upload(office, pbn(1), key).json()["code"]
    office.write({"event": "started", "section": "A", "round": 1})
    office.write({"event": "closed"})
    salt = revealed(office)
    assert seen["committed"] == sha256(salt.encode()).hexdigest()


NONCE = "0c" * 32


def test_the_directors_device_draws_the_boards_with_the_program(office: Office) -> None:
    """They follow from the salt, promised before, and from the nonce; the log has both hashes, then both."""
    key, path = office.director, f"{office.path}/deals"
    office.write({"event": "undone", "of": 3})
    nonce = {"nonce": NONCE}
    late = office.ask("POST", f"{path}/nonce", nonce, key=key, status=409)
    assert "event.promise.late" == late["code"]  # nothing is promised yet
    promised = office.ask("POST", f"{path}/promise", key=key)
    receipt = office.ask("POST", f"{path}/nonce", nonce, key=key)
    server_key = office.ask("GET", "/api/server-key")["key"]
    assert is_signed(receipt | {"nonce": NONCE}, server_key)
    assert promised == {"code": receipt["table"], "hash": receipt["hash"]}
    seen = office.seen()
    pledge = sha256(NONCE.encode()).hexdigest()
    assert (promised["hash"], [pledge], None) == (seen["committed"], seen["pledges"], seen["nonces"])
    office.ask("POST", f"{path}/draw", key=key)
    assert receipt == office.ask("POST", f"{path}/nonce", nonce, key=key)
    other = office.ask("POST", f"{path}/nonce", {"nonce": "0d" * 32}, key=key, status=409)
    assert "event.promise.late" == other["code"]
    office.write({"event": "started", "section": "A", "round": 1})
    office.write({"event": "closed"})
    salt = revealed(office)
    assert [NONCE] == office.seen()["nonces"]
    headers = {"authorization": f"Bearer {key}"}
    file = office.http.get(f"{path}/file?format=pbn", headers=headers).content
    deals = [board.deal for board in read_boards(BytesIO(file), Format.PBN)]
    for board, deal in enumerate(deals, 1):
        assert deal is not None
        board_salt = sha256(f"{salt}:{NONCE}:{board}".encode()).hexdigest()
        drawn = int.from_bytes(sha256(f"{board_salt}:".encode()).digest())
        assert deal.number == drawn % DEAL_COUNT
    log = office.http.get(f"{office.path}/log", headers=headers).content
    assert read_event_log(BytesIO(log)).state.pledges == (pledge,)
    for there, false, code in (
        (NONCE, "0d" * 32, "event.promise.nonces"),
        (salt, "0" * 32, "event.promise.salt"),
    ):
        with pytest.raises(BadLog) as error:
            read_event_log(BytesIO(log.replace(there.encode(), false.encode())))
        assert error.value.cause.code == code


def test_boards_that_the_program_has_dealt_stay_as_they_are(office: Office) -> None:
    """A nonce that comes after the draw would choose among boards that the director has seen."""
    key, path = office.director, f"{office.path}/deals"
    office.write({"event": "undone", "of": 3})
    office.ask("POST", f"{path}/draw", key=key)
    refused = office.ask("POST", f"{path}/nonce", {"nonce": NONCE}, key=key, status=409)
    assert ("event.promise.late", []) == (refused["code"], office.seen()["pledges"])
    entry = {"event": "pledged", "hash": "0" * 64}
    refused = office.ask("POST", f"{office.path}/entries", {"entry": entry}, key=key, status=403)
    assert "event.log.program" == refused["code"]


def revealed(office: Office) -> str:
    """What opens the promise, as soon as it is written."""
    seen: Any = office.seen()
    while not seen["revealed"]:
        seen = office.ask("GET", f"{office.path}?tag={seen['tag']}&wait=20")
    return str(seen["revealed"])
