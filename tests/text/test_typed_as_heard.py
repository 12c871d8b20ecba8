"""What a listener hears can be typed: every call of every game, in the words in which it is announced."""

import pytest

from chelem import BridgeWhist, Comptoir, ContractBridge, MiniBridge, Whiz
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import DECK
from chelem.i18n import LANGUAGES
from chelem.i18n.catalogue import load_catalogue
from chelem.text import read_call, read_card
from chelem.text.statements import read_statement

GAMES = (ContractBridge(), BridgeWhist(), Comptoir(), MiniBridge(), Whiz())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_call_is_typed_as_it_is_heard(game, language):
    """« atout carreau », "2 hearts": what an announcement or a hint says is understood."""
    say = load_catalogue(language).spoken
    for call in (call for kind in game.info.kinds for call in kind.calls):
        bids = all(isinstance(each, (Bid, SimpleCall)) for kind in game.info.kinds for each in kind.calls)
        heard = say(str(call))
        read = read_call(heard, language) if bids else read_statement(heard, game.info, language)
        assert call == read, heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_typed_as_it_is_heard(language):
    """« dame de trèfle », "queen of clubs", without the article that `read_input` leaves out."""
    for card in DECK:
        assert card == read_card(load_catalogue(language).card_name(str(card)), language)
