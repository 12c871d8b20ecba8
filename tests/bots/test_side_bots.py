"""Each side bids by its own system or card, and its calls are read by that of the side that makes them."""

import pytest

from chelem.bots.bidders import MOST_CARDS, system_of, systems_of
from chelem.bots.coaching.coach import object_to
from chelem.bots.configuration import Configuration
from chelem.bots.convention_cards.given_card import configuration_of_card
from chelem.bots.explain import explain_call, explain_deal_calls, explain_next_call
from chelem.bots.hints import give_hint
from chelem.bots.making import new_bot
from chelem.bots.occasion import against
from chelem.bots.side_bots import SideBots
from chelem.core.calls import parse_action
from chelem.core.seats import SEATS, Seat, Side
from tests.bots.positions import fill_deal, open_log, play_actions, view_of_actor

SAYC, SEF = Configuration("instant", "sayc"), Configuration("instant", "sef")
KEYCARDS = configuration_of_card('system = "sayc"\n[slams]\nblackwood = "30-41"\n', "instant")
ANY_DEAL = fill_deal({})


@pytest.mark.parametrize("dealer", SEATS)
def test_a_call_is_explained_by_the_system_of_its_side(dealer):
    """Two diamonds are weak in Standard American and force to game in the majeure cinquième."""
    systems = systems_of(SideBots(SAYC, SEF))
    state = play_actions(open_log(ANY_DEAL, dealer), "2D").state
    found = explain_call(state, 0, systems)
    assert (0 if dealer.side is Side.NS else 2) == found.forcing
    assert (found,) == explain_deal_calls(state, systems)
    before = open_log(ANY_DEAL, dealer).state
    assert found == explain_next_call(before, parse_action("2D"), systems)


def test_sides_keep_their_cards_as_text():
    """What is stored of a table's sides is read again as it was, cards included."""
    sides = SideBots(KEYCARDS, SEF)
    assert sides == SideBots.from_json(sides.json())
    assert "30-41" in sides.json()["NS"]["card"]
    assert KEYCARDS == sides.opponents_of(Side.EW)
    assert SideBots.alike(SEF).opponents_of(Side.EW) is None


def test_a_bot_answers_by_its_card():
    """With two aces and the king of trumps a hand answers five hearts; by a card of keycards, five clubs."""
    deal = fill_deal({"S": "KQ93.A4.A8732.62", "N": "AJ8752.KQ.KQ.AJ9"})
    log = play_actions(open_log(deal, Seat.N), "1S P 3S P 4NT P")
    answers = {bots: new_bot(bots, 1, against(SEF)).move(view_of_actor(log)) for bots in (SAYC, KEYCARDS)}
    assert ["5H", "5C"] == [str(answers[bots]) for bots in (SAYC, KEYCARDS)]
    hinted = give_hint(view_of_actor(log), KEYCARDS, 1, SEF)
    assert answers[KEYCARDS] == hinted.move
    assert explain_next_call(log.state, hinted.move, systems_of(SideBots(KEYCARDS, SEF))).artificial


def test_hints_and_the_coach_read_opponents_by_their_system():
    """Over two diamonds that force to game the same hand hears something else than over weak ones."""
    log = play_actions(open_log(fill_deal({"E": "AKQ94.K4.732.A62"}), Seat.N), "2D")
    view = view_of_actor(log)
    weak, strong = give_hint(view, SAYC, 1, SAYC), give_hint(view, SAYC, 1, SEF)
    assert parse_action("2S") == weak.move
    assert weak == give_hint(view, SAYC, 1)
    assert object_to(view, strong.move, SAYC, 1, SEF) is None


def test_a_card_that_this_release_cannot_play_bids_by_its_system():
    """Old tables go on when an agreement of their card is gone."""
    gone = Configuration("instant", "sayc", card='system = "sayc"\n[slams]\nno-such-thing = "yes"\n')
    assert system_of(SAYC).options == system_of(gone).options


def test_a_stored_card_never_names_a_file(tmp_path):
    """Whatever a stored text says, only systems of the program are loaded for it."""
    file = tmp_path / "mine.system"
    file.write_text('system mine "Mine"\nwhen opening:\n  pass: any\n', encoding="utf-8")
    card = Configuration("instant", "sayc", card=f'system = "{file}"\n')
    assert "sayc" == system_of(card).name


def test_few_systems_of_cards_are_kept():
    """A card that is bid by again is not compiled again; one among many others is, and bids the same."""
    first = system_of(KEYCARDS)
    assert first is system_of(configuration_of_card(KEYCARDS.card, "normal"))
    for number in range(MOST_CARDS):
        system_of(configuration_of_card(f'system = "sayc"\ntitle = "{number}"\n', "instant"))
    again = system_of(KEYCARDS)
    assert first is not again
    assert first.options == again.options
