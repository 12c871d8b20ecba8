"""A reload, a second tab, a killed server: the game continues where it was."""

import json
import resource
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.tables.test_together import sit
from tests.support.servers.serving import Server
from tests.support.thorough import thorough


def test_a_reload_in_mid_trick_changes_nothing(revisit: Visit) -> None:
    """The same cards are on the table, and the deal can be finished."""
    person = revisit()
    person.enter(person.make("contract"))
    while not (person.witness.picture["play"] and person.witness.picture["play"]["trick"]):
        assert person.move()
        person.until(lambda: bool(person.witness.legal) or person.witness.rests)
    before, version = dict(person.witness.picture), person.witness.version
    person.witness.picture.clear()
    person.page.reload()
    person.until(lambda: "table" in person.witness.picture)  # whole: the old page may still be sent a part
    assert before["play"] == person.witness.picture["play"]
    assert before["hands"] == person.witness.picture["hands"]
    assert version == person.witness.version
    game = person.witness.picture["table"]["game"]
    trick = person.page.get_by_role("list", name=person.say("trick-now", game=game)).inner_text()
    for played in before["play"]["trick"]:
        assert person.say("trick-card", seat=played["seat"], card=played["card"]) in trick
    person.cut_short()
    assert person.witness.picture["sheet"]["rows"]


def test_a_second_page_follows_the_first(revisit: Visit) -> None:
    """What is played in one tab is seen in the other, and either may play on."""
    person = revisit()
    code = person.make("contract")
    person.enter(code)
    other = person.another()
    other.enter(code)
    assert person.move()
    other.follow(person)
    assert other.move()
    person.follow(other)
    assert person.move()
    other.until(lambda: other.witness.version == person.witness.version)
    assert person.witness.picture["hands"] == other.witness.picture["hands"]
    assert person.witness.picture["play"] == other.witness.picture["play"]


def test_a_line_that_carries_nothing_is_noticed_at_both_ends(visit: Visit, revisit: Visit) -> None:
    """Its page says that it reconnects and its friend sees an empty chair, though no socket is closed."""
    friend, person = revisit(), visit()
    code = friend.make("contract", chairs={"S": "me", "N": "open"})
    friend.enter(code)
    carries = [True]

    def is_there() -> bool:
        chair = friend.witness.picture["chairs"]["N"]
        return bool(chair and chair["here"])

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: server.send(message) if carries[0] else None)
        server.on_message(lambda message: line.send(message) if carries[0] else None)

    person.page.route_web_socket("**/live", carry)
    person.enter(code)
    sit(person, "N")
    friend.until(is_there)
    carries[0] = False
    person.page.get_by_text(person.say("notice-reconnecting")).wait_for()
    friend.until(lambda: not is_there())
    carries[0] = True
    friend.until(is_there)
    person.page.get_by_text(person.say("notice-reconnecting")).wait_for(state="hidden")


def test_a_killed_server_loses_nothing_that_it_has_confirmed(visit: Visit, tmp_path: Path) -> None:
    """Killed in mid-deal and restarted: the page reconnects, with every entry intact."""
    with Server(tmp_path, module="tests.support.servers.quick_events") as server:
        person = visit(at=server)
        code = person.make("contract")
        person.enter(code)
        for _ in range(6):
            assert person.move()
        known = {entry["version"]: entry for entry in person.witness.entries}
        server.kill()
        server.start()
        person.until(lambda: bool(person.witness.legal))
        log = person.page.request.get(f"/api/tables/{code}/log").text()
        kept = {entry["version"]: entry for entry in map(json.loads, log.splitlines())}
        for entry in kept.values():
            entry.pop("at")  # pages are not told it
        assert known
        assert known.items() <= kept.items()
        person.cut_short()
        assert person.witness.picture["sheet"]["rows"]
        person.page.close()


def limit_files(server: Server, size: int) -> None:
    """Let the server write no file beyond a size, as on a full disk."""
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


@thorough
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_a_card_that_cannot_be_stored_is_sent_again_after_a_pause(visit: Visit, tmp_path: Path) -> None:
    """While the disk is full the server loads the table again each time: the page does not hurry for that."""
    with Server(tmp_path) as server:
        person = visit(at=server)
        person.enter(person.make("contract"))
        assert person.move()
        person.until(lambda: bool(person.witness.legal))
        limit_files(server, 0)
        before, sent = person.witness.version, len(person.witness.sent)
        person.press(person.witness.legal[0])
        person.page.wait_for_timeout(4_000)
        assert before == person.witness.version
        assert 2 >= sum(message["t"] == "act" for message in person.witness.sent[sent:])
        limit_files(server, resource.RLIM_INFINITY)
        person.until(lambda: person.witness.version > before)
        person.page.close()


def test_a_page_says_that_the_robots_are_slow(visit: Visit) -> None:
    """As long as the server says so; on a phone too, what lasts leaves the bar's buttons in sight."""
    person = visit(size=(360, 740))
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(line.send)
        lines.append(line)

    person.page.route_web_socket("**/live", carry)
    person.enter(person.make("contract"))
    notice = person.page.get_by_text(person.say("notice-robots-slow"))
    lines[-1].send('{"t":"status","store":"ok","robots":"slow"}')
    notice.wait_for()
    lines[-1].send('{"t":"status","store":"ok"}')
    notice.wait_for(state="hidden")
