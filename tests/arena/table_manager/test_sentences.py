"""Everything that the table manager reports is a sentence in both languages."""

import re
from pathlib import Path

import pytest

import chelem.arena.table_manager
from chelem.arena.table_manager.connection import Lost
from chelem.arena.table_manager.table_seats import TableNews
from chelem.core.errors import Refused
from chelem.i18n import LANGUAGES
from chelem.i18n.catalogue import load_catalogue

SOURCES = Path(chelem.arena.table_manager.__file__).parent.glob("*.py")
CODES = sorted(
    {code for source in SOURCES for code in re.findall(r'"(table_manager\.\w+)"', source.read_text())}
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language):
    assert len(CODES) > 15
    assert [] == [code for code in CODES if code not in load_catalogue(language)]


def test_news_ends_with_its_causes():
    """Who, what they did, and the rule that forbids it."""
    loss = Lost("table_manager.illegal", line="East bids 1C")
    loss.__cause__ = Refused("auction.insufficient", call="1C", last="1H")
    news = TableNews("table_manager.lost", {"seat": "E", "name": "Kings"}, loss)
    assert (
        "Kings, East, is disconnected. The rules do not allow “East bids 1C”."
        " 1♣ does not outbid 1♥: bid higher, or pass." == news.say()
    )
    assert news.say("fr").startswith(
        "Kings, en Est, est déconnecté. Les règles n’autorisent pas « East bids 1C »."
    )
