"""The codes that docs/protocol.md lists are those of the sources, with what the server says about each."""

import pytest

from chelem.core.errors import BadOption, Busy, Refused, TooMany, Unknown
from chelem.site.edge.close_codes import CLOSE_CODES
from chelem.site.edge.refusals import refusal, status_of
from refusal_codes import OTHER_ROOMS, ROOMS, SOURCES, RefusalCode, sent_codes

Codes = dict[str, RefusalCode]
pytestmark = pytest.mark.xdist_group("sources")  # one worker parses them, once


@pytest.fixture(scope="module")
def sent() -> Codes:
    """Every code that a server may refuse something with."""
    return {each.code: each for each in sent_codes()}


def test_every_code_has_a_sentence(sent: Codes) -> None:
    """With its facts filled in: never the bare code."""
    said = {code: each.sentence for code, each in sent.items()}
    wrong = {code: text for code, text in said.items() if not text.endswith((".", "…")) or code in text}
    assert {} == wrong


@pytest.mark.parametrize(
    ("code", "statuses", "retry"),
    [
        ("turn.stale", (409,), "never"),
        ("table.unknown", (404,), "never"),
        ("option.value", (422,), "never"),
        ("message.failed", (500, 503), "later"),
        ("disk.full", (503,), "later"),
        ("limit.rate", (429,), "after"),
        ("work.busy", (503,), "after"),
        ("chair.grace", (409,), "after"),
        ("message.flood", (), "later"),
        ("page.old", (), "never"),
        ("undo.played", (409,), "never"),
    ],
)
def test_what_is_said_about_a_code(sent: Codes, code: str, statuses: tuple[int, ...], retry: str) -> None:
    """The status is that of its class, except where a handler decides; the advice is the exception's own."""
    assert (statuses, retry) == (sent[code].statuses, sent[code].retry)


def test_what_other_rooms_refuse_is_listed_too(sent: Codes) -> None:
    """A lesson that does not exist, an entry of an event's log, a movement; and no room is forgotten."""
    assert {"lesson.unknown", "problem.unknown", "event.log.round-over", "movement.none"} <= sent.keys()
    rooms = {path.parent.name for path in SOURCES.glob("*/__init__.py")}
    assert rooms == {*ROOMS, *OTHER_ROOMS}


def test_codes_of_the_command_and_of_logs_are_left_out(sent: Codes) -> None:
    """A client never meets them."""
    assert not [code for code in sent if code.startswith(("serve.", "log.", "backup.", "pbn."))]
    assert len(sent) > 150


@pytest.mark.parametrize(
    ("error", "status", "retry"),
    [
        (Refused("turn.stale"), 409, "never"),
        (Unknown("table.unknown", table="x"), 404, "never"),
        (BadOption("option.flag", name="a", value="b"), 422, "never"),
        (Busy("disk.full"), 503, "later"),
        (Busy("work.busy", seconds=7), 503, "after"),
        (TooMany("limit.sockets", seconds=60), 429, "after"),
    ],
)
def test_a_refusal_says_whether_to_send_again(error: Refused, status: int, retry: str) -> None:
    """`after` exactly where it names the seconds."""
    assert (status, retry) == (status_of(type(error)), refusal(error, "en")["retry"])


def test_close_codes_are_listed_once() -> None:
    """In order."""
    codes = [each.code for each in CLOSE_CODES]
    assert sorted(set(codes)) == codes
    assert {1008, 1012, 1013} <= set(codes)
