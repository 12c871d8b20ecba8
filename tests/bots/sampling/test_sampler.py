"""The bots that sample: legal and repeatable in every game, and safe when the contract is safe."""

import os
from random import Random

import pytest

from chelem.bots import Baseline, bots_act
from chelem.bots.sampling.bot import CardHabits, Sampler
from chelem.bots.sampling.choice import Effort
from chelem.core.hands import PACK, Hand
from chelem.core.seats import SEATS, Seat, Side
from chelem.engine.audience import Player
from chelem.engine.events import Claimed, Started
from chelem.engine.log import Log
from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.matches.dealing import next_deal
from tests.bots.positions import play_contract, swap_hidden_hands, view_of_actor
from tests.support.thorough import first_of

QUICK = CardHabits(Effort(layouts=6))


def chance(seed):
    return Random(seed)  # noqa: S311 - a test must repeat itself


def played(game, seed, habits=QUICK):
    """Return the log of one deal, bid and played by samplers."""
    rules = new_game(game)
    seats = rules.info.seats
    log = Log(Started(rules, new_match(game), {seat: seat.name for seat in seats}))
    bots = {seat.name: Sampler(seed, habits) for seat in seats}
    rng = chance(seed)
    while not log.state.sheet.rows:
        log.add(next_deal(log.state, rng.randrange))
        while bots_act(log, bots):
            pass
    return log


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", first_of(["contract", "comptoir", "whiz", "whist", "minibridge"], "contract", "minibridge")
)
def test_every_game_is_played(game):
    """A deal of each game is played to its score."""
    assert played(game, 3).state.sheet.rows


@pytest.mark.slow
@pytest.mark.parametrize("game", first_of(["contract", "comptoir", "whiz", "whist", "minibridge"], "whist"))
def test_a_deal_is_played_again_alike(game):
    """The same bots with the same cards make the same moves."""
    one, two = (played(game, 4) for _ in range(2))
    assert one.entries == two.entries


@pytest.mark.slow
def test_bots_that_claim_lose_nothing_by_it():
    """What a bot claims is accepted by its opponents, which judge by the same search."""
    claims = 0
    for seed in range(6 if "CHELEM_LAWS" in os.environ else 1):
        log = played("contract", seed, CardHabits(Effort(layouts=6), claims=True))
        made = [entry.event for entry in log.entries if isinstance(entry.event, Claimed)]
        assert len(made) <= 1
        claims += len(made)
        assert bool(made) == log.state.sheet.rows[0].claim
    assert claims


def with_random_defenders(north, south, contract, seed):
    """Play a contract of South with a sampler, against maxims with random cards; return South's tricks."""
    ours = Hand.parse(north).bits | Hand.parse(south).bits
    rest = list(Hand(PACK.bits & ~ours))
    chance(seed).shuffle(rest)
    given = {"N": north, "S": south, "E": str(Hand.of(rest[:13])), "W": str(Hand.of(rest[13:]))}
    log = play_contract(given, contract)
    bots = {seat.name: Sampler(1, QUICK) if seat.side is Side.NS else Baseline(1) for seat in SEATS}
    while log.state.board.play is not None and not log.state.board.closed:
        assert bots_act(log, bots)
    return log.state.sheet.rows[0].tricks[Side.NS]


TOPS = [
    ("A7.AK964.KJ53.96", "KT.72.Q9.AKQJT82", "3NT by S", 9),
    ("A72.K4.AKQJ52.84", "K5.A53.74.AK9762", "3NT by S", 9),
    ("AK2.A85.96432.A2", "Q4.K76.AKQ.K9853", "3NT by S", 9),
]


@pytest.mark.slow
@pytest.mark.parametrize(("north", "south", "contract", "needed"), first_of(TOPS, TOPS[0], TOPS[2]))
def test_top_tricks_are_not_lost(north, south, contract, needed):
    """With enough tricks on top, blocked or not, the contract is made against any distribution."""
    for seed in range(2):
        assert with_random_defenders(north, south, contract, seed) >= needed


@pytest.mark.parametrize("cards", ["S3", "S3 SA S2 S4 H3"])
def test_hidden_cards_do_not_matter(cards):
    """Exchanging the hands that a bot cannot see does not change its card, unless a card played shows it."""
    given = {
        "N": "AK5.Q83.AJ52.984",
        "E": "J92.A94.843.QT75",
        "S": "T84.KJ6.KT97.AKJ",
        "W": "Q763.T752.Q6.632",
    }
    log = play_contract(given, "3NT by S", cards)
    other = swap_hidden_hands(log)
    assert other is None or Sampler(1, QUICK).move(view_of_actor(log)) == Sampler(1, QUICK).move(
        view_of_actor(other)
    )


def test_a_forced_card_takes_no_search():
    """With one legal card, or equal cards only, nothing is drawn."""
    given = {
        "N": "AK5.Q83.AJ52.984",
        "E": "J.AT9754.843.QT7",
        "S": "T84.KJ6.KT97.AKJ",
        "W": "Q97632.2.Q6.6532",
    }
    log = play_contract(given, "3NT by S", "S3 S5")
    assert "SJ" == str(Sampler(1, CardHabits(Effort(layouts=0))).move(log.view(Player(Seat.E.name))))
