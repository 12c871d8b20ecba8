"""Bots' answers to claims say nothing about hidden cards (RULES Common, Claim).

At some moment of the play, declarer or a defender claims every number of tricks, once with the hidden cards
as they are and once with others that fit the play: every bot asked answers the same. `CHELEM_LAWS` asks for
200 deals, as `make laws` does.
"""

import os
from collections import Counter
from random import Random

import pytest

from chelem.bots.cardplay.knowledge import possible_cards
from chelem.bots.claims import with_open_hands
from chelem.bots.configuration import Configuration
from chelem.bots.making import new_bot
from chelem.bots.occasion import Occasion
from chelem.bots.sampling.layouts import LayoutSpace
from chelem.core.cards import STRAINS
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from tests.bots.positions import play_contract

QUICK = range(4)
SLOW = range(4, 200) if "CHELEM_LAWS" in os.environ else (5, 6, 7, 9)
STRENGTHS = ("instant", "normal", "strong")


def drawn_position(chance: Random) -> tuple[Log, str]:
    """Return the play of a drawn deal after some cards, by an instant bot or at random, and the contract."""
    deal = Deal.draw(chance.randrange)
    contract = f"{chance.randint(1, 7)}{chance.choice(STRAINS)} by {chance.choice(SEATS)}"
    log = play_contract({seat.name: str(deal[seat]) for seat in SEATS}, contract)
    bot = new_bot(Configuration.parse("instant"), 1)
    for _ in range(chance.randint(1, 47)):
        player = log.state.player
        assert player is not None
        at_random = chance.random() < 0.2
        log.act(player, chance.choice(log.state.legal()) if at_random else bot.move(log.view(Player(player))))
    return log, contract


def with_other_hidden_cards(log: Log, contract: str, claimant: Seat, chance: Random) -> Log:
    """Return the same play with the cards that nobody has seen after a claim in other hidden hands."""
    shown = log.copy()
    shown.act(claimant.name, MakeClaim(0))
    board = with_open_hands(shown.state.board)
    counts = tuple(map(board.count, SEATS))
    layout = LayoutSpace(possible_cards(board, board.play, counts), counts).draw(chance)
    hands = {seat.name: str(Hand(layout[seat]) | board.play.played(seat)) for seat in SEATS}
    tricks = [*(trick.cards for trick in board.play.done), board.play.trick]
    return play_contract(hands, contract, " ".join(str(card) for cards in tricks for card in cards))


def answers(log: Log, claimant: Seat, tricks: int, strength: str) -> dict[Seat, bool]:
    """Return the answer of each bot that is asked."""
    claimed = log.copy()
    claimed.act(claimant.name, MakeClaim(tricks))
    bot = new_bot(Configuration.parse(strength), 7, Occasion(claims=True))
    found = {}
    for seat in claimed.state.board.claim.waiting if claimed.state.board.claim else ():
        move = bot.move(claimed.view(Player(seat.name)))
        assert isinstance(move, AnswerClaim)
        found[seat] = move.accept
    return found


def check(number: int) -> Counter[tuple[bool, bool]]:
    """Check the law on a deal; return how often who answered what: (the claimant's partner, accepted)."""
    chance = Random(number)  # noqa: S311 - a test must repeat itself
    log, contract = drawn_position(chance)
    declarer = log.state.board.contract.declarer
    claimant = declarer if number % 5 < 3 else chance.choice((declarer.next, declarer.next.partner))
    other = with_other_hidden_cards(log, contract, claimant, chance)
    said: Counter[tuple[bool, bool]] = Counter()
    for tricks in range(log.state.board.play.left, -1, -1):
        one = answers(log, claimant, tricks, STRENGTHS[number % 3])
        assert one == answers(other, claimant, tricks, STRENGTHS[number % 3]), (number, claimant, tricks)
        said.update((seat is claimant.partner, accept) for seat, accept in one.items())
    return said


@pytest.mark.parametrize("number", [*QUICK, *(pytest.param(each, marks=pytest.mark.slow) for each in SLOW)])
def test_the_same_answers_whatever_is_hidden(number):
    """Every bot that is asked answers every claim as if it did not know its own cards."""
    assert check(number)


@pytest.mark.slow
def test_both_sides_give_both_answers():
    """The law would mean little if all refused: opponents and the claimant's partner accept and refuse."""
    said: Counter[tuple[bool, bool]] = Counter()
    for number in (3, 9, *range(200)):  # two that suffice, as long as bots answer as they did
        said += check(number)
        if len(said) == 4:
            return
    raise AssertionError(said)
