"""Words of players: hints are advice, « toujours » stands for 100 in a hundred, a weak two has its name."""

import pytest

from chelem.bots.coaching.cards import times_in_a_hundred
from chelem.bots.explain import meaning_by_system
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.core.calls import Bid
from chelem.i18n import say
from chelem.learning.study.system_chapters import studied_system


@pytest.mark.parametrize(
    ("action", "french", "english"),
    [
        ("P", "Conseil : passez.", "Hint: pass."),
        ("X", "Conseil : contrez.", "Hint: double."),
        ("XX", "Conseil : surcontrez.", "Hint: redouble."),
        ("1NT", "Conseil : 1SA.", "Hint: 1NT."),
        ("HK", "Conseil : ♥R.", "Hint: ♥K."),
    ],
)
def test_a_hint_is_an_advice(action, french, english):
    """A call that is a verb is said as one."""
    assert french == say("hint.would", {"action": action}, "fr")
    assert english == say("hint.would", {"action": action}, "en")


@pytest.mark.parametrize(
    ("declaring", "rate", "best", "french"),
    [
        (1, 0, 45, "Le contrat chute toujours, au lieu de gagner 45 fois sur cent."),
        (1, 30, 100, "Le contrat gagne 30 fois sur cent, au lieu de toujours."),
        (0, 0, 100, "Le contrat gagne toujours, au lieu de chuter toujours."),
        (0, 30, 60, "Le contrat chute 30 fois sur cent, au lieu de 60."),
    ],
)
def test_the_coach_says_always(declaring, rate, best, french):
    """None and a hundred times in a hundred have words of their own."""
    assert french == say("coach.contract", {"declaring": declaring, "with": rate, "best": best}, "fr")


@pytest.mark.parametrize(
    ("share", "times"), [(0.0, 0), (0.001, 1), (0.25, 25), (0.554, 55), (0.999, 99), (1.0, 100)]
)
def test_always_has_no_exception(share, times):
    """A share is only said to be 0 or 100 where it is exactly that."""
    assert times == times_in_a_hundred(share)


@pytest.mark.parametrize("system", ["sef", "sayc"])
def test_a_weak_two_is_called_one(system):
    """An opening of two hearts on few points is a « 2 faible », of three a « barrage »."""
    openings = point_after(studied_system(system), BiddingSetting(), ())
    two, three = (meaning_by_system(openings, Bid.parse(text)).sentences for text in ("2H", "3H"))
    assert two["fr"].startswith("2 faible : ")
    assert two["en"].startswith("Weak two: ")
    assert three["fr"].startswith("Barrage : ")
