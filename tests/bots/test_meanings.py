"""Laws of what calls mean: always a sentence, no hand read, words for every rule of the system."""

import ast
import random
import re
from pathlib import Path

import pytest

from chelem.bots import bidding
from chelem.bots.explain import calls_made, meaning, meanings
from chelem.bots.meaning import ARTIFICIAL
from chelem.core.calls import Word
from chelem.core.deals import Deal
from chelem.core.seats import Seat
from chelem.engine.audience import Player, Spectator, hide
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.games.comptoir import Comptoir
from chelem.games.comptoir.seven import Seven
from chelem.games.contract import ContractBridge
from chelem.i18n import LANGUAGES
from chelem.i18n.catalogue import catalogue
from chelem.matches.dealing import next_deal
from chelem.matches.duplicate import Duplicate
from tests.bots.positions import opened

CODE = re.compile(r"[a-z]+(\.[a-z-]+)+")


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
        told = [meaning(log.state, len(calls) - 1), *meanings(log.state).values()]
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
            assert meanings(whole) == meanings(seen) == meanings(other.state)
        for place in places:
            assert meaning(whole, place) == meaning(seen, place) == meaning(other.state, place)


def codes():
    """Every code of a rule in the sources of the system."""
    found = set()
    for path in Path(bidding.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Rule"), args=[_, _, ast.Constant(str(code)), *_]):
                    found.add(code)
                case ast.Constant(str(text)) if CODE.fullmatch(text):
                    found.add(text)
    return sorted(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words(language):
    """A rule of the bidding without a message in a catalogue fails here, by its code."""
    assert "stop" in codes()
    assert [] == [code for code in codes() if f"bid.{code}" not in catalogue(language)]


def test_the_artificial_calls_are_rules():
    """A code that no rule bears would be a dead one."""
    assert set(codes()) >= ARTIFICIAL
