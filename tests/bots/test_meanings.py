"""Properties of explanations: every call has a sentence; hands and message codes are not used."""

import random
import re
from contextlib import contextmanager
from pathlib import Path

import pytest

from chelem.bots import bidding
from chelem.bots.baseline import Baseline
from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding import openings, system
from chelem.bots.bidding.agreements import Agreement
from chelem.bots.explain import explain_call, explain_legal_calls
from chelem.core.calls import SimpleCall
from chelem.core.deals import Deal
from chelem.core.seats import Seat
from chelem.engine.audience import Player, Spectator, hide
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.games.comptoir import Comptoir
from chelem.games.comptoir.seven import Seven
from chelem.games.contract import ContractBridge
from chelem.i18n import LANGUAGES
from chelem.i18n.catalogue import load_catalogue
from chelem.matches.dealing import next_deal
from chelem.matches.duplicate import Duplicate
from tests.bots.positions import open_log
from tests.support.calls import calls_made

pytestmark = pytest.mark.slow


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


@pytest.mark.parametrize("seed", range(40))
def test_any_call_has_a_sentence(seed):
    """In any auction each call has a sentence in both languages, never a bare code."""
    game, match = (Comptoir(), Seven()) if seed % 4 == 0 else (ContractBridge(), Duplicate())
    for log in random_auction(game, match, seed):
        calls = calls_made(log.state.board)
        meaning = [explain_call(log.state, len(calls) - 1), *explain_legal_calls(log.state).values()]
        for language in LANGUAGES:
            for one in meaning:
                sentence = one.say(language)
                assert re.fullmatch(r"[^.{}=]*[^.{}= ]\.", sentence), (calls, one.call, sentence)
                assert sentence[0] == sentence[0].upper()
                assert len(sentence) < 240, sentence


@pytest.mark.parametrize("seed", range(8))
def test_meanings_use_no_hands(seed):
    """Every view of the match gives the same meanings, whatever cards it shows."""
    for log in random_auction(ContractBridge(), Duplicate(), seed):
        state = log.state
        places = range(len(calls_made(state.board)))
        other = open_log(Deal.from_number(seed), state.board.setting.dealer)
        for call in calls_made(state.board):
            other.act(other.state.chairs[other.state.turn.actor], call)
        for viewer in (*map(Player, state.chairs), Spectator()):
            seen = hide(state, viewer)
            assert explain_legal_calls(state) == explain_legal_calls(seen) == explain_legal_calls(other.state)
        for place in places:
            assert explain_call(state, place) == explain_call(seen, place) == explain_call(other.state, place)


def agreements() -> dict[str, Agreement]:
    """Return the agreements of the system by their names in the code."""
    return {name: value for name, value in vars(agreed).items() if isinstance(value, Agreement)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_agreement_has_a_message(language):
    """Every agreement has its own message in the catalogue."""
    codes = [agreement.code for agreement in agreements().values()]
    assert "stop" in codes
    assert len(codes) == len(set(codes))
    assert [] == [code for code in codes if f"bid.{code}" not in load_catalogue(language)]


def test_every_agreement_is_used():
    """Some rule uses each agreement."""
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(bidding.__file__).parent.glob("*.py"))
    assert set(agreements()) == set(re.findall(r"agreed\.([A-Z_]+)", sources))


def test_the_bidding_uses_no_message_code():
    """No module of the system mentions `code` except the one that defines agreements."""
    paths = [path for path in Path(bidding.__file__).parent.glob("*.py") if path.stem != "agreements"]
    assert [] == [path.name for path in paths if re.search(r"\.code\b", path.read_text(encoding="utf-8"))]


@contextmanager
def other_codes():
    """Temporarily give every agreement another, meaningless message code."""
    codes = {agreement: agreement.code for agreement in agreements().values()}
    try:
        for number, agreement in enumerate(codes):
            object.__setattr__(agreement, "code", f"key-{number}")
        yield
    finally:
        for agreement, code in codes.items():
            object.__setattr__(agreement, "code", code)


def calls_and_meanings(seed):
    """Return the bots' calls in a random auction, and the meaning of each call without its code."""
    for cached in (system._understand, system.rules_for, openings._openings):
        cached.cache_clear()
    game, match = (Comptoir(), Seven()) if seed % 4 == 0 else (ContractBridge(), Duplicate())
    found = []
    for log in random_auction(game, match, seed):
        state = log.state
        if state.turn is not None and state.board.play is None:
            found.append(Baseline().move(log.view(Player(state.chairs[state.turn.actor]))))
        known = explain_call(state, len(calls_made(state.board)) - 1)
        while known is not None:
            found.append((known.call, known.shows, known.force, known.artificial, known.alert))
            known = known.otherwise
    return found


@pytest.mark.parametrize("seed", range(30))
def test_no_call_depends_on_a_message_code(seed):
    """With all codes renamed, the bids and what they show stay the same."""
    expected = calls_and_meanings(seed)
    with other_codes():
        assert {agreed.STOP.code, agreed.NT_STAYMAN.code}.isdisjoint({"stop", "nt.stayman"})
        assert expected == calls_and_meanings(seed)
