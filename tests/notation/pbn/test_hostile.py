"""Texts made to take a reader's time or memory: each is read at once, whatever its size."""

from io import BytesIO

import pytest

from chelem.notation.pbn import read_pbn

SIZE = 3_000_000


@pytest.mark.parametrize(
    "unit",
    [
        *("[", "]", '"', "{", "}", "\\", "\n", " ", "\t", "\r", "%", ";", "=", "^", "*", "-", "a", "."),
        *(
            '\\"',
            '[a"',
            '[a ""]',
            "[a",
            "{\n\n",
            "\n\n{",
            '[A "x"]\n\n',
            '["\\"',
            '[Note "1:"]',
            "\n%",
            '"\n',
        ),
        *(
            '[Play "N"]',
            '[Auction "N"]\n1C ',
            "=1= ",
            "S2 ",
            "Pass ",
            "^S ",
            "+ ",
            "1C ^I ",
            '[Deal "N:',
            "é",
        ),
    ],
)
@pytest.mark.parametrize("start", ["", '[Deal "', '[Auction "N"]\n', '[Play "N"]\n', "{", '"'])
def test_much_of_the_same(unit, start):
    """Three million bytes of one thing are read to their end, with reports that can be said."""
    data = (start + unit * (SIZE // len(unit.encode()))).encode()
    reports = 0
    for told in read_pbn(BytesIO(data)):
        for report in told.reports("x"):
            reports += 1
            if reports < 5:
                report.say("fr")
