"""Any consistent set of agreements gives a system without faults."""

import pytest

from tests.bots.convention_cards.drawn_cards import examined


@pytest.mark.slow
@pytest.mark.parametrize("number", range(3))
def test_a_drawn_card_gives_a_system_without_faults(number: int) -> None:
    """No rule is out of reach, nobody is left without a call, and no sentence is untrue."""
    assert not examined(number).faults
