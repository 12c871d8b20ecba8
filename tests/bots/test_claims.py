"""A bot judges a claim by the open cards alone (RULES Common, Claim)."""

from random import Random

import pytest

from chelem.analysis.double_dummy import tricks_of
from chelem.bots.cardplay.knowledge import possible_cards
from chelem.bots.claims import is_sure, respond_to_claim, with_open_hands
from chelem.bots.sampling.layouts import LayoutSpace
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat, Side
from chelem.engine.audience import Player
from chelem.engine.moves import AnswerClaim, MakeClaim
from tests.bots.positions import play_contract

ACCEPTED, REFUSED = AnswerClaim(accept=True), AnswerClaim(accept=False)

TOPS = {"N": "AKQ4.AK4.A72.A83", "S": "J53.Q32.KQ8.K542", "W": "T987.JT98.JT9.QJ"}
TWO_WAY = {"N": "AKQ4.AK4.KJ2.A83", "S": "J53.Q32.AT8.KQ52", "W": "T987.JT98.953.J9"}
TRUMPS = {"N": "KQJ2.A7.AK3.9852", "S": "AT987.K4.Q2.7643", "W": "6.QJT98.JT95.AKQ"}


def claimed(given, contract, cards, tricks, by=Seat.S):
    log = play_contract(given, contract, cards)
    log.act(by.name, MakeClaim(tricks))
    return log


def answers(log):
    """Return the answer of each player who must agree."""
    return {turn.actor: respond_to_claim(log.view(Player(turn.actor.name))) for turn in log.state.turns}


def random_ending(chance, left):
    """Return a random play of 3NT by South with so many tricks left."""
    deal = Deal.draw(chance.randrange)
    log = play_contract({seat.name: str(deal[seat]) for seat in SEATS}, "3NT by S")
    while log.state.board.play.left > left:
        log.act(log.state.turn.actor.name, chance.choice(log.state.legal()))
    return log


CLAIMS = [
    ("top tricks", TOPS, "6NT by S", 12, ACCEPTED),
    ("a trick more than the top tricks", TOPS, "6NT by S", 13, REFUSED),
    ("a guess for a queen", TWO_WAY, "7NT by S", 13, REFUSED),
    ("all but the guess", TWO_WAY, "7NT by S", 12, ACCEPTED),
    ("trumps that draw all others, and top cards", TRUMPS, "4S by S", 9, ACCEPTED),
    ("a trick more", TRUMPS, "4S by S", 10, REFUSED),
]


@pytest.mark.parametrize(
    ("case", "given", "contract", "tricks", "answer"), CLAIMS, ids=[claim[0] for claim in CLAIMS]
)
def test_declarers_claim(case, given, contract, tricks, answer):
    """Defenders accept what one line of play takes in every layout, and refuse the rest."""
    cards = "HQ HA H2 H4" if given is TRUMPS else "HJ"
    assert {Seat.W: answer, Seat.E: answer} == answers(claimed(given, contract, cards, tricks)), case


def test_a_ruff_of_the_lead_is_possible():
    """Until a suit has been led, any opponent may be void in it and ruff."""
    assert {REFUSED} == set(answers(claimed(TRUMPS, "4S by S", "HQ", 10)).values())


@pytest.mark.slow
def test_an_answer_does_not_depend_on_hidden_cards():
    """The queen that a claim of all tricks must find is on either side: the answers are the same."""
    sides = [
        {**TWO_WAY, "W": "T987.JT98.Q53.J9", "E": "62.765.9764.T764"},
        {**TWO_WAY, "W": "T987.JT98.953.J9", "E": "62.765.Q764.T764"},
    ]
    for tricks in (11, 12, 13):
        one, other = (answers(claimed(given, "7NT by S", "HJ", tricks)) for given in sides)
        assert one == other


@pytest.mark.parametrize("seed", range(10))
def test_what_is_sure_is_taken_double_dummy(seed):
    """In the last tricks of a random play, what is sure is no more than what best defence leaves."""
    log = random_ending(Random(seed), 4)  # noqa: S311 - a test must repeat itself
    board = log.state.board
    log.act("S", MakeClaim(4))
    shown = with_open_hands(log.state.board)
    sure = max(tricks for tricks in range(5) if is_sure(shown, Seat.S, tricks))
    hands = tuple(board.hand(seat) for seat in SEATS)
    assert sure <= tricks_of(hands, board.play.strain, board.play.leader, board.play.trick, Side.NS)


def test_a_concession_of_all_tricks_is_accepted():
    """Opponents accept a concession of all the remaining tricks."""
    assert {ACCEPTED} == set(answers(claimed(TOPS, "6NT by S", "HJ", 0)).values())


def test_a_partner_refuses_what_is_too_long_to_search():
    """Whatever the partner holds: with twelve hidden cards a hand, the layouts are too many."""
    assert REFUSED == answers(claimed(TOPS, "6NT by S", "HJ", 1, Seat.E))[Seat.W]


def test_a_partner_sees_that_dummy_has_the_rest():
    """Dummy's own top tricks need no search of the layouts."""
    tops = {"N": "AKQJT98765432...", "W": ".AKQJT9.AKQ.AKQJ"}
    log = claimed(tops, "1S by S", "HA S2", 0, Seat.E)
    assert ACCEPTED == answers(log)[Seat.W]


@pytest.mark.parametrize("seed", range(12))
def test_a_partner_consents_if_no_layout_takes_more(seed):
    """In the last tricks, the answer to each concession is that of all layouts of the two hidden hands."""
    chance = Random(seed)  # noqa: S311 - a test must repeat itself
    log = random_ending(chance, 4)
    said = []
    for tricks in range(4):
        open_log = log.copy()
        open_log.act("E", MakeClaim(tricks))
        board = with_open_hands(open_log.state.board)
        counts = tuple(map(board.count, SEATS))
        space = LayoutSpace(possible_cards(board, board.play, counts), counts)
        play = board.play
        best = max(
            tricks_of(tuple(map(Hand, layout)), play.strain, play.leader, play.trick, Side.EW)
            for layout, _ in space.all()
        )
        said.append(AnswerClaim(best <= tricks) == answers(open_log)[Seat.W])
    assert all(said)


def test_a_defender_claims_top_tricks():
    """Declarer accepts a defender's claim of top tricks, and refuses one more."""
    given = {
        "N": "432.K32.K432.K32",
        "E": "J65.QJT.QJT.QJT4",
        "S": "T98.A65.A65.A765",
        "W": "AKQ7.9874.987.98",
    }
    for tricks, answer in ((2, ACCEPTED), (3, REFUSED)):
        assert answer == answers(claimed(given, "3NT by S", "SA S2 S5 S8", tricks, Seat.W))[Seat.S]
