"""The counts of a hand that a page shows are true, in both languages, and need only what the player sees."""

import re

import pytest

from chelem.bots.meaning import Meaning
from chelem.core.calls import SimpleCall
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.engine.audience import Player
from chelem.games.comptoir import PACKETS
from chelem.games.comptoir.rules import HONOURS
from chelem.site.tables.domain import dealing
from chelem.site.tables.domain.hints import may_have_hints
from chelem.site.tables.views.counting import declarer_plan, hand_count_section, opposite_hand
from chelem.site.tables.views.deal import calls_in_deal
from chelem.site.tables.views.meanings import CallMeanings, partner_lengths
from chelem.site.tables.views.review import review_section
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME, bots_move, open_table, play_deal, play_until, table_of

GAMES = (*EVERY_GAME, "minibridge")
NOTHING_SHOWN = (0, 0, 0, 0)


def view_of(table, seat):
    return table.started_log.view(Player(table.chairs[seat]))


def count_of(table, seat, language="en", *, shown=NOTHING_SHOWN, advice=True):
    return hand_count_section(view_of(table, seat), shown, language, advice=advice)


def moments(game):
    """Yield a table of people before each call and card of a deal."""
    table = table_of("NESW" if game != "whiz" else "ESW", game)
    while not table.between_deals:
        yield table
        table.act_now(*bots_move(table))


@pytest.mark.parametrize("game", GAMES)
def test_the_plan_is_declarers_alone(game):
    """Nobody else has one; its winners never exceed the tricks left."""
    planned = False
    for table in moments(game):
        board = table.started_log.state.board
        for seat in table.seats:
            view = view_of(table, seat)
            plan = declarer_plan(view.state.board, seat)
            assert bool(plan) == bool(count_of(table, seat)["plan"])
            if plan:
                planned = True
                assert board.contract.declarer is seat
                assert plan.winners <= plan.left == board.play.left
                assert plan.missing == max(0, plan.needed - plan.winners)
    assert planned


@pytest.mark.parametrize("game", GAMES)
def test_nobody_counts_with_a_hidden_hand(game):
    """The other hand of a count is open to its reader: Domy's before the contract, then dummy's."""
    for table in moments(game):
        board = table.started_log.state.board
        for seat in table.seats:
            view = view_of(table, seat)
            other = opposite_hand(view.state, view.state.board, seat)
            exposed = [board.holdings.hands[each] for each in board.holdings.open]
            assert (
                other is None
                or other in exposed
                or (board.contract is not None and other == view.state.board.holdings.hands[seat.partner])
            )
            if board.contract is None:
                assert (other is not None) == (Seat.N not in table.seats)
            elif seat.side is not board.contract.declarer.side:
                assert other is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_count_is_in_words(game, language):
    """No sentence lacks its message or a fact, at any moment of a deal."""
    for table in moments(game):
        for seat in table.seats:
            count = count_of(table, seat, language)
            counts = [text for each in count["counts"] for text in each.values()]
            for text in (count["line"], *counts, *count["plan"]):
                assert text
                assert not re.search(r"\{|\$|count[-.]|plan[-.]|note[-.]", text), text


def test_advice_is_only_given_where_hints_are():
    """Without them there is neither a plan nor a number of tricks to expect."""
    for table in moments("whiz"):
        for seat in table.seats:
            count = count_of(table, seat, advice=False)
            assert [] == count["plan"]
            assert "tricks" not in count["line"]
            assert 4 > len(count["counts"])


@pytest.mark.parametrize(
    ("people", "hints", "given"), [("S", "alone", True), ("SN", "alone", False), ("S", "off", False)]
)
def test_hints_are_a_matter_of_policy(people, hints, given):
    """As for hints: one alone, every player, or nobody."""
    assert given == may_have_hints(table_of(people, policy={"hints": hints}))


def test_there_is_nothing_to_count_before_the_first_deal():
    """The match has not begun: a sentence says so."""
    table = open_table()
    with pytest.raises(Refused):
        table.player_view("S")


def test_partner_shows_lengths_by_the_meanings_of_their_calls():
    """The greatest minimum of each suit counts; the opponents' calls do not, nor those without a meaning."""
    table = table_of("NESW")
    play_until(table, lambda table: len(calls_in_deal(table.started_log)) >= 4)
    log, meanings = table.started_log, CallMeanings()
    lengths = ((0, 13), (2, 13), (3, 5), (5, 13))
    for version, event in calls_in_deal(log):
        if event.seat in (Seat.N, Seat.E):
            meanings.keep(version, Meaning(SimpleCall.PASS, {}, (0, 37), lengths))
    assert (0, 2, 3, 5) == partner_lengths(log, Seat.S, meanings)
    assert NOTHING_SHOWN == partner_lengths(log, Seat.N, meanings)


@pytest.mark.parametrize("number", [1, 5, 7])
def test_a_comptoir_deal_says_how_it_was_prepared(number):
    """Six deals were prepared: the review says how, and how many honours dealer's side got (RULES 3.2)."""
    table = table_of("S", "comptoir")
    play_deal(table)
    for _ in range(number - 1):
        dealing.deal_next(table, seeded(number))
        play_deal(table)
    prepared = review_section(table, number, "S", "en")["prepared"]
    if number not in PACKETS:
        assert prepared is None
        return
    board = table.started_log.state.board
    dealer = board.setting.dealer
    hands = board.holdings.hands
    held = len((hands[dealer] | hands[dealer.partner]) & Hand.of(HONOURS))
    assert f"{PACKETS[number]} of the 18" in prepared
    assert f"{held} of the 16 honours went to" in prepared
