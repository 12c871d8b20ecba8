"""Properties of explanations: every call has a short sentence, true of the hand; no hand is used."""

import random
import re

import pytest

from chelem.bots.baseline import Baseline
from chelem.bots.bidders import bidder_of, system_of
from chelem.bots.configuration import AT_TABLES
from chelem.bots.explain import explain_call, explain_deal_calls
from chelem.core.calls import SimpleCall
from chelem.core.cards import SUITS
from chelem.core.deals import Deal
from chelem.core.seats import Seat
from chelem.engine.audience import Player, Spectator, hide
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.games.comptoir import Comptoir
from chelem.games.comptoir.seven import Seven
from chelem.games.contract import ContractBridge
from chelem.games.contract.rubber import Rubber
from chelem.i18n import LANGUAGES
from chelem.matches.dealing import next_deal
from chelem.matches.duplicate import Duplicate
from tests.bots.positions import open_log, view_of_actor
from tests.support.calls import calls_made
from tests.support.thorough import first_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def sayc():
    return system_of(AT_TABLES)


def random_auction(game, match, seed):
    """Yield the log after each call of a random auction of low calls and passes."""
    rng = random.Random(seed)  # noqa: S311 - a test repeats itself
    log = Log(Started(game, match, {seat: seat.name for seat in Seat}))
    log.add(next_deal(log.state, rng.randrange))
    while (turn := log.state.turn) is not None and log.state.board.play is None:
        legal = log.state.legal()
        call = SimpleCall.PASS if rng.random() < 0.4 else rng.choice(legal[:8])
        log.act(log.state.chairs[turn.actor], call)
        yield log


@pytest.mark.parametrize("seed", first_of(range(40), *range(16)))
def test_any_call_has_a_sentence(sayc, seed):
    """In any auction each call has a sentence in both languages, never a bare code."""
    game, match = (Comptoir(), Seven()) if seed % 4 == 0 else (ContractBridge(), Duplicate())
    for log in random_auction(game, match, seed):
        calls = calls_made(log.state.board)
        meaning = [explain_call(log.state, len(calls) - 1, sayc)]
        for language in LANGUAGES:
            for one in meaning:
                sentence = one.say(language)
                assert re.fullmatch(r"[^.{}=]*[^.{}= ]\.", sentence), (calls, one.call, sentence)
                assert sentence[0] == sentence[0].upper()
                assert len(sentence) < 160, sentence


@pytest.mark.parametrize("seed", range(8))
def test_meanings_use_no_hands(sayc, seed):
    """Every view of the match gives each call the same meaning, whatever cards it shows."""
    for log in random_auction(ContractBridge(), Duplicate(), seed):
        state = log.state
        other = open_log(Deal.from_number(seed), state.board.setting.dealer)
        for call in calls_made(state.board):
            other.act(other.state.chairs[other.state.turn.actor], call)
        last = len(calls_made(state.board)) - 1
        expected = explain_call(other.state, last, sayc)
        for viewer in (*map(Player, state.chairs), Spectator()):
            assert expected == explain_call(hide(state, viewer), last, sayc)
        assert expected == explain_call(state, last, sayc)


@pytest.mark.parametrize("seed", first_of(range(30), *range(12)))
def test_the_hand_is_as_explained(sayc, seed):
    """A bot's hand has the points and lengths that its calls show, at every form of match."""
    game, match = [(ContractBridge(), Duplicate()), (ContractBridge(), Rubber()), (Comptoir(), Seven())][
        seed % 3
    ]
    rng, bot = random.Random(seed), Baseline(seed, bidder_of(AT_TABLES))  # noqa: S311 - a test repeats itself
    log = Log(Started(game, match, {seat: seat.name for seat in Seat}))
    log.add(next_deal(log.state, rng.randrange))
    while log.state.turn is not None and log.state.board.play is None:
        view = view_of_actor(log)
        hand, turn = view.hand, log.state.turn
        log.act(log.state.chairs[turn.actor], bot.move(view))
        shown = explain_deal_calls(log.state, sayc)[-1]
        assert shown.by_system, shown
        assert shown.points[0] <= hand.hcp <= shown.points[1], (shown, hand)
        for suit in SUITS:
            assert shown.lengths[suit][0] <= hand.length(suit) <= shown.lengths[suit][1], (shown, hand)
