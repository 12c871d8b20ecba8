"""What teachers expect of any system, over hands drawn at random; `make systems` draws many more."""

from itertools import islice

import pytest

from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from tests.bots.systems.standards import STANDARDS, Standard, examples

HANDS = 200


@pytest.mark.slow
@pytest.mark.parametrize("name", known_systems())
@pytest.mark.parametrize("standard", STANDARDS, ids=lambda standard: standard.name)
def test_a_standard_is_kept(name: str, standard: Standard) -> None:
    """No hand that a standard is about makes a call that teachers would not accept."""
    drawn = islice(examples(System.load(name), standard, seed=1), HANDS)
    assert [] == [str(example) for example in drawn if not example.is_right]
