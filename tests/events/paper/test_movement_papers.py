"""Guide cards, table cards, travellers and score slips of a movement."""

import re
from itertools import pairwise

import pytest

from chelem.core.errors import BadOption
from chelem.core.seats import SIDES
from chelem.events.paper.guide_cards import PhoneAccess, guide_cards
from chelem.events.paper.printing import EventPaper, number_list
from chelem.events.paper.score_slips import blank_travellers, score_slips
from chelem.events.paper.table_cards import table_guide_cards
from chelem.i18n import say
from chelem.movements.arrow_switch import arrow_switch
from chelem.movements.cell import Cell
from chelem.movements.exchange import with_exchange
from chelem.movements.generators.american_whist import american_whist
from chelem.movements.generators.howell import howell
from chelem.movements.generators.individual import individual
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.generators.rover import rover
from chelem.movements.movement import Movement
from chelem.render.pdf import PAPERS
from tests.events.paper.reading import all_text, cards_by_heading, heights_of_lines, page_texts

pytestmark = pytest.mark.slow

MITCHELL = mitchell(9, 9, 3)
MOVEMENTS = {
    "mitchell": MITCHELL,
    "switched": arrow_switch(MITCHELL, (9,)),
    "howell": howell(7, boards=2).without(14),
    "rover": rover(7),
    "long": Movement("long", "pairs", 2, tuple((Cell(1, (1,), (2,), (n,)),) for n in range(1, 41))),
}
FRENCH, ENGLISH = (EventPaper("Club", "A", language) for language in ("fr", "en"))


def test_papers_say_with_which_table_boards_are_exchanged():
    """On the card of a table, on its slips; the card of a team has the boards in the order of play."""
    movement = with_exchange(round_robin(4, 3, 6))
    cards = all_text(table_guide_cards(movement, FRENCH))
    assert "4, à mi-temps" in cards
    assert "10–12, 7–9" in cards
    assert "échangez avec la table 4" in all_text(score_slips(movement, FRENCH))
    assert "10–12, 7–9" in all_text(guide_cards(movement, FRENCH))


@pytest.mark.parametrize(("name", "paper"), [(name, FRENCH) for name in MOVEMENTS] + [("switched", ENGLISH)])
def test_every_cell_is_on_the_cards_of_both_pairs(name, paper):
    """Round, table, direction, opponents and boards of each cell stand in a line of either card."""
    movement = MOVEMENTS[name]
    cards = cards_by_heading(guide_cards(movement, paper), "Paire" if paper is FRENCH else "Pair")
    stays = paper.say("stays")
    for number, cell in movement:
        if not cell.played:
            continue
        for side in SIDES:
            (entrant,), (opponent,) = cell.partnership(side), cell.partnership(side.opponents)
            line = f"{number} {cell.table} (?:{stays} )?{paper.say('side', side=str(side))} {opponent} "
            assert re.search(rf" {line}{number_list(cell.boards)}\b", cards[entrant]), (entrant, line)


def test_every_cell_is_on_the_cards_of_four_people():
    """In an individual the lines have the seat, the partner and both opponents."""
    movement = individual(28)
    cards = cards_by_heading(guide_cards(movement, FRENCH), "Joueur")
    for number, cell in movement:
        for side in SIDES:
            one, other = cell.partnership(side)
            against = ", ".join(map(str, cell.partnership(side.opponents)))
            for entrant, partner, seat in ((one, other, side.seats[0]), (other, one, side.seats[1])):
                line = f"{cell.table} {say(f'seat-{seat}', {}, 'fr')} {partner} {against} "
                shown = line + number_list(cell.boards)
                stays = shown.replace(" ", " restez ", 1)
                assert f" {number} {shown}" in cards[entrant] or f" {number} {stays}" in cards[entrant]


def test_both_pairs_of_a_team_have_a_card():
    """North-South stay, East-West move; each card says which."""
    text = all_text(guide_cards(american_whist(7), ENGLISH))
    for team in range(1, 8):
        assert f"Team {team}, North-South" in text
        assert f"Team {team}, East-West" in text


def test_who_stays_sits_out_or_turns_is_said():
    """One sentence at the head for who never moves; a line for a sit-out with the next table; a legend."""
    switched = cards_by_heading(guide_cards(MOVEMENTS["switched"], FRENCH), "Paire")
    assert "Vous restez à la table 3." in switched[3]
    assert "Premier tour : table 3, Est-Ouest." in switched[12]
    assert all("vous changez d’orientation" in card for card in switched.values())
    assert "orientation" not in all_text(guide_cards(MITCHELL, FRENCH))
    howells = cards_by_heading(guide_cards(MOVEMENTS["howell"], FRENCH), "Paire")
    assert sorted(howells) == list(range(1, 14))
    assert all(card.count("Exempt") == 1 for card in howells.values())
    rovers = cards_by_heading(guide_cards(MOVEMENTS["rover"], FRENCH), "Paire")
    assert "Vous ne jouez pas le premier tour ; ensuite : table" in rovers[15]


