"""Rankings, scorecards and travellers with results."""

from dataclasses import replace
from fractions import Fraction
from io import BytesIO

import pytest
from pypdf import PdfReader

from chelem.analysis.tables import solve
from chelem.core.cards import Card
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.diagrams import suit_rows
from chelem.core.errors import BadOption, ParseError
from chelem.core.seats import Side
from chelem.events.event_results import EventResults
from chelem.events.outcome import (
    PASSED_OUT,
    ArtificialScore,
    Award,
    NotPlayed,
    PlayedScore,
    SplitScore,
    WeightedScore,
)
from chelem.events.paper.dealt_boards import event_hand_records, prints_of_deals
from chelem.events.paper.entrant_cards import scorecards
from chelem.events.paper.printing import EventPaper
from chelem.events.paper.ranking_pages import ranking_pages
from chelem.events.paper.result_travellers import result_travellers
from chelem.events.solved_board import SolvedBoard
from chelem.events.traveller import Traveller, TravellerLine
from tests.events.events_of_pairs import pairs_event
from tests.events.paper.reading import all_text, page_texts

pytestmark = pytest.mark.slow

FRENCH, ENGLISH = (EventPaper("Club", "", language) for language in ("fr", "en"))


def score(text: str, board: int = 1) -> PlayedScore:
    contract, tricks = Contract.parse_result(text)
    return PlayedScore.of(contract, tricks, board)


EVENT = pairs_event(
    [score("4S+1 by S"), score("4S= by S"), score("4S= by N"), score("3NTX-2 by W")],
    [PASSED_OUT, ArtificialScore(Award.parse("60"), Award.parse("40")), NotPlayed(), score("1H-1 by E", 2)],
)


def named(event: EventResults) -> EventResults:
    entrants = tuple(replace(one, names=(f"N{one.number}", f"S{one.number}")) for one in event.entrants)
    return replace(event, entrants=entrants, title="", date="2026-05-01")


@pytest.mark.parametrize("points", [14, 20])
def test_a_ranking_has_place_number_names_result_and_boards(points):
    """With a comma in French; shared places have a sign."""
    event = named(pairs_event([620, 170, 170, -100]))
    text = all_text(ranking_pages(event, FRENCH, points))
    assert "Place N° Noms % Donnes" in text
    assert "1= 1 N1 – S1 100,00 1" in text
    assert "3= 2 N2 – S2 50,00 1 3= 3 N3 – S3 50,00 1" in text


def test_two_winners_have_two_rankings():
    """North-South first; without names there is no column for them."""
    event = pairs_event([620, 170, 170, -100])
    lines = tuple(
        replace(one, line=Side.NS if place < 4 else Side.EW) for place, one in enumerate(event.entrants)
    )
    text = all_text(ranking_pages(replace(event, entrants=lines, winners=2), ENGLISH))
    assert text.index("North-South Place No. % Boards 1 1 100.00") < text.index("East-West Place")


def test_a_long_ranking_repeats_its_head():
    """Fifty lines of 20 points are two pages, each with the heads of the columns."""
    pages = page_texts(ranking_pages(named(pairs_event(list(range(10, 260, 10)))), ENGLISH, 20))
    assert len(pages) == 2
    assert all("Place No. Names" in page for page in pages)


def test_another_size_of_print_is_refused():
    """14 or 20 points."""
    with pytest.raises(BadOption):
        ranking_pages(EVENT, FRENCH, 9)


def test_a_scorecard_has_every_board():
    """Opponents, contract, declarer, result, the pair's own points, matchpoints and percentage."""
    pages = page_texts(scorecards(EVENT, ENGLISH))
    assert len(pages) == 8
    assert "Pair 1 Place 1= of 8: 58.33%" in pages[0]
    assert "Board Sit Against Contract By Result Score MPs % 1 N-S 5 4♠ S +1 450 6 100.00" in pages[0]
    assert "1 E-W 4 3NTX W −2 −300 6 100.00" in pages[7]


