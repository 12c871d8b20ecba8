"""Movements proposed for an evening."""

import json
import re
from itertools import product

import pytest

from chelem.core.errors import BadOption
from chelem.i18n import say
from chelem.movements import Wish, balance, breaches, movement_json, propose
from chelem.movements.proposals.proposals_of_kinds import propose_barometers
from chelem.movements.proposals.wish import rounds_in
from chelem.site.events.views.proposals import preparation_sentence
from tests.support.thorough import first_of

EVENINGS = [(pairs, rounds) for rounds in (3, 7) for pairs in range(4, 33) if rounds < pairs - pairs % 2]
USUAL = [(pairs, rounds) for pairs, rounds in EVENINGS if rounds == 3 or pairs in (8, 13, 19, 32)]


@pytest.mark.parametrize(("pairs", "rounds"), first_of(EVENINGS, *USUAL))
def test_proposals_keep_the_laws_and_hold_everybody(pairs, rounds):
    """Odd numbers too: all pairs are in, and nobody meets anybody or a board twice."""
    for proposal in propose(Wish(pairs, rounds)):
        movement = proposal.movement
        assert breaches(movement) == ()
        assert {entrant for _, cell in movement for entrant in cell.entrants} == set(range(1, pairs + 1))


def test_the_best_comes_first():
    """12 pairs, 8 rounds: the Howell that was searched, not one of a card with 69.9."""
    first = propose(Wish(12, 8))[0]
    assert first.movement.name == "howell"
    assert balance(first.movement).quality > 90


def test_two_winners_are_proposed_when_wished():
    """The Mitchell without switches is first only then; each line plays the same boards."""
    first = propose(Wish(14, 7, winners=2))[0]
    assert (first.movement.winners, first.quality) == (2, 100)
    assert propose(Wish(14, 7))[0].movement.winners == 1
    later = propose(Wish(14, 8, 3, winners=2))
    assert {2} == {each.movement.winners for each in later}, "though no Mitchell of 7 tables has 8 rounds"


@pytest.mark.parametrize("pairs", range(5, 14))
def test_two_winners_are_proposed_where_fewer_rounds_allow_them(pairs):
    """A club that wishes a Mitchell has one, though more rounds than tables would fit into its evening."""
    wish = Wish(pairs, rounds=min(8, pairs - 1 + pairs % 2), boards=3, winners=2)
    best = propose(wish)[0].movement
    assert 2 == best.winners
    assert 2 / 3 <= len(best.rounds) * best.boards_a_round / (wish.rounds * wish.boards) <= 4 / 3


def test_those_who_cannot_move_have_a_seat():
    """Seven of fourteen pairs cannot move: no Howell."""
    first = propose(Wish(14, 7, stationary=7))[0]
    assert len(first.movement.stationary) >= 7
    assert len(propose(Wish(14, 8, 3, stationary=7))[0].movement.stationary) >= 7


def test_nearly_all_change_places_only_where_few_stay():
    """Seven of nineteen pairs keep their tables in a Howell of twelve rounds, and the sentence says so."""
    some, most = propose(Wish(19, 12))[0], propose(Wish(12, 10))[0]
    assert "7 pairs keep their tables" in say(some.code, some.facts, "en")
    assert "nearly all the pairs move" not in say(some.code, some.facts, "en")
    assert "nearly all the pairs move" in say(most.code, most.facts, "en")


@pytest.mark.parametrize(("pairs", "rounds"), [(12, 8), (19, 9), (14, 7), (9, 9), (40, 9), (24, 13), (8, 7)])
def test_there_are_three_proposals(pairs, rounds):
    """Of other kinds, or with a round more or less and about as many boards."""
    proposals = propose(Wish(pairs, rounds, 3))
    assert len(proposals) == 3
    assert len(proposals[0].movement.rounds) == rounds
    for proposal in proposals:
        played = len(proposal.movement.rounds) * proposal.movement.boards_a_round
        assert abs(played - 3 * rounds) <= rounds


