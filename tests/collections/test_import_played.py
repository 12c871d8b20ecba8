"""The deals of a visitor's own tables, out of their logs (docs/protocol.md, `played`)."""

import pytest

from chelem.collections.board_detail import board_study, record_of
from chelem.collections.import_played import (
    collect_finished,
    deal_to_keep,
    gather_deals,
)
from chelem.formats.log.write import write_log
from chelem.store.played_tables import PlayedTable
from chelem.tables.dealing import deal_next
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME, play_deal, table_of


def some_deals(game, below, deals=2, people="S", **given):
    table = table_of(people, game, **given)
    for place in range(deals):
        play_deal(table, below)
        if place < deals - 1 and table.status != "over":
            deal_next(table, below)
    return table


def asked(table, mine, after=0):
    names = {player: person.name for player, person in table.people.known.items()}
    lines = tuple(write_log(table.started_log.entries))
    return PlayedTable(table.code, table.started_log.version, after, lines, names, frozenset(mine))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_deal_that_is_over(game):
    """Of each game: its cards, its contract and its result, in words that find it."""
    table = some_deals(game, seeded(3))
    boards, last = gather_deals(asked(table, {"S"}))
    rows = table.started_log.state.sheet.rows
    assert (len(rows), rows[-1].setting.deal) == (len(boards), last)
    for board, row in zip(boards, rows, strict=True):
        assert (table.code, row.setting.deal, game) == (board.table, board.deal, board.facts["game"])
        assert record_of(board.text).deal is not None
        assert bool(board.facts["contract"]["fr"])
        assert " person" in board.words
        assert board_study(board, 1, "fr")["hands"]["N"]


def test_a_deal_of_contract_bridge_is_complete():
    """Its calls, its cards, its score and its day."""
    table = some_deals("contract", seeded(5), deals=1)
    ((kept,), _) = gather_deals(asked(table, {"S"}))
    record = record_of(kept.text)
    board = table.started_log.state.board
    assert record.auction.calls == board.past_phases[0].calls
    assert "2026.01.01" == kept.facts["date"]
    assert kept.facts["names"].count("Person S") == 1


def test_only_what_is_new_and_only_ones_own():
    """Deals are imported once; those played by other people are not imported."""
    table = some_deals("contract", seeded(2), match={"kind": "duplicate", "boards": 3})
    assert 1 == len(gather_deals(asked(table, {"S"}, after=1))[0])
    assert ([], 2) == gather_deals(asked(table, {"somebody"}))


def test_a_deal_in_progress_is_nobodys():
    """Its cards are still secret."""
    table = table_of("S")
    assert ([], 0) == gather_deals(asked(table, {"S"}))
    assert {} == collect_finished(table.started_log, {})


def test_one_deal_to_keep():
    """With the names of its people."""
    table = some_deals("whist", seeded(1), deals=1)
    found = collect_finished(table.started_log, {"S": "Zoé"})
    assert "Zoé" in deal_to_keep(table.started_log, found[1], "code").facts["names"]