def test_who_has_not_played_has_a_dash():
    """Instead of 0 % in the ranking, which would be a result; a card says that there is none."""
    event = pairs_event([620, 170, NotPlayed()])
    text = all_text(ranking_pages(event, FRENCH))
    assert "– 3 – 0 – 6 – 0" in text
    assert "3= 2 12,50 1" in text
    assert "Paire 3 Aucun résultat" in page_texts(scorecards(event, FRENCH))[2]


def test_opponents_are_named_where_names_are_known():
    """After their number; two opponents in an individual have numbers alone."""
    assert "1 N-S 5 N5 – S5 4♠ S +1" in all_text(scorecards(named(EVENT), ENGLISH, (0,)))


def test_rulings_and_boards_without_a_score_are_said():
    """Passed out, by the director, not played; weighted and split scores by side."""
    pages = page_texts(scorecards(EVENT, FRENCH))
    assert "2 N-S 5 passe 0" in pages[0]
    assert "décision de l’arbitre" in pages[1]
    assert "non jouée" in pages[2]
    weighted = WeightedScore(((420, Fraction(1, 2)), (-50, Fraction(1, 2))))
    split = SplitScore(Award.parse("60"), score("4S+1 by S"))
    other = page_texts(scorecards(pairs_event([weighted, split, 170, NotPlayed("sit-out")]), FRENCH))
    assert "marque pondérée" in other[0]
    assert "décision de l’arbitre" in other[1]
    assert "4♠ S +1 −450" in other[5]
    assert "exempt" in other[3]


def test_leads_have_a_column_where_they_are_known():
    """Elsewhere there is no empty column."""
    event = pairs_event([replace(score("4S+1 by S"), lead=Card.parse("HK")), 420])
    assert "4♠ S ♥R +1" in all_text(scorecards(event, FRENCH, (0,)))
    assert "4♠ S ♥K +1" in all_text(result_travellers(event, ENGLISH))
    assert "Entame" not in all_text(scorecards(EVENT, FRENCH, (0,)))


def test_boards_are_in_the_order_in_which_they_were_played():
    """By round where that is known."""
    first, second = EVENT.travellers
    late = Traveller(1, tuple(replace(line, round=2) for line in first))
    early = Traveller(2, tuple(replace(line, round=1) for line in second))
    (text,) = page_texts(scorecards(replace(EVENT, travellers=(late, early)), ENGLISH, (0,)))
    assert text.index("passed out") < text.index("4♠")


def test_imps_have_one_column():
    """At cross-IMPs and Butler."""
    event = pairs_event([620, 170, 170, -100], method="cross-imps")
    assert "Score IMPs 1 N-S 5" in all_text(scorecards(event, ENGLISH, (0,)))
    assert "IMPs N-S IMPs E-W" in all_text(result_travellers(event, ENGLISH))


def test_a_traveller_has_frequencies_and_both_percentages():
    """Best for North-South first; how often a score occurs stands at its first line."""
    text = all_text(result_travellers(EVENT, FRENCH))
    assert "Fois N-S E-O Contrat Par Résultat Score N-S % N-S % E-O" in text
    assert "1 1 5 4♠ S +1 450 100,00 0,00" in text
    assert "2 2 6 4♠ S = 420" in text
    assert " 3 7 4♠ N = 420" in text


def fouled(*groups: tuple[int, int]) -> EventResults:
    """A board on which the results of tables are in these groups, for each side."""
    event = pairs_event([400, 200, 400, 200], [420, 420, 420, 420])
    first, second = event.travellers
    lines = [replace(line, groups=group) for line, group in zip(first, groups, strict=True)]
    return replace(event, travellers=(Traveller(1, tuple(lines)), second))


def test_groups_of_a_fouled_board_are_marked():
    """Each under its letter, with its own frequencies, and a note; a board that is not fouled has neither."""
    event = fouled((0, 0), (1, 1), (0, 0), (1, 1))
    text = all_text(result_travellers(event, FRENCH))
    assert "Donne faussée : les tables n’ont pas toutes joué les mêmes cartes. Chaque résultat" in text
    assert "% E-O Groupe A 2 1 5 400" in text
    assert "Groupe B 2 2 6 200" in text
    assert text.count("Groupe") == 2
    assert text.count("faussée") == 1


