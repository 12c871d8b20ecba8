"""The doubling of bridge-whist, before the first card (RULES 1.4)."""

from itertools import product

import pytest

from chelem.core.calls import (
    TRUMP_CHOICES,
    Bid,
    SimpleCall,
    parse_action,
)
from chelem.core.cards import DECK, STRAINS, Strain
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.games.options import new_game
from chelem.games.whist import BridgeWhist
from chelem.games.whist.doubling import Doubling

NOTHING = Hand()
DEALER, ELDEST, PARTNER, LAST = Seat.N, Seat.E, Seat.S, Seat.W


def doubling(words="", namer=DEALER, highest=1024, eldest=ELDEST):
    """Return the phase after these calls, each of them checked."""
    phase = Doubling.between(eldest, namer, highest)
    for word in map(parse_action, words.split()):
        phase.check(word, NOTHING)
        phase = phase.after(word)
    return phase


def says(phase):
    """Return whose turn it is, and the legal calls."""
    legal = " ".join(map(str, phase.legal(NOTHING)))
    return None if phase.turn is None else f"{phase.turn.actor}: {legal}"


@pytest.mark.parametrize(
    ("words", "next_one"),
    [
        ("", "E: X ask"),
        ("ask", "W: X yes"),
        ("ask yes", None),
        ("ask X", "N: X P"),
        ("X", "N: X P"),
        ("X P", "S: X P"),
        ("X P P", None),
        ("ask X P", "S: X P"),
        ("ask X P P", None),
        # The first contre was eldest's: the first right comes back to eldest, then the partner.
        ("X X", "E: X P"),
        ("X X P", "W: X P"),
        ("X X P P", None),
        # It was the partner's after the question: the first right is the partner's.
        ("ask X X", "W: X P"),
        ("ask X X P", "E: X P"),
        ("ask X X P P", None),
        # The dealer's partner surcontred: the first right of that side is theirs from now on.
        ("X P X", "E: X P"),
        ("X P X X", "S: X P"),
        ("X P X X P", "N: X P"),
        ("X P X X P P", None),
        ("X P X P X", "S: X P"),
        ("X P X P X X", "W: X P"),
        ("X P X P X X P", "E: X P"),
        ("X X X", "N: X P"),
        ("X X X X", "E: X P"),
        ("X X P X", "N: X P"),
        ("X X P X X", "W: X P"),
    ],
)
def test_who_may_speak_and_what(words, next_one):
    """Eldest doubles or asks; then each side in turn, first the member who last doubled for it.

    The other member may after that; declining by both ends it (RULES 1.4).
    """
    assert says(doubling(words)) == next_one


@pytest.mark.parametrize(("namer", "first", "second"), [(DEALER, "N", "S"), (PARTNER, "S", "N")])
def test_the_first_surcontre_belongs_to_the_namer(namer, first, second):
    """The first redouble is first offered to the player who named trumps, then to the partner (RULES 1.4)."""
    assert says(doubling("X", namer)) == f"{first}: X P"
    assert says(doubling("X P", namer)) == f"{second}: X P"
    assert says(doubling("ask X", namer)) == f"{first}: X P"


@pytest.mark.parametrize("eldest", SEATS)
def test_whoever_deals(eldest):
    """Eldest is at the dealer's left, wherever that is (RULES 1.3, 1.4)."""
    dealer = eldest.partner.next
    turns = [doubling(words, dealer, eldest=eldest).turn.actor for words in ("", "ask", "X", "X P", "X X")]
    assert turns == [eldest, eldest.partner, dealer, dealer.partner, eldest]


@pytest.mark.parametrize("steps", range(11))
def test_each_step_doubles_the_stake(steps):
    """Each step doubles the trick value (RULES 1.4)."""
    assert doubling("X " * steps).stake == 2**steps


def test_the_cap():
    """Unlimited, with a technical cap at ×1024 (RULES 1.4)."""
    capped = doubling("X " * 10)
    assert says(capped) == "E: P"
    with pytest.raises(Refused) as refused:
        capped.check(SimpleCall.DOUBLE, NOTHING)
    assert (refused.value.code, refused.value.facts) == ("doubling.cap", {"stake": 1024})


@pytest.mark.parametrize(
    ("strain", "value", "highest"), [("H", 8, 64), ("D", 6, 96), ("C", 4, 64), ("S", 2, 64), ("NT", 12, 96)]
)
def test_the_option_hundred(strain, value, highest):
    """A double above 100 is refused: at most ♥ 64, ♦ 96, ♣ 64, ♠ 64, NT 96 (RULES 1.4)."""
    game = new_game("whist", {"doubling": "hundred"})
    assert isinstance(game, BridgeWhist)
    stake = game.highest_stake(Strain.parse(strain))
    assert value * stake == highest
    phase = Doubling.between(ELDEST, DEALER, stake)
    while SimpleCall.DOUBLE in phase.legal(NOTHING):
        phase = phase.after(SimpleCall.DOUBLE)
    assert value * phase.stake == highest
    with pytest.raises(Refused) as refused:
        phase.check(SimpleCall.DOUBLE, NOTHING)
    assert refused.value.code == "doubling.cap"


@pytest.mark.parametrize("strain", STRAINS)
def test_unlimited_is_the_default(strain):
    """Default: unlimited, with a technical cap at ×1024 (RULES 1.4)."""
    game = new_game("whist")
    assert isinstance(game, BridgeWhist)
    assert game.highest_stake(strain) == 1024


OTHERS = (*DECK, *TRUMP_CHOICES, *(Bid(n, strain) for n in (1, 7) for strain in STRAINS), *SimpleCall)


@pytest.mark.parametrize("words", ["", "ask", "X", "X P", "X X", "X " * 10])
def test_nothing_else_may_be_said(words):
    """What is not legal is refused, of all that can be said or played (RULES 1.4)."""
    phase = doubling(words)
    for action in set(OTHERS) - set(phase.legal(NOTHING)):
        with pytest.raises(Refused):
            phase.check(action, NOTHING)


def walks(phase, depth):
    """Yield all sequences of calls up to a depth."""
    if phase.turn is None or depth == 0:
        yield phase
        return
    for word in phase.legal(NOTHING):
        yield from walks(phase.after(word), depth - 1)


@pytest.mark.parametrize(("eldest", "own"), list(product(SEATS, [True, False])))
def test_the_laws_of_every_path(eldest, own):
    """On every path of nine calls: doubles alternate between the sides, and rights follow RULES 1.4."""
    dealer = eldest.partner.next
    namer = dealer if own else dealer.partner
    for phase in walks(Doubling.between(eldest, namer, 1024), 9):
        doublers = [seat for seat, word in phase.said() if word is SimpleCall.DOUBLE]
        assert phase.stake == 2 ** len(doublers)
        assert [seat.side for seat in doublers] == [
            (eldest if place % 2 == 0 else dealer).side for place in range(len(doublers))
        ]
        last = {eldest.side: eldest, dealer.side: namer}
        right = eldest
        for seat, word in phase.said():
            assert seat is right
            match word:
                case SimpleCall.DOUBLE:
                    last[seat.side] = seat
                    right = last[seat.side.opponents]
                case SimpleCall.ASK | SimpleCall.PASS:
                    right = seat.partner
        if phase.turn is not None:
            assert phase.turn.actor is right
        else:
            declined = [word for _, word in phase.said()[-2:]]
            assert declined in ([SimpleCall.ASK, SimpleCall.YES], [SimpleCall.PASS, SimpleCall.PASS])
