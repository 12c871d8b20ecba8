"""`chelem club`: where it listens, and what the terminal says to a director who is no expert of computers."""

import http.client
import re
from contextlib import closing
from pathlib import Path

import pytest

from chelem.cli.club import ClubAddresses, club_greeting
from chelem.cli.shared.listening import is_loopback, lan_address
from tests.support.servers.command import Command

PATIENCE = 60


def test_the_terminal_says_what_phones_type() -> None:
    """The address in full, and as a QR code of half blocks with its quiet zone."""
    said = club_greeting(ClubAddresses("http://192.168.1.20:8080/", "club#host=k3y", alone=False), "fr")
    assert "http://192.168.1.20:8080/club#host=k3y" in said
    assert "tapez http://192.168.1.20:8080/ ou scannez ce code" in said
    assert len([line for line in said.splitlines() if re.search("[▀▄█]", line)]) >= 13


def test_alone_it_shows_no_code() -> None:
    """What phones cannot reach is not offered to them; the sentence says how to change that."""
    said = club_greeting(ClubAddresses("http://127.0.0.1:8080/", "club", alone=True), "en")
    assert not re.search("[▀▄█]", said)
    assert "chelem club --lan" in said


def test_the_address_on_the_network_is_not_loopback() -> None:
    """Without a network there is none."""
    found = lan_address()
    assert found is None or not is_loopback(found)


@pytest.mark.slow
def test_without_a_question_only_this_computer_is_served(tmp_path: Path) -> None:
    """A script that cannot be asked gets loopback."""
    words = ("club", "--port", "0", "--lang", "en", "--database", f"sqlite:///{tmp_path / 'club.db'}")
    club = Command(tmp_path, *words)
    try:
        found = club.until(r"http://127\.0\.0\.1:(\d+)/club")
        with closing(http.client.HTTPConnection("127.0.0.1", int(found[1]), timeout=PATIENCE)) as asking:
            asking.request("GET", "/api/event-movements?pairs=8&minutes=60")
            assert 200 == asking.getresponse().status
    finally:
        club.terminate()
