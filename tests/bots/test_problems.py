"""The bidding problems: files are well formed, each question is asked once, the measure counts right."""

import pytest

from chelem.core.calls import Bid, SimpleCall
from chelem.core.hands import Hand
from chelem.core.vulnerability import Vulnerability
from tests.bots import problems
from tests.bots.conventions import Convention, forced_answers, read_conventions
from tests.bots.problems import Problem

PROBLEM = "P 1S ? vul=we | 83.KQT94.6.AJ852 | 2S"


@pytest.mark.parametrize("system", problems.SYSTEMS)
def test_problems_are_well_formed(system):
    """Thirteen cards, a legal auction, legal calls, no question twice, no two alike but for spot cards."""
    assert [] == problems.faults_in(system)


@pytest.mark.parametrize("system", problems.SYSTEMS)
def test_each_system_has_problems(system):
    """A system's folder holds chapters, and each chapter problems."""
    assert problems.chapters(system)
    assert all(problems.read_chapter(system, chapter) for chapter in problems.chapters(system))


def test_problem_is_read_from_the_callers_side():
    """`vul=we` is the side of the player to call: the second to speak after North and East is South."""
    problem = Problem.parse(PROBLEM)
    assert Vulnerability.NS is problem.vulnerable
    assert (Bid.parse("2S"),) == problem.accepted
    assert PROBLEM == str(problem)
    assert Vulnerability.EW is Problem.parse(PROBLEM.removeprefix("P ")).vulnerable


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1S ? | 83.KQT94.6.AJ852", "three columns"),
        ("1S | 83.KQT94.6.AJ852 | 2S", "question mark"),
        ("1S 1H ? | 83.KQT94.6.AJ852 | 2S", "illegal auction"),
        ("1S P P P ? | 83.KQT94.6.AJ852 | 2S", "over"),
        ("1S ? vul=NS | 83.KQT94.6.AJ852 | 2S", "vul=we"),
        ("1S ? | 83.KQT94.6.AJ85 | 2S", "12 cards"),
        ("1S ? | 83.KQT94.6.AJ855 | 2S", "not a hand"),
        ("1S ? | 83.KQT94.6.AJ852 | 1H", "not a legal call"),
        ("1S ? | 83.KQT94.6.AJ852 | Michaels", "not a call"),
        ("1S ? | 83.KQT94.6.AJ852 |", "at least one"),
        ("1S ? | 83.KQT94.6.AJ852 | 2S 2S", "once"),
    ],
)
def test_faulty_problem_is_refused(text, fault):
    """The reader says in a sentence what is wrong."""
    with pytest.raises(ValueError, match=fault):
        Problem.parse(text)


def test_spot_cards_make_no_other_problem():
    """Two hands with the same honours and lengths have one outline; another honour makes another."""
    outline = Problem.parse(PROBLEM).outline
    assert outline == Problem.parse("P 1S ? vul=we | 92.KQT83.7.AJ643 | 2S").outline
    assert outline != Problem.parse("P 1S ? vul=we | 92.KJT83.7.AJ643 | 2S").outline


def test_answers_compare_a_bidder_with_the_accepted_calls():
    """A bidder is asked with the legal calls, and agrees if its call is one of those accepted."""
    asked = [Problem.parse("1S ? | 83.KQT94.6.AJ852 | 2S"), Problem.parse("1S ? | 83.QT94.62.J9852 | P")]
    given = list(problems.answers(asked, lambda _setting, _calls, _hand, _legal: SimpleCall.PASS))
    assert [False, True] == [answer.agrees for answer in given]
    assert Bid.parse("2S") in asked[0].legal
    assert Bid.parse("1H") not in asked[0].legal


def test_conventions_are_well_formed():
    """Each convention is a legal call, shows something readable and says whether partner may pass."""
    found = read_conventions()
    assert len({convention.name for convention in found}) == len(found)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Michaels | 1S 2S | 5+ H", "four columns"),
        ("Michaels | 1S 2S | five hearts | forcing artificial", "not a fact"),
        ("Michaels | 1S 2S | 5-4 H | forcing artificial", "empty range"),
        ("Michaels | 1S 2S | 5+ H | weak", "forcing or otherwise"),
        ("Michaels | | 5+ H | forcing", "last call"),
    ],
)
def test_faulty_convention_is_refused(text, fault):
    """The reader says in a sentence what is wrong."""
    with pytest.raises(ValueError, match=fault):
        Convention.parse(text)


def bids_long_suits(_setting, calls, hand, _legal):
    """Open one club on five clubs, else pass, and answer only with five hearts."""
    if not calls:
        return Bid.parse("1C") if hand.lengths[3] >= 5 else SimpleCall.PASS
    return Bid.parse("3H") if hand.lengths[1] >= 5 else SimpleCall.PASS


def test_forced_partner_is_asked_on_hands_with_their_earlier_calls():
    """Partner opened one club, so each hand has five clubs; a pass is the only wrong answer."""
    convention = Convention.parse("Splinter | 1C P 3D | 0-1 D, 5+ C | game-forcing artificial")
    found = forced_answers(convention, bids_long_suits, 20, seed=1)
    assert len(found) == 20
    assert all(answer.problem.hand.lengths[3] >= 5 for answer in found)
    assert all(answer.agrees == (answer.problem.hand.lengths[1] >= 5) for answer in found)


def test_takeout_double_may_be_passed_with_length():
    """Four cards of their suit excuse a pass over a takeout double, nothing one over a forcing bid."""
    long_spades = Hand.parse("QJT9.432.432.432")
    assert Convention.parse("Double | 1S X | | takeout artificial").allows_pass(long_spades)
    assert not Convention.parse("Double | 1H X | | takeout artificial").allows_pass(long_spades)
    assert not Convention.parse("Michaels | 1S 2S | 5+ H | forcing artificial").allows_pass(long_spades)
