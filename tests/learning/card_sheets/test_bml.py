"""Notes in BML: tables of bids by its documented syntax, https://github.com/gpaulissen/bml."""

import re
from dataclasses import replace
from functools import cache

import pytest

from chelem.bots.convention_cards.card import PartnershipCard
from chelem.core import Bid
from chelem.learning.card_sheets.bml import bidding_notes

pytestmark = pytest.mark.slow

CARD = replace(
    PartnershipCard.parse('system = "sayc"\n[notrump]\nfour-level-transfers = "texas"\n'),
    title="Our ♥ card",
    players=("North", "South"),
    notes="* no heading\n\n1C no bid",
)
ROW = re.compile(r"(|  )([1-7][CDHSN]|D|R) (\S.*)")


@cache
def blocks(language: str) -> list[list[str]]:
    """The elements of the notes, which blank lines separate, in lines."""
    return [block.splitlines() for block in bidding_notes(CARD, language).rstrip().split("\n\n")]


def tables(language: str) -> list[list[str]]:
    """The tables of bids."""
    return [block for block in blocks(language) if block[0][0].isdigit() or block[0][0] == "("]


def test_the_head_has_the_data_of_the_card() -> None:
    """Title, players, description; notes of people are comments, in which nothing is markup."""
    title, author, description, notes, *_ = blocks("en")
    assert (["#+TITLE: Our !h card"], ["#+AUTHOR: North, South"]) == (title, author)
    assert description[0].startswith("#+DESCRIPTION: Opening bids, responses and overcalls")
    assert ["//* no heading", "//", "//1C no bid"] == notes


@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_row_is_a_bid_and_its_description(language: str) -> None:
    """With the signs of BML; two spaces indent a response, which is higher than the bid above it."""
    for table in tables(language):
        above = bid_of(table[0].strip("()-")) if table[0][0] == "(" else None
        rows = table[1:] if above else table
        for row in rows:
            found = ROW.fullmatch(row)
            assert found, row
            assert not set("♣♦♥♠–").intersection(row)
            if table[0][0] != "(" and not found[1]:
                above = bid_of(found[2])
            elif found[2] not in ("D", "R"):
                assert above < bid_of(found[2]), row


def bid_of(text: str) -> Bid:
    """The bid at the start of a row, where notrump has one letter."""
    return Bid.parse(text.split(maxsplit=1)[0].replace("N", "NT"))


def test_the_tables_have_openings_and_what_follows() -> None:
    """Openings with responses first, then our calls over theirs, by the agreements of the card."""
    openings, *overcalls = tables("en")
    place = openings.index("1N 15--17 HCP, balanced.")
    assert openings[place + 1].startswith("  2C Stayman, asks for a major")
    assert ["(1C)---", "(1D)---", "(1H)---", "(1S)---", "(1N)---"] == [table[0] for table in overcalls[:5]]
    assert any(row.startswith("  4D Texas transfer") for row in openings)
