"""Comments on a reviewed board, in French and English."""

import pytest

from chelem.analysis.commentary import turning_points, verdict_sentences
from chelem.analysis.review import review_board
from chelem.core.vulnerability import Vulnerability
from chelem.i18n import LANGUAGES
from tests.analysis.boards import BATTLE, LEAD, board
from tests.support.deals import SOLID

THREE_NO_TRUMPS = "P P 3NT P P P"


def remarks_on(record, language, table=None, most=5):
    return [remark.say(language) for remark in turning_points(review_board(record, table), most)]


def test_the_lead_that_gives_the_contract():
    """West could have cashed five hearts."""
    record = board(LEAD, THREE_NO_TRUMPS, "D2")
    assert (
        "Ouest entame ♦2 : une levée perdue, et le contrat ne peut plus être battu ; "
        "il fallait par exemple ♥10." == remarks_on(record, "fr")[-1]
    )
    assert (
        "West leads ♦2: one trick lost, and the contract can no longer be beaten; "
        "♥10, for example, was better." == remarks_on(record, "en")[-1]
    )


def test_the_contract_thrown_away():
    """South has eight more winners to cash; West takes five hearts first if South loses the lead."""
    record = board(LEAD, THREE_NO_TRUMPS, "D2 D5 D8 DA H2")
    assert remarks_on(record, "fr")[-1] == (
        "Sud joue ♥2 : une levée perdue, et le contrat ne peut plus être gagné ; il fallait par exemple ♠D."
    )


def test_a_slam_passed_out():
    """South's pass was the last chance of North-South to bid the slam."""
    assert ["Sud passe : 7♠ par Sud était sur table ; 1510 points, 17 IMP."] == remarks_on(
        board(SOLID, "P P P P"), "fr"
    )
    assert ["South passes: 7♠ by South could have been made; 1510 points, 17 IMPs."] == remarks_on(
        board(SOLID, "P P P P"), "en"
    )


def test_seven_no_trumps():
    """East's sacrifice costs more than the slam; North, the last who could, does not double it."""
    assert [
        "Est dit 7SA : mieux valait passer (7♠ par Nord, =) ; 1990 points, 18 IMP.",
        "Nord passe : mieux valait contrer (7SAX par Est, −13) ; 2850 points, 21 IMP.",
    ] == remarks_on(board(SOLID, "7S 7NT P P P"), "fr")


def test_doubling_a_making_slam():
    """The double is expensive, and so is the failure to redouble."""
    assert [
        "East doubles: better to pass (7♠ by North, =); 730 points, 12 IMPs.",
        "North passes: better to redouble (7♠XX by North, =); 470 points, 10 IMPs.",
    ] == remarks_on(board(SOLID, "7S X P P P"), "en")


def test_a_sacrifice_missed():
    """5♦ doubled costs 300, 4♠ costs 420."""
    assert ["East passes: the sacrifice in 5♦X by East (−2) was cheaper; 120 points, 3 IMPs."] == remarks_on(
        board(LEAD, "1S P 4S P P P"), "en", BATTLE
    )[-1:]


def test_a_rescue_is_not_a_sacrifice():
    """East-West's 5♣ goes down three, 5♦ two: the opponents have no contract to sacrifice against."""
    assert [
        "Ouest passe : mieux valait dire 5♦ (ce qui menait à 5♦X par Ouest, −2) ; 200 points, 5 IMP."
    ] == [
        review
        for review in remarks_on(board(LEAD, "P 5C P P X P P P"), "fr", BATTLE)
        if review.startswith("Ouest")
    ]


def test_the_costliest_turning_points():
    """The `most` costliest remarks, in the order of the board; none if nothing was lost."""
    record = board(SOLID, "7S 7NT P P P")
    assert [4] == [point.place for point in turning_points(review_board(record), 1)]
    assert [1, 4] == [point.place for point in turning_points(review_board(record), 2)]
    assert () == turning_points(review_board(board(SOLID, "7S P P P", "H2 D2 C2 S2")))


def test_a_remark_is_about_a_call_or_a_card():
    """A remark has its part of the board, its index, and its cost in points."""
    points = turning_points(review_board(board(LEAD, THREE_NO_TRUMPS, "D2")))
    assert ("Play", 0, 450) == (points[-1].where, points[-1].place, points[-1].points)
    assert {"Auction"} == {point.where for point in points[:-1]}


def test_a_card_from_dummy():
    """The remark names dummy, although declarer chooses the card."""
    record = board(LEAD, "3NT P P P", "D9 DA D2 D5 H2 HT H8 H6")
    for language, words in (("fr", "Nord joue ♥2 du mort"), ("en", "North plays ♥2 from dummy")):
        assert any(words in remark for remark in remarks_on(record, language, most=20))


def test_the_verdict():
    """The result, the double-dummy result, par, and who gained the difference."""
    review = review_board(board(SOLID, "P 6H P P P", made=12, vulnerable=Vulnerability.BOTH))
    assert (
        "6♥ par Est = (1430 pour Est-Ouest).",
        "À cartes ouvertes : 13 levées (1460 pour Est-Ouest).",
        "Par : 7♠ N/S, 2210 pour Nord-Sud.",
        "Est-Ouest gagne 3640 points sur le par (23 IMP).",
    ) == verdict_sentences(review, "fr")
    assert (
        "6♥ by East = (1430 to East-West).",
        "Double dummy: 13 tricks (1460 to East-West).",
        "Par: 7♠ N/S, 2210 for North-South.",
        "East-West beats par by 3640 points (23 IMPs).",
    ) == verdict_sentences(review, "en")


def test_a_claim_too_small():
    """South claimed eight of nine top tricks."""
    review = review_board(board(LEAD, THREE_NO_TRUMPS, "D2 D5 D8 DA", made=8))
    assert (
        "Après la dernière carte connue, le déclarant pouvait faire 9 levées ; le résultat indique 8."
        in verdict_sentences(review, "fr")
    )


def test_par_reached():
    """7♠ bid and made."""
    last = verdict_sentences(review_board(board(SOLID, "7S P P P", made=13)), "fr")[-1]
    assert "Le résultat est le par." == last


def test_unknown_facts_are_left_out():
    """Without a result there is no gain; without a vulnerability there are no points."""
    assert (
        "7♠ by North.",
        "Double dummy: 13 tricks (1510 to North-South).",
        "Par: 7♠ N/S, 1510 for North-South.",
    ) == verdict_sentences(review_board(board(SOLID, "7S P P P")), "en")
    assert ("7♠ by North =.", "Double dummy: 13 tricks.") == verdict_sentences(
        review_board(board(SOLID, "7S P P P", made=13, vulnerable=None)), "en"
    )
    assert (
        "Passed out.",
        "Par: 7♠ N/S, 1510 for North-South.",
        "East-West beats par by 1510 points (17 IMPs).",
    ) == verdict_sentences(review_board(board(SOLID, passed=True)), "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "auction", ["P P P P", "7S 7NT P P P", "7S X P P P", "1C X XX P P P", "7NT P P P", "1C P P P"]
)
def test_every_remark_is_a_sentence(auction, language):
    """Every remark is a complete sentence: no message code, no missing fact."""
    review = review_board(board(SOLID, auction, "", made=0))
    sentences = [remark.say(language) for remark in turning_points(review)] + [
        *verdict_sentences(review, language)
    ]
    for sentence in sentences:
        assert "review" not in sentence
        assert "$" not in sentence
        assert sentence.endswith(".")