def test_a_board_may_be_fouled_for_one_side():
    """The note says for which."""
    text = all_text(result_travellers(fouled((0, 0), (0, 1), (0, 0), (0, 1)), ENGLISH))
    assert "For East-West, each result is compared only with those of its group." in text


def test_a_fouled_board_has_a_mark_on_cards():
    """And the card says what the mark means, if there is one."""
    event = fouled((0, 0), (1, 1), (0, 0), (1, 1))
    (card,) = page_texts(scorecards(event, ENGLISH, [0]))
    assert "% 1* N-S 5 400 " in card
    assert " 2 N-S 5 420 " in card
    assert "* Fouled board: compared only" in card
    assert "Fouled" not in all_text(scorecards(EVENT, ENGLISH))


def test_hands_are_printed_where_deals_are_given():
    """The ranks of a suit in the letters of the language."""
    deal = Deal.from_number(10**27)
    text = all_text(result_travellers(EVENT, FRENCH, {1: deal}))
    for hand in deal.hands:
        for sign, (_, ranks) in zip("♠♥♦♣", suit_rows(hand, "fr"), strict=True):
            assert f"{sign}{' '.join(ranks)}" in text.replace(f"{sign} ", sign)


def test_double_dummy_and_par_are_printed_where_boards_are_solved():
    """Whoever has the spades makes thirteen tricks with them, and nobody else any."""
    deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    printed = prints_of_deals({1: deal}, {1: SolvedBoard.of(1, deal, solve(deal))})
    text = all_text(result_travellers(EVENT, FRENCH, printed)).replace(" ", "")
    assert "SA♠♥♦♣N0130130S0130130E0013013O0013013" in text
    assert "Par:N-S+1510·7♠N-S=" in text
    assert "+1510" in all_text(event_hand_records(printed, FRENCH))


def test_scorecards_in_large_print_are_across():
    """Sixteen points on A4 across."""
    (page,) = PdfReader(BytesIO(scorecards(EVENT, ENGLISH, [0], 16))).pages
    assert page.mediabox.width > page.mediabox.height


def test_people_of_an_individual_have_a_seat_and_a_partner():
    """On each board, beside both opponents, and with the partner's name; each of the four has a card."""
    event = pairs_event([420, 170, 170, -100])
    line = TravellerLine(0, 4, score("4S= by S"), partners=(2, 6))
    event = replace(event, travellers=(Traveller(1, (line, *event.travellers[0].lines[1:2])),))
    named = tuple(replace(one, names=("Anne Martin",)) for one in event.entrants)
    pages = page_texts(scorecards(replace(event, entrants=named), ENGLISH))
    for page, said in {
        0: "1 North with 3 Anne Martin, against 5 and 7 4♠ S =",
        2: "1 South with 1 Anne Martin, against 5 and 7 4♠ S =",
        4: "1 East with 7 Anne Martin, against 1 and 3 4♠ S =",
        6: "1 West with 5 Anne Martin, against 1 and 3 4♠ S =",
    }.items():
        assert said in pages[page]
        assert "Seat With and against" in pages[page]
    assert "1 Sud avec 1, contre 5 et 7 4♠ S =" in page_texts(scorecards(event, FRENCH))[2]


@pytest.mark.parametrize("drawn", [ranking_pages, scorecards, result_travellers])
def test_equal_events_give_equal_bytes(drawn):
    """The files have no date but that of the event in their text."""
    assert drawn(EVENT, FRENCH) == drawn(EVENT, FRENCH) != drawn(EVENT, ENGLISH)


@pytest.mark.parametrize("drawn", [ranking_pages, scorecards, result_travellers])
def test_any_text_of_a_file_is_printed(drawn):
    """Numbers, names, title and date of a file may be long, odd, or look like markup."""
    odd = "#panic() \x00\ud800 $x$ " * 40
    entrants = tuple(replace(one, number=odd, names=(odd, odd), section=odd) for one in EVENT.entrants)
    event = replace(EVENT, entrants=entrants, title=odd, date=odd)
    assert "#panic()" in all_text(drawn(event, EventPaper(odd, odd, "fr")))


def test_an_event_without_boards_has_no_travellers():
    """One sentence instead of an empty page."""
    with pytest.raises(ParseError):
        result_travellers(replace(EVENT, travellers=()), FRENCH)
