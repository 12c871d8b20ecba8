"""What the workers of bots answer."""

import pytest

from chelem.bots.configuration import Configuration
from chelem.bots.hints import give_hint
from chelem.core.errors import Refused
from chelem.engine.audience import Player
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.i18n import LANGUAGES
from chelem.live.bot_tasks import choose_move
from tests.bots.positions import play_contract, view_of_actor

SOLID = {
    "N": "T98.JT9.JT98.JT9",
    "E": "32.5432.432.5432",
    "S": "AKQJ.AKQ.AKQ.AKQ",
    "W": "7654.876.765.876",
}
ONE_TRICK = "H8 H9 H2 HA"


@pytest.mark.parametrize("strength", ["normal", "strong"])
def test_a_bot_at_a_table_claims_the_tricks_it_is_sure_of(strength):
    """It claims all tricks when its cards are high, and a bot on the other side accepts."""
    bots = Configuration.parse(strength)
    log = play_contract(SOLID, "7NT by S", ONE_TRICK)
    claim = choose_move(view_of_actor(log), bots, 1).move
    assert claim == MakeClaim(12)
    log.act("S", claim)
    assert AnswerClaim(accept=True) == choose_move(log.view(Player("W")), bots, 1).move


def test_a_hint_is_a_card():
    """A person who asks what to play is not told to claim."""
    view = view_of_actor(play_contract(SOLID, "7NT by S", ONE_TRICK))
    given = give_hint(view, Configuration.parse("normal"), 1)
    assert not isinstance(given.move, MakeClaim)
    assert all(given.reasons[language] for language in LANGUAGES)


@pytest.mark.parametrize("strength", ["instant", "normal"])
def test_no_hint_out_of_turn(strength):
    """A player whose turn it is not gets a refusal, not a card of somebody else's."""
    log = play_contract(SOLID, "7NT by S", "H8")
    with pytest.raises(Refused):
        give_hint(log.view(Player("W")), Configuration.parse(strength), 1)
