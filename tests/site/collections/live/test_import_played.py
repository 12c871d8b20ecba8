"""Import of deals from the logs of a visitor's tables (docs/protocol.md, `played`)."""

import pytest

from chelem.formats.log.write import write_log
from chelem.site.collections.domain.board_detail import build_study, record_from_text
from chelem.site.collections.live.import_played import (
    collect_finished,
    collect_new_deals,
    kept_board_from_deal,
)
from chelem.site.tables.domain.dealing import deal_next
from chelem.site.tables.store.played_tables import PlayedTable
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME, play_deal, table_of


def table_with_deals(game, below, deals=2, people="S", **given):
    table = table_of(people, game, **given)
    for place in range(deals):
        play_deal(table, below)
        if place < deals - 1 and table.status != "over":
            deal_next(table, below)
    return table


def played_table(table, visitors_players, after=0):
    names = {player: person.name for player, person in table.people.known.items()}
    lines = tuple(write_log(table.started_log.entries))
    return PlayedTable(
        table.code, table.started_log.version, after, lines, names, frozenset(visitors_players)
    )


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_finished_deal_is_imported(game):
    """In every game a stored deal has cards, a contract and search words."""
    table = table_with_deals(game, seeded(3))
    boards, last = collect_new_deals(played_table(table, {"S"}))
    rows = table.started_log.state.sheet.rows
    assert (len(rows), rows[-1].setting.deal) == (len(boards), last)
    for board, row in zip(boards, rows, strict=True):
        assert (table.code, row.setting.deal, game) == (board.table, board.deal, board.facts["game"])
        assert record_from_text(board.text).deal is not None
        assert bool(board.facts["contract"]["fr"])
        assert " person" in board.words
        assert build_study(board, 1, "fr")["hands"]["N"]


def test_contract_bridge_deal_is_complete():
    """A deal of contract bridge keeps its calls, names and date."""
    table = table_with_deals("contract", seeded(5), deals=1)
    ((kept,), _) = collect_new_deals(played_table(table, {"S"}))
    record = record_from_text(kept.text)
    board = table.started_log.state.board
    assert record.auction.calls == board.past_phases[0].calls
    assert "2026.01.01" == kept.facts["date"]
    assert kept.facts["names"].count("Person S") == 1


def test_only_new_deals_of_the_visitor():
    """Deals are imported once; those played by other people are not imported."""
    table = table_with_deals("contract", seeded(2), match={"kind": "duplicate", "boards": 3})
    assert 1 == len(collect_new_deals(played_table(table, {"S"}, after=1))[0])
    assert ([], 2) == collect_new_deals(played_table(table, {"somebody"}))


def test_deal_in_progress_is_not_imported():
    """The cards of a deal in progress are still secret."""
    table = table_of("S")
    assert ([], 0) == collect_new_deals(played_table(table, {"S"}))
    assert {} == collect_finished(table.started_log, {})


def test_kept_deal_has_players_names():
    """A kept deal has its players' names."""
    table = table_with_deals("whist", seeded(1), deals=1)
    found = collect_finished(table.started_log, {"S": "Zoé"})
    assert "Zoé" in kept_board_from_deal(table.started_log, found[1], "code").facts["names"]