def test_an_impossible_wish_is_refused():
    """Eight pairs have seven opponents."""
    with pytest.raises(BadOption):
        propose(Wish(8, 8))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_proposal_says_why(language):
    """One whole sentence in the language of the reader."""
    for pairs, rounds in ((12, 8), (19, 9), (14, 7), (24, 13)):
        for proposal in propose(Wish(pairs, rounds)):
            sentence = say(proposal.code, proposal.facts, language)
            assert sentence.endswith(".")
            assert "movement" not in sentence
            assert "{" not in sentence


@pytest.mark.parametrize("winners", [None, 1, 2])
@pytest.mark.parametrize("pairs", first_of([6, 9, 12, 14, 17, 24], 9, 12, 17))
def test_each_proposal_has_a_title_of_its_own(pairs, winners):
    """Name, lines that are crossed, size, rankings: whatever tells one from another, in each language."""
    rankings = {"fr": ("un classement", "deux classements"), "en": ("one ranking", "two rankings")}
    for boards, propose_for in product((2, 3), (propose, propose_barometers)):
        rounds = min(rounds_in(195, boards), pairs - 1 + pairs % 2)
        proposals = propose_for(Wish(pairs, rounds, boards, winners))
        for language, ranking in rankings.items():
            titles = [say(proposal.what, proposal.facts, language) for proposal in proposals]
            assert len(set(titles)) == len(titles), titles
            for proposal, title in zip(proposals, titles, strict=True):
                assert ranking[proposal.movement.winners - 1] in title


@pytest.mark.parametrize("pairs", [16, 17, 35])
@pytest.mark.parametrize("propose_for", [propose, propose_barometers])
def test_a_title_counts_the_tables_that_are_laid(pairs, propose_for):
    """Of 17 pairs one sits out at a ninth table, which the plan of the room shows too: 8½ tables."""
    for proposal in propose_for(Wish(pairs, 8, 3, sections=True)):
        title = say(proposal.what, proposal.facts, "en")
        for movement in proposal.sections or (proposal.movement,):
            (laid,) = {len({cell.table for cell in cells}) for cells in movement.with_free_place().rounds}
            half = bool(movement.sit_outs)
            assert re.search(
                rf"\b{laid - half}{'½' if half else '(?!½)'}(?: or |.* tables| tables)", title
            ), title
    if pairs == 17:
        assert "8 tables et demie," in say(proposal.what, proposal.facts, "fr")


@pytest.mark.parametrize("pairs", [16, 17])
def test_a_barometer_needs_a_set_of_boards_for_each_table(pairs):
    """Eight tables play the same boards at the same time; none of them is left out by a pair."""
    for proposal in propose_barometers(Wish(pairs, 8, 3)):
        boards = len(proposal.movement.rounds) * proposal.movement.boards_a_round
        sets = f"8 jeux de {boards} étuis ({8 * boards} étuis en tout)."
        assert preparation_sentence(proposal, "fr").endswith(sets)


def test_a_sit_out_has_no_east_west():
    """INTERFACES: `"ew": null`; who sits out is named as North-South."""
    written = json.loads(json.dumps(movement_json(propose(Wish(7, 5))[0].movement)))
    cells = [cell for cells in written["rounds"] for cell in cells]
    assert all(cell["ns"] for cell in cells)
    assert any(cell["ew"] is None for cell in cells)


@pytest.mark.parametrize("pairs", first_of(range(5, 20, 2), 5, 9, 15))
@pytest.mark.parametrize("winners", [1, 2])
def test_another_pair_finds_its_place(pairs, winners):
    """The place of a missing pair is kept: with it the movement keeps its laws, and nobody sits out."""
    for proposal in propose(Wish(pairs, rounds=min(7, pairs), boards=3, winners=winners)):
        with_place = proposal.movement.with_free_place()
        if "rover" in proposal.movement.name:  # its odd pair plays: there is no place
            assert with_place == proposal.movement
            continue
        assert all(cell.played for _, cell in with_place)
        assert {one for _, cell in with_place for one in cell.entrants} == set(range(1, pairs + 2))
        assert breaches(with_place) == ()
        assert with_place.without(pairs + 1) == proposal.movement
        assert with_place.with_free_place() == with_place


def test_rounds_in_an_evening():
    """3 h 15: eight rounds of three boards."""
    assert rounds_in(195, 3) == 8
