"""The page about bidding systems is complete, and its example works."""

import re
from pathlib import Path

import pytest

from chelem.bots.systems.call_forms import FORMS
from chelem.bots.systems.checking import SystemCheck
from chelem.bots.systems.sections import ATTRIBUTES
from chelem.bots.systems.system import System
from chelem.bots.systems.vocabulary import all_templates

PAGE = (Path(__file__).parents[3] / "docs" / "bidding-systems.md").read_text(encoding="utf-8")
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
SPANS = set(re.findall(r"`([^`\n]+)`", PROSE))


def test_every_phrase_is_explained():
    """The page has each phrase of the vocabulary; `combined` and `expected` are explained once."""
    plain = [each for each in all_templates() if not {"combined", "expected"} & set(each.split())]
    assert [] == [each for each in plain if each not in SPANS]


def test_every_call_and_attribute_is_explained():
    """So are the forms of calls and the attributes."""
    written = {
        "<bid>": "2C",
        "<call>": "X",
        "convention <name>": "convention NAME",
    }
    names = [written.get(each, each.replace("<suit>", "x")) for each in (*FORMS, *ATTRIBUTES)]
    assert [] == [each for each in names if each not in SPANS]


@pytest.mark.slow
def test_the_example_of_the_page_is_a_system():
    """It can be read, and `check` finds only that it says nothing about most auctions."""
    text = re.search(r"```text\n(system.*?)```", PAGE, re.DOTALL)[1]
    findings = SystemCheck(System.parse(text)).run(20)
    assert {"system.gap"} >= {each.code for each in findings if each.at.startswith("–")}
