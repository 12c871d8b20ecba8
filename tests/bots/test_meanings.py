"""Laws of what calls mean: always a sentence, no hand read, words for every rule of the system."""

import random
import re
from pathlib import Path

import pytest

from chelem.bots import bidding
from chelem.bots.baseline import Baseline
from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding import openings, system
from chelem.bots.bidding.agreements import Agreement
from chelem.bots.explain import calls_made, explain_call, explain_legal_calls
from chelem.core.calls import Word
from chelem.core.deals import Deal
from chelem.core.seats import Seat
from chelem.engine.audience import Player, Spectator, hide
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.games.comptoir import Comptoir
from chelem.games.contract import ContractBridge
from chelem.i18n import LANGUAGES
from chelem.i18n.catalogue import catalogue
from chelem.matches.dealing import next_deal
from chelem.matches.duplicate import Duplicate
from chelem.matches.seven import Seven
from tests.bots.positions import opened


def wild(game, match, seed):
    """Logs of deals whose calls are drawn among the lowest legal ones, passes often."""
    rng = random.Random(seed)  # noqa: S311 - a test repeats itself
    log = Log(Started(game, match, {seat: seat.name for seat in Seat}))
    log.add(next_deal(log.state, rng.randrange))
    while (turn := log.state.turn) is not None and log.state.board.play is None:
        legal = log.state.legal()
        call = Word.PASS if rng.random() < 0.4 else rng.choice(legal[:8])
        log.act(log.state.chairs[turn.actor], call)
        yield log


@pytest.mark.parametrize("seed", range(40))
def test_any_call_has_a_sentence(seed):
    """However wild the auction: a sentence in both languages, none of them a bare code."""
    game, match = (Comptoir(), Seven()) if seed % 4 == 0 else (ContractBridge(), Duplicate())
    for log in wild(game, match, seed):
        calls = calls_made(log.state.board)
        told = [explain_call(log.state, len(calls) - 1), *explain_legal_calls(log.state).values()]
        for language in LANGUAGES:
            for one in told:
                sentence = one.say(language)
                assert re.fullmatch(r"[^.{}=]*[^.{}= ]\.", sentence), (calls, one.call, sentence)
                assert sentence[0] == sentence[0].upper()
                assert len(sentence) < 240, sentence


@pytest.mark.parametrize("seed", range(8))
def test_no_hand_is_read(seed):
    """Every view of the match, the dealt cards known or not, gives the same meanings."""
    for log in wild(ContractBridge(), Duplicate(), seed):
        whole = log.state
        places = range(len(calls_made(whole.board)))
        other = opened(Deal.from_number(seed), whole.board.setting.dealer)
        for call in calls_made(whole.board):
            other.act(other.state.chairs[other.state.turn.actor], call)
        for viewer in (*map(Player, whole.chairs), Spectator()):
            seen = hide(whole, viewer)
            assert explain_legal_calls(whole) == explain_legal_calls(seen) == explain_legal_calls(other.state)
        for place in places:
            assert explain_call(whole, place) == explain_call(seen, place) == explain_call(other.state, place)


def agreements() -> dict[str, Agreement]:
    """The agreements of the system by the name that the rules use."""
    return {name: value for name, value in vars(agreed).items() if isinstance(value, Agreement)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agreement_has_words(language):
    """A call of the system without a message in a catalogue fails here, by its code."""
    codes = [agreement.code for agreement in agreements().values()]
    assert "stop" in codes
    assert len(codes) == len(set(codes))
    assert [] == [code for code in codes if f"bid.{code}" not in catalogue(language)]


def test_every_agreement_is_used():
    """An agreement that no rule mentions would be a dead one."""
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(bidding.__file__).parent.glob("*.py"))
    assert set(agreements()) == set(re.findall(r"agreed\.([A-Z_]+)", sources))


@pytest.fixture
def renamed(monkeypatch):
    """Every message of the system under another, meaningless key; what was read before is forgotten."""
    _forget()
    with monkeypatch.context() as patch:
        patch.setattr(Agreement, "__setattr__", object.__setattr__)
        for number, agreement in enumerate(agreements().values()):
            patch.setattr(agreement, "code", f"key-{number}")
        yield
    _forget()


def _forget():
    """Empty the caches of the bidding."""
    for cached in (system._read, system.rules_for, openings._openings):
        cached.cache_clear()


def calls_and_meanings(seed):
    """What bots call after the calls of a wild auction, and what each call means, but for its key."""
    game, match = (Comptoir(), Seven()) if seed % 4 == 0 else (ContractBridge(), Duplicate())
    found = []
    for log in wild(game, match, seed):
        state = log.state
        if state.turn is not None and state.board.play is None:
            found.append(Baseline().move(log.view(Player(state.chairs[state.turn.actor]))))
        told = explain_call(state, len(calls_made(state.board)) - 1)
        while told is not None:
            found.append((told.call, told.shows, told.force, told.artificial, told.alert))
            told = told.otherwise
    return found


BEFORE = {seed: calls_and_meanings(seed) for seed in range(30)}


@pytest.mark.usefixtures("renamed")
@pytest.mark.parametrize("seed", BEFORE)
def test_no_call_hangs_on_the_key_of_its_message(seed):
    """Translators may rename any key: the bids and what they show stay the same."""
    assert BEFORE[seed] == calls_and_meanings(seed)