def test_names_are_on_the_cards_that_have_them():
    """Names come from the caller, by number; what looks like markup is text."""
    cards = cards_by_heading(guide_cards(MITCHELL, ENGLISH, {2: "#strong[A] – *B*"}), "Pair")
    assert "#strong[A] – *B*" in cards[2]
    assert "strong" not in cards[3]


def test_the_head_of_a_card_has_room_for_all_its_lines():
    """Long names and a sit-out in the first round take several lines, above the phone's and the table."""
    names = {1: " – ".join(["Jean-Christophe de La Rochefoucauld"] * 4)}
    access = {1: PhoneAccess("ABCDEF", "http://192.168.1.20:8080/tournoi/abc/moi#pair=1&code=ABCDEF")}
    pdf = guide_cards(round_robin(5, 5, 4), FRENCH, names, access)
    heights = heights_of_lines(pdf, "Équipe 1, Est-Ouest", "premier tour", "table 5.", "téléphone", "Tour")
    assert all(above - below > 11 for above, below in pairwise(heights)), heights


@pytest.mark.parametrize("name", MOVEMENTS)
def test_every_cell_is_on_its_table_card(name):
    """Round, pairs and boards of each cell; nobody where a pair sits out."""
    movement = MOVEMENTS[name]
    cards = cards_by_heading(table_guide_cards(movement, FRENCH), "Table")
    for number, cell in movement:
        who = " ".join(" + ".join(map(str, one)) or "personne" for one in (cell.north_south, cell.east_west))
        assert f" {number} {who} {number_list(cell.boards) or '–'}" in cards[cell.table]


def test_table_cards_say_the_way_of_the_boards():
    """Table by table, shared boards, the stand, and the director's where each round has its own."""
    cards = cards_by_heading(table_guide_cards(mitchell(8, 8, 3, "share"), ENGLISH), "Table")
    assert "2 1 16 4–6 table 2 table 7 table 8" in cards[1]
    assert "2 4 11 13–15 stand table 3" in cards[4]
    text = all_text(table_guide_cards(individual(16), ENGLISH))
    assert "2 director director all tables" in text


def test_each_board_has_a_traveller():
    """Dealer and vulnerability by its number, and a line with the pairs for each table that plays it."""
    travellers = cards_by_heading(blank_travellers(MITCHELL, FRENCH), "Donne")
    assert sorted(travellers) == list(range(1, 28))
    assert "Donneur : Ouest Tous vulnérables" in travellers[4]
    for number, cell in MITCHELL:
        for board in cell.boards:
            assert f" {number} {cell.north_south[0]} {cell.east_west[0]} " in travellers[board] + " "


def test_each_table_has_a_slip_in_each_round():
    """With the pairs and the boards; none for a table that is not played."""
    movement = MOVEMENTS["howell"]
    text = all_text(score_slips(movement, ENGLISH))
    played = [(number, cell) for number, cell in movement if cell.played]
    assert text.count("Initials") == len(played) == 6 * 13
    for number, cell in played:
        head = f"Table {cell.table} – round {number} N-S {cell.north_south[0]} against E-W "
        assert f"{head}{cell.east_west[0]} Board" in text


def test_slips_say_who_is_vulnerable():
    """Each board's vulnerability stands beside its number."""
    text = all_text(score_slips(mitchell(3, 3, 4), FRENCH))
    assert "Donne Vul. Contrat Par Entame Résultat Score N-S Score E-O 1 Pers. 2 N-S 3 E-O 4 Tous" in text
    assert "1 None 2 N-S 3 E-W 4 Both" in all_text(score_slips(mitchell(3, 3, 4), ENGLISH))


@pytest.mark.parametrize(("boards", "pages"), [(1, 2), (3, 2), (9, 3), (10, 5), (27, 9)])
def test_slips_are_as_large_as_they_must_be(boards, pages):
    """Eight on a page up to 3 boards, then four and two; more than 20 go on."""
    assert len(page_texts(score_slips(mitchell(3, 3, boards), FRENCH))) == pages


@pytest.mark.parametrize("drawn", [guide_cards, table_guide_cards, blank_travellers, score_slips])
def test_equal_movements_give_equal_bytes(drawn):
    """The files have no date; US Letter is another file."""
    a4, letter = (drawn(mitchell(3, 3, 2), EventPaper(paper=size)) for size in PAPERS)
    assert a4 == drawn(mitchell(3, 3, 2), EventPaper()) != letter


@pytest.mark.parametrize("values", [{"language": "de"}, {"paper": "a3"}])
def test_other_papers_are_refused(values):
    """A language and a size that are known."""
    with pytest.raises(BadOption):
        EventPaper(**values)
