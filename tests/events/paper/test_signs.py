"""Table signs with the address of a table as text and as a QR code."""

import re

import pytest
import segno

from chelem.core.errors import BadOption
from chelem.events.paper.printing import EventPaper
from chelem.events.paper.table_signs import MAX_ADDRESS_LENGTH, TableSign, folded_signs, qr_rows
from chelem.movements.generators.mitchell import mitchell
from tests.events.paper.reading import page_texts

pytestmark = pytest.mark.slow

ADDRESS = "http://192.168.1.20:8000/t/{}-K7QX2M?key=abcdefghijklmnopqrstuvwxyz"
PAPER = EventPaper("Club", "B", "en")


def test_each_half_has_number_and_address():
    """A sign is read from both sides: everything is there twice, the address without a gap."""
    pages = page_texts(folded_signs([TableSign(table, ADDRESS.format(table)) for table in (7, 12)], PAPER))
    for table, text in zip((7, 12), pages, strict=True):
        assert len(re.findall(rf"Section B – Table {table}(?!\d)", text)) == 2
        assert text.replace(" ", "").count(ADDRESS.format(table)) == 2
        assert text.count("Scan this code") == 2


def test_a_sign_without_address_has_no_code():
    """A number alone, for an evening on paper."""
    (text,) = page_texts(folded_signs([TableSign(7)], EventPaper(language="fr")))
    assert text == "Table 7 Table 7"


def test_a_sign_with_letters_has_an_address_that_is_typed():
    """The key is in the QR code alone; address and letters stand on both halves."""
    key = "#key=table.A1.0123456789abcdef01234567"
    address = "http://192.168.1.20:8000/tournoi/k7qx2mab/A1"
    (text,) = page_texts(folded_signs([TableSign(1, address + key, letters="BCDFGH")], PAPER))
    assert text.replace(" ", "").count(address) == 2
    assert text.replace(" ", "").count("BCDFGH") == 2
    assert "key=" not in text
    assert text.count("then the six letters") == 2


def test_the_code_is_square_and_holds_the_address():
    """Equal to a code of the address alone (ISO/IEC 18004), with the three finders in its corners."""
    rows = qr_rows(ADDRESS)
    assert {len(row) for row in rows} == {len(rows)}
    assert rows[0].startswith("1111111")
    assert rows[0].endswith("1111111")
    assert rows[-1].startswith("1111111")
    expected = segno.make_qr(ADDRESS, error="m")
    assert rows == ["".join(map(str, row)) for row in expected.matrix]


def test_equal_signs_give_equal_bytes():
    """And another address gives another code."""
    one, same, other = (folded_signs([TableSign(1, f"http://a/{text}")], PAPER) for text in "aab")
    assert one == same != other


def test_a_long_address_is_refused():
    """The code would be too fine to be read."""
    assert qr_rows("x" * MAX_ADDRESS_LENGTH)
    with pytest.raises(BadOption, match="120"):
        qr_rows("x" * (MAX_ADDRESS_LENGTH + 1))


def test_a_sign_says_when_nobody_plays():
    """The rounds in which who sits there has no opponents; where it is all of them, that nobody plays."""
    movement, paper = mitchell(5).without(10), EventPaper(language="fr")
    (text,) = page_texts(folded_signs([TableSign(4).with_rests(movement)], paper))
    assert text.count("Tour 5 : pas d’adversaires ici.") == 2
    signs = [TableSign(table).with_rests(movement.without(3)) for table in (3, 4)]
    closed, some = page_texts(folded_signs(signs, paper))
    assert closed.count("on ne joue pas ici") == 2
    assert "on ne joue pas ici" not in some
