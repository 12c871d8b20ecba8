"""Comments on a reviewed board, in French and English."""

import pytest

from chelem.analysis.commentary import turning_points, verdict_sentences
from chelem.analysis.review import review_board
from chelem.core.vulnerability import Vulnerability
from chelem.i18n import LANGUAGES
from tests.analysis.boards import BATTLE, LEAD, board
from tests.support.deals import SOLID

THREE_NO_TRUMPS = "P P 3NT P P P"


def said(record, language, table=None, most=5):
    return [remark.say(language) for remark in turning_points(review_board(record, table), most)]


def test_the_lead_that_gives_the_contract():
    """West had five hearts to cash."""
    record = board(LEAD, THREE_NO_TRUMPS, "D2")
    assert (
        "Ouest entame ♦2 : une levée perdue, et le contrat ne peut plus être battu ; "
        "il fallait par exemple ♥10." == said(record, "fr")[-1]
    )
    assert (
        "West leads ♦2: one trick lost, and the contract can no longer be beaten; "
        "♥10, for example, was better." == said(record, "en")[-1]
    )


def test_the_contract_thrown_away():
    """South has eight more winners to cash; West takes five hearts first if South loses the lead."""
    record = board(LEAD, THREE_NO_TRUMPS, "D2 D5 D8 DA H2")
    assert said(record, "fr")[-1] == (
        "Sud joue ♥2 : une levée perdue, et le contrat ne peut plus être gagné ; il fallait par exemple ♠D."
    )


def test_a_slam_passed_out():
    """South's pass was the last chance of North-South."""
    assert ["Sud passe : 7♠ par Sud était sur table ; 1510 points, 17 IMP."] == said(
        board(SOLID, "P P P P"), "fr"
    )
    assert ["South passes: 7♠ by South could have been made; 1510 points, 17 IMPs."] == said(
        board(SOLID, "P P P P"), "en"
    )


def test_seven_no_trumps():
    """East's bid costs more than the slam, and North, the last who could, does not double."""
    assert [
        "Est annonce 7SA : mieux valait passer (7♠ par Nord, =) ; 1990 points, 18 IMP.",
        "Nord passe : mieux valait contrer (7SAX par Est, −13) ; 2850 points, 21 IMP.",
    ] == said(board(SOLID, "7S 7NT P P P"), "fr")


def test_a_double_of_what_makes():
    """The double is dear, and so is not to redouble it."""
    assert [
        "East doubles: better to pass (7♠ by North, =); 730 points, 12 IMPs.",
        "North passes: better to redouble (7♠XX by North, =); 470 points, 10 IMPs.",
    ] == said(board(SOLID, "7S X P P P"), "en")


def test_a_sacrifice_missed():
    """Five diamonds doubled cost 300, four spades 420."""
    assert ["East passes: the sacrifice in 5♦X by East (−2) was cheaper; 120 points, 3 IMPs."] == said(
        board(LEAD, "1S P 4S P P P"), "en", BATTLE
    )[-1:]


def test_a_rescue_is_no_sacrifice():
    """Five clubs of East-West go down three, five diamonds two: there is nobody to sacrifice against."""
    assert [
        "Ouest passe : mieux valait annoncer 5♦ (ce qui menait à 5♦X par Ouest, −2) ; 200 points, 5 IMP."
    ] == [
        review for review in said(board(LEAD, "P 5C P P X P P P"), "fr", BATTLE) if review.startswith("Ouest")
    ]


def test_the_turning_points_that_matter():
    """The dearest, as many as are asked for, in the order of the board; where nothing was lost, none."""
    record = board(SOLID, "7S 7NT P P P")
    assert [4] == [point.place for point in turning_points(review_board(record), 1)]
    assert [1, 4] == [point.place for point in turning_points(review_board(record), 2)]
    assert () == turning_points(review_board(board(SOLID, "7S P P P", "H2 D2 C2 S2")))


def test_calls_and_cards_are_told_apart():
    """A remark says what it is about, and what it cost in points."""
    points = turning_points(review_board(board(LEAD, THREE_NO_TRUMPS, "D2")))
    assert ("Play", 0, 450) == (points[-1].where, points[-1].place, points[-1].points)
    assert {"Auction"} == {point.where for point in points[:-1]}


def test_dummys_card():
    """Declarer plays it."""
    record = board(LEAD, "3NT P P P", "D9 DA D2 D5 H2 HT H8 H6")
    for language, words in (("fr", "Nord joue ♥2 du mort"), ("en", "North plays ♥2 from dummy")):
        assert any(words in remark for remark in said(record, language, most=20))


def test_the_verdict():
    """The result, the double-dummy result, par, and who gained the difference."""
    review = review_board(board(SOLID, "P 6H P P P", made=12, vulnerable=Vulnerability.BOTH))
    assert (
        "6♥ par Est = (1430 pour Est-Ouest).",
        "À cartes vues : 13 levées (1460 pour Est-Ouest).",
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
    """South claimed eight of the nine tricks on top."""
    review = review_board(board(LEAD, THREE_NO_TRUMPS, "D2 D5 D8 DA", made=8))
    assert (
        "Après la dernière carte connue, le déclarant pouvait finir avec 9 levées ; 8 sont marquées."
        in verdict_sentences(review, "fr")
    )


def test_par_reached():
    """Seven spades, bid and made."""
    assert (
        "Le par est atteint." == verdict_sentences(review_board(board(SOLID, "7S P P P", made=13)), "fr")[-1]
    )


def test_what_is_not_known_is_not_said():
    """Without a result nobody gained; without a vulnerability there are no points."""
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
    "said_", ["P P P P", "7S 7NT P P P", "7S X P P P", "1C X XX P P P", "7NT P P P", "1C P P P"]
)
def test_every_remark_is_a_sentence(said_, language):
    """No code is left untranslated, and no fact missing."""
    review = review_board(board(SOLID, said_, "", made=0))
    sentences = [remark.say(language) for remark in turning_points(review)] + [
        *verdict_sentences(review, language)
    ]
    for sentence in sentences:
        assert "review" not in sentence
        assert "$" not in sentence
        assert sentence.endswith(".")
